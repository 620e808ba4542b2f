import { Agent, request } from 'node:http'

interface Load {
  /** Of every call that did not get the status that it expects. */
  failures: string[]
  calls: number
  /** Fewer than calls, because connections are kept open. */
  connections: number
  /** Waits for the calls in progress. */
  stop(): Promise<void>
}

export interface LoadCall {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  expects: number
}

/** One call every so many milliseconds, whether or not the earlier ones have been answered. */
export function startLoad(next: (count: number) => LoadCall, everyMs: number): Load {
  const agent = new Agent({ keepAlive: true })
  const pending = new Set<Promise<void>>()
  const load: Load = { failures: [], calls: 0, connections: 0, stop }
  const timer = setInterval(() => {
    const call = next(load.calls)
    load.calls += 1
    const sent: Promise<void> = send(call, agent, load).finally(() => pending.delete(sent))
    pending.add(sent)
  }, everyMs)

  async function stop(): Promise<void> {
    clearInterval(timer)
    await Promise.all(pending)
    agent.destroy()
  }
  return load
}

/** No retry: what a browser would see. */
function send(call: LoadCall, agent: Agent, load: Load): Promise<void> {
  const { method, url, headers, body, expects } = call
  const fail = (what: string) =>
    void load.failures.push(`${method} ${new URL(url).pathname}: ${what}`)

  return new Promise((resolve) => {
    const sent = request(url, { method, headers, agent, timeout: 20_000 }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('error', (error) => fail(error.message))
      response.on('close', () => {
        if (response.statusCode !== expects || !response.complete) {
          fail(`${response.statusCode} ${text.slice(0, 300)}`)
        }
        resolve()
      })
    })
    sent.on('socket', () => {
      load.connections += sent.reusedSocket ? 0 : 1
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in 20 s')))
    sent.on('error', (error) => {
      fail(error.message)
      resolve()
    })
    sent.end(body)
  })
}
