import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

/** The file's text decides how the thread behaves. */
parentPort?.on('message', ({ path }: { path: string }) => {
  const text = readFileSync(path, 'utf8')
  if (text === 'hang') {
    return
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
  parentPort?.postMessage({ kind: 'inspected', file: { fileSha256: text } })
})
parentPort?.postMessage({ kind: 'ready' })
