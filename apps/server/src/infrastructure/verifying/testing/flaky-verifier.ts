import { parentPort } from 'node:worker_threads'

/** A verifying thread with moods, for the pool's tests: the file's words say what it does. */
parentPort?.on('message', ({ pdf }: { pdf: Uint8Array }) => {
  const words = Buffer.from(pdf).toString('utf8')
  if (words === 'hang') {
    return
  }
  if (words === 'devour') {
    const eaten: number[][] = []
    for (;;) {
      eaten.push(new Array<number>(1_000_000).fill(1))
    }
  }
  parentPort?.postMessage({ kind: 'inspected', file: { fileSha256: words } })
})
parentPort?.postMessage({ kind: 'ready' })
