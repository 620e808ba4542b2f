interface Page {
  /** The address of the page, or the one that it redirected out to. */
  at: string
  response: Response
}

/** Keeps cookies and follows redirects, until one leads back to the app. */
export class HttpBrowser {
  readonly #cookies = new Map<string, string>()
  readonly #isOurs: (address: string) => boolean

  /** `isOurs` says which addresses are the app's own, and are not opened. */
  constructor(isOurs = (address: string) => address.includes('/auth/callback')) {
    this.#isOurs = isOurs
  }

  async open(address: string, init: RequestInit = {}): Promise<Page> {
    const response = await fetch(address.replace('localhost', '127.0.0.1'), {
      ...init,
      redirect: 'manual',
      headers: {
        ...init.headers,
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/) ?? []
      this.#cookies.set(name, value)
    }
    const location = response.headers.get('location')
    const next = location === null ? undefined : new URL(location, address).href

    return next === undefined || this.#isOurs(next)
      ? { at: next ?? address, response }
      : this.open(next)
  }
}
