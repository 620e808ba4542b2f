import { parentPort } from 'node:worker_threads'

/** A sealing thread with moods, for the pool's tests: the packet's name says what it does. */
parentPort?.on('message', ({ envelope }: { envelope: { name: string } }) => {
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
  const mood = moods[envelope.name]
  if (mood) {
    mood()
  } else {
    parentPort?.postMessage({ kind: 'made', file: { sha256: envelope.name } })
  }
})
parentPort?.postMessage({ kind: 'ready' })
