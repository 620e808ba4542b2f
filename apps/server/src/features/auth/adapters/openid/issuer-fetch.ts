import type { CustomFetch } from 'openid-client'

/** More than any discovery document, key set or token needs. */
const maxBytes = 1_000_000

/** The issuer answered, but not as an issuer should. */
export class IssuerAnswerError extends Error {}

/**
 * `fetch` for calls to the issuer: answers have at most 1 MB, redirects are not followed, and plain
 * HTTP is refused unless the issuer itself is on this machine. The caller's signal limits the time of
 * the whole answer.
 */
export function createIssuerFetch(options: {
  fetch: CustomFetch | undefined
  allowHttp: boolean
}): CustomFetch {
  const send: CustomFetch = options.fetch ?? ((url, init) => fetch(url, init))

  return async (url, init) => {
    if (!options.allowHttp && !url.startsWith('https:')) {
      throw new IssuerAnswerError('The issuer names an address without HTTPS.')
    }
    const response = await send(url, { ...init, redirect: 'manual' })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new IssuerAnswerError(
        `${new URL(url).pathname} redirects to ${hostOf(response, url)} instead of answering.`,
      )
    }

    return new Response(await readBody(response), {
      status: response.status,
      headers: response.headers,
    })
  }
}

function hostOf(response: Response, url: string): string {
  const location = response.headers.get('location') ?? ''

  return URL.canParse(location, url) ? new URL(location, url).host : 'an invalid address'
}

/** `null` for a status that has no body. */
async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.body) {
    return null
  }

  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) {
      throw new IssuerAnswerError(`The issuer’s answer has more than ${maxBytes} bytes.`)
    }
    chunks.push(chunk)
  }

  return Uint8Array.from(Buffer.concat(chunks))
}
