import { parentPort } from 'node:worker_threads'

interface Task {
  kind: string
  input?: { envelope: { name: string } }
}

let prepared = 0
let freed = 0

/** The packet's name decides how the thread behaves. */
parentPort?.on('message', ({ kind, input }: Task) => {
  const name = input?.envelope.name ?? ''
  prepared += kind === 'prepare' ? 1 : 0
  freed += kind === 'free-memory' ? 1 : 0
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
    const done: Record<string, object> = {
      prepare: { kind: 'prepared' },
      'warm-up': { kind: 'warmed-up' },
      'free-memory': { kind: 'memory-freed' },
      produce: { kind: 'produced', file: { sha256: name, pages: prepared, freed } },
    }
    parentPort?.postMessage(done[kind])
  }
})
parentPort?.postMessage({ kind: 'ready' })
