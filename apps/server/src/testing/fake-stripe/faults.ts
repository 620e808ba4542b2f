import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** How an answer may go wrong. `cut-after` and `error-500` come when the work was done. */
export type Fault =
  | 'cut-before'
  | 'cut-after'
  | 'error-500'
  | 'slow'
  | 'empty'
  | 'malformed'
  | 'other-shape'
  | 'html'
  | 'redirect'
  | 'error-in-200'
  | 'huge'

const slowMs = 30_000

/** Answers wrongly; `false` for an answer that is right after all. */
export async function answerWrongly(
  fault: Fault,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<boolean> {
  const json = { 'content-type': 'application/json' }
  switch (fault) {
    case 'cut-before':
    case 'cut-after':
      response.destroy()
      return true
    case 'error-500':
      return false
    case 'slow':
      await setTimeout(slowMs, undefined, { signal, ref: false }).catch(() => undefined)
      response.destroy()
      return true
    case 'empty':
      response.writeHead(200, json).end()
      return true
    case 'malformed':
      response.writeHead(200, json).end('{"id": "cs_test_1", "url": ')
      return true
    case 'other-shape':
      response.writeHead(200, json).end('{"id": 7, "object": "list", "data": "none"}')
      return true
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>')
      return true
    case 'redirect':
      response.writeHead(302, { location: 'https://example.com/v1' }).end()
      return true
    case 'error-in-200':
      response.writeHead(200, json).end('{"error": {"type": "api_error", "message": "Oops"}}')
      return true
    case 'huge':
      await sendHuge(response)
      return true
  }
}

const hugeMegabytes = 100

async function sendHuge(response: ServerResponse): Promise<void> {
  response.on('error', () => undefined)
  response.writeHead(200, { 'content-type': 'application/json' })
  const chunk = Buffer.alloc(1_000_000, ' ')
  for (let sent = 0; sent < hugeMegabytes && !response.destroyed; sent += 1) {
    if (!response.write(chunk)) {
      await Promise.race([
        new Promise((resolve) => response.once('drain', resolve)),
        new Promise((resolve) => response.once('close', resolve)),
      ])
    }
  }
  response.end('{}')
}
