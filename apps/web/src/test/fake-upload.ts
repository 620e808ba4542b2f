import { vi } from 'vitest'
import { respondTo, type MockHandler } from './fake-api.ts'

/** Replaces `XMLHttpRequest`, which uploads with progress; returns the requests it received. */
export function fakeUpload(...handlers: MockHandler[]): Request[] {
  const requests: Request[] = []
  class FakeXhr {
    upload: Partial<XMLHttpRequestUpload> = {}
    withCredentials = false
    status = 0
    responseText = ''
    onload?: () => void
    readonly #headers = new Headers()
    #method = ''
    #url = ''
    #responseHeaders = new Headers()

    open(method: string, url: string) {
      this.#method = method
      this.#url = `http://localhost${url}`
    }

    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }

    getResponseHeader(name: string) {
      return this.#responseHeaders.get(name)
    }

    async send(body: Blob) {
      const request = new Request(this.#url, { method: this.#method, headers: this.#headers, body })
      requests.push(request.clone())
      const response = await respondTo(handlers, request)
      this.status = response.status
      this.#responseHeaders = response.headers
      this.responseText = await response.text()
      this.onload?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  return requests
}
