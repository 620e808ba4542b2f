/** Calls the API, reads the whole response and returns its ETag. */
export async function fetchAs(
  token: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await fetch(`${process.env.E2E_BASE_URL ?? ''}/api${url}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  await answer.arrayBuffer()

  return answer.headers.get('etag') ?? ''
}

export async function fetchBare(url: string): Promise<void> {
  const answer = await fetch(url)

  await answer.arrayBuffer()
}
