import { baseUrl } from './environment.ts'

/** The API as any caller sees it. `call` answers status and body; the others expect success. */
export interface Api {
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: unknown): Promise<T>
  patch<T>(path: string, body?: unknown): Promise<T>
}

export function api(token?: string): Api {
  return {
    call: (method, path, body) => call(token, method, path, body),
    get: (path) => succeed(token, 'GET', path),
    post: (path, body) => succeed(token, 'POST', path, body),
    patch: (path, body) => succeed(token, 'PATCH', path, body),
  }
}

async function succeed<T>(token: string | undefined, method: string, path: string, body?: unknown) {
  const answer = await call(token, method, path, body)
  if (answer.status >= 300) {
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  // What the contract promises is tested beside the server; here its shape is taken as given.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return answer.body as T
}

async function call(token: string | undefined, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${baseUrl()}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  const said: unknown = isJson && text ? JSON.parse(text) : text
  return { status: answer.status, body: said }
}
