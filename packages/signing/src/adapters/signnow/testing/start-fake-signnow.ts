import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { FakeRefusal } from './fake-error.ts'
import { createRouter } from './fake-router.ts'
import type { FakeAnswer, FakeSignNow, FakeSignNowOptions, Interception } from './fake-signnow.ts'
import { createFakeState } from './fake-state.ts'

/**
 * SignNow as an HTTP server, written from its documentation: stricter than the original where the
 * documentation says that something is refused. It also shows the page in the frame.
 */
export async function startFakeSignNow(given: FakeSignNowOptions = {}): Promise<FakeSignNow> {
  const interceptions: Interception[] = []
  const fake: FakeSignNow = {
    url: '',
    state: createFakeState(),
    calls: [],
    refused: [],
    options: {
      clientId: 'client',
      clientSecret: 'client-secret',
      username: 'service@signnow-account.example',
      password: 'correct horse',
      latencyMs: 0,
      ...given,
    },
    intercept: (interception) => void interceptions.push({ times: 1, ...interception }),
    stopIntercepting: () => void (interceptions.length = 0),
    subscribe: (webhooks) => void (fake.webhooks = webhooks),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const router = createRouter(fake)
  const server = createServer((request, response) => void handle(request, response))

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = router.describe(request)
    const isPage = call.startsWith('GET /html') || call.includes('/webapp')
    if (!isPage) {
      fake.calls.push(call)
      await pause(fake.options.latencyMs)
    }
    const interception = takeInterception(interceptions, call)
    if (interception && interception.when !== 'after') {
      interception.answer(request, response)
      return
    }
    const answer = await router.run(request).catch((error: unknown) => {
      fake.refused.push(`${call}: ${error instanceof Error ? error.message : 'unknown'}`)
      return toAnswer(error)
    })
    if (interception) {
      interception.answer(request, response)
      return
    }
    response.writeHead(answer.status, answer.headers).end(answer.body)
  }

  await new Promise<void>((resolve) => server.listen(given.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  fake.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return fake
}

function takeInterception(all: Interception[], call: string): Interception | undefined {
  const found = all.find((each) => each.call === undefined || each.call === call)
  if (found) {
    found.times = (found.times ?? 1) - 1
    if (found.times <= 0) {
      all.splice(all.indexOf(found), 1)
    }
  }
  return found
}

function toAnswer(error: unknown): FakeAnswer {
  const refusal =
    error instanceof FakeRefusal ? error : new FakeRefusal(500, 500, 'The fake has failed.')
  const headers = { 'content-type': 'application/json' }
  return { status: refusal.status, headers, body: JSON.stringify(refusal.body) }
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve()
}
