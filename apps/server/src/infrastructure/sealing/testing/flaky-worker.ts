import { parentPort } from 'node:worker_threads'

interface Task {
  kind: string
  input?: { envelope: { name: string } }
}

/** The packet's name decides how the thread behaves. */
parentPort?.on('message', ({ kind, input }: Task) => {
  const name = input?.envelope.name ?? ''
  const behaviors: Record<string, () => void> = {
    fail: () => parentPort?.postMessage({ kind: 'failed', error: 'The form is broken.' }),
    crash: () => process.exit(3),
    hang: () => undefined,
    'exhaust-memory': () => {
      const arrays: number[][] = []
      for (;;) {
        arrays.push(new Array<number>(1_000_000).fill(1))
      }
    },
  }
  const behave = behaviors[name]
  if (behave) {
    behave()
  } else {
    parentPort?.postMessage(
      kind === 'warm-up' ? { kind: 'warmed-up' } : { kind: 'produced', file: { sha256: name } },
    )
  }
})
parentPort?.postMessage({ kind: 'ready' })
