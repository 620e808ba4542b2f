import type { SealPorts } from '@countersign/esign/sealing'

const mostBytes = 1_000_000

/** Time stamps (RFC 3161, 3.4) and revocation lists over HTTP; the engine itself knows no network. */
export const sealPorts: Required<SealPorts> = {
  fetchTimeStamp: async (url, request, { signal }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: Buffer.from(request),
      signal,
    })
    return readBytes(answer)
  },

  fetchCrl: async (url, { signal }) => readBytes(await fetch(url, { signal })),
}

async function readBytes(answer: Response): Promise<Uint8Array> {
  if (!answer.ok || !answer.body) {
    throw new Error(`It answered ${answer.status}.`)
  }

  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body) {
    size += part.length
    if (size > mostBytes) {
      throw new Error('Its answer is too large.')
    }
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
