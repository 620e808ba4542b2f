import type { ProblemCode } from '@countersign/contract'

interface Refusals {
  /** What the server says of an answer, by its English sentence. */
  answer: (message: string) => string
  /** What the server says of a call that it refused. */
  call: (code: ProblemCode, message: string) => string
}

/** The server speaks English, so that here nothing is left to say. */
export const refusals: Refusals = {
  answer: (message) => message,
  call: (_code, message) => message,
}
