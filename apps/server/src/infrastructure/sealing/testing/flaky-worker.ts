import { parentPort } from 'node:worker_threads'

interface Told {
  kind: string
  input?: { envelope: { name: string } }
}

/** A sealing thread with moods, for the pool's tests: the packet's name says what it does. */
parentPort?.on('message', ({ kind, input }: Told) => {
  const name = input?.envelope.name ?? ''
  const moods: Record<string, () => void> = {
    refuse: () => parentPort?.postMessage({ kind: 'failed', words: 'The form is torn.' }),
    die: () => process.exit(3),
    hang: () => undefined,
    devour: () => {
      const eaten: number[][] = []
      for (;;) {
        eaten.push(new Array<number>(1_000_000).fill(1))
      }
    },
  }
  const mood = moods[name]
  if (mood) {
    mood()
  } else {
    parentPort?.postMessage(
      kind === 'rehearse' ? { kind: 'rehearsed' } : { kind: 'produced', file: { sha256: name } },
    )
  }
})
parentPort?.postMessage({ kind: 'ready' })
