import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FakeState } from './fake-state.ts'
import type { FakeWebhooks } from './fake-webhooks.ts'

export interface FakeSignNowOptions {
  clientId?: string
  clientSecret?: string
  /** The account that owns everything; also its address. */
  username?: string
  password?: string
  /** A token that is accepted without logging in. */
  token?: string
  /** Pause before each answer of the API. */
  latencyMs?: number
  port?: number
}

export interface FakeSignNow {
  url: string
  state: FakeState
  /** Each call of the API as `POST /documentgroup`, in order, with its own ids replaced by `*`. */
  calls: string[]
  /** Why calls were refused: each is an error of ours. */
  refused: string[]
  options: Required<Omit<FakeSignNowOptions, 'token' | 'port'>> & { token?: string | undefined }
  /** Answers the next matching call instead of the API: `before` it is carried out, or after it. */
  intercept(interception: Interception): void
  stopIntercepting(): void
  /** Where events are posted from now on. */
  subscribe(webhooks: FakeWebhooks): void
  webhooks?: FakeWebhooks
  close(): Promise<void>
}

export interface Interception {
  /** Such as `POST /documentgroup`; the next call of any kind if it is left out. */
  call?: string
  /** `after`: the call is carried out, and its answer is replaced. Default: `before`. */
  when?: 'before' | 'after'
  times?: number
  answer: (request: IncomingMessage, response: ServerResponse) => void
}

/** What the fake answers a request with. */
export interface FakeAnswer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}
