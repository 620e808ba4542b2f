let last: Promise<unknown> = Promise.resolve()

/** Begins this work when all that was given before it has ended, however it ended. */
export function serialize<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)

  return turn
}
