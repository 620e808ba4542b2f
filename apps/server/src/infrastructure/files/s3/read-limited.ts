import type { Readable } from 'node:stream'
import { StorageError } from '../../../kernel/storage-error.ts'

/** All bytes of a stream. Throws where there are more, and destroys the stream then or when aborted. */
export async function readLimited(
  stream: Readable,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  const abort = () => stream.destroy(new Error('The time limit has passed.'))
  signal.addEventListener('abort', abort, { once: true })

  try {
    // Leaving the loop destroys the stream.
    for await (const chunk of stream) {
      const part = Buffer.from(chunk)
      bytes += part.length
      if (bytes > maxBytes) {
        throw new StorageError('corrupt', `The answer is longer than ${maxBytes} bytes.`)
      }
      chunks.push(part)
    }
  } finally {
    signal.removeEventListener('abort', abort)
  }

  return Buffer.concat(chunks)
}
