import { readFileSync } from 'node:fs'

/** The file's text decides how the thread behaves. */
export function run({ path }: { path: string }): unknown {
  const text = readFileSync(path, 'utf8')
  if (text === 'hang') {
    return new Promise(() => undefined)
  }
  while (text === 'spin') {
    // It never ends by itself.
  }
  if (text === 'exhaust-memory') {
    const arrays: number[][] = []
    for (;;) {
      arrays.push(new Array<number>(1_000_000).fill(1))
    }
  }
  return { fileSha256: text }
}
