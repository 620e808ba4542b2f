import { SignNowError } from './client/signnow-error.ts'
import type { SignNow } from './signnow.ts'

const keptMs = 60_000

/** Asks SignNow at most once a minute, however often it is called. */
export function createFindProblem({ client, engine }: SignNow): () => Promise<string | undefined> {
  let last: { at: number; problem: Promise<string | undefined> } | undefined

  return () => {
    const now = engine.clock().getTime()
    if (!last || now - last.at >= keptMs) {
      last = { at: now, problem: findProblem(() => client.readAccountEmail()) }
    }
    return last.problem
  }
}

async function findProblem(ask: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await ask()
    return undefined
  } catch (error) {
    return error instanceof SignNowError && error.kind === 'credentials'
      ? 'SignNow does not accept the account of this installation. Check the SIGNNOW_ settings.'
      : 'SignNow is not answering, so nothing can be sent or signed. It is tried again by itself.'
  }
}
