/** Far above any answer that we ask for. */
const maxBytes = 2_000_000

/**
 * `fetch` for the vendor's client: an answer of bounded size, no redirects to other hosts, and the
 * whole answer read here, so that a connection that breaks in its middle is retried like any other.
 */
export async function limitedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: 'manual' })
  const body = await readLimited(answer)
  const { status, headers } = answer

  return new Response(hasNoBody(status) ? null : body, { status, headers })
}

async function readLimited({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (body) {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > maxBytes) {
        throw new Error(`The answer has more than ${maxBytes} bytes.`)
      }
      chunks.push(chunk)
    }
  }

  return new Uint8Array(Buffer.concat(chunks))
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304
}
