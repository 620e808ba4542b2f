import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Whose request runs: the signing port has no context, and what it changes for the owner is done by one
 * person of the owner's office.
 */
const storage = new AsyncLocalStorage<string>()

export function actAs<Result>(userId: string | undefined, work: () => Result): Result {
  return userId === undefined ? work() : storage.run(userId, work)
}

/** Undefined in jobs, and while a resident acts. */
export function actingPerson(): string | undefined {
  return storage.getStore()
}
