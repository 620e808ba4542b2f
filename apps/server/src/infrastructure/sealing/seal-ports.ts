import type { SealPorts } from '@countersign/seal/sealing/seal-settings'

const maxBytes = 1_000_000

/** Time stamps (RFC 3161, 3.4) and revocation lists over HTTP; the engine itself does no I/O. */
export const sealPorts: Required<SealPorts> = {
  fetchTimeStamp: async (url, request, { signal }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: Buffer.from(request),
      signal,
    })
    return readBytes(response)
  },

  fetchCrl: async (url, { signal }) => readBytes(await fetch(url, { signal })),
}

async function readBytes(response: Response): Promise<Uint8Array> {
  if (!response.ok || !response.body) {
    throw new Error(`The response has status ${response.status}.`)
  }

  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > maxBytes) {
      throw new Error('The response is too large.')
    }
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
