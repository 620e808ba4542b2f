/** What a thread returns: an error that is thrown would lose its class on the way. */
export type Outcome<Value, Rejection> = { value: Value } | { rejected: Rejection }

/** In the thread. `explain` knows the errors that reject a file; others are defects of ours. */
export async function settle<Value, Rejection>(
  work: () => Value | Promise<Value>,
  explain: (error: unknown) => Rejection | undefined,
): Promise<Outcome<Value, Rejection>> {
  try {
    return { value: await work() }
  } catch (error) {
    const rejected = explain(error)
    if (rejected === undefined) {
      throw error
    }
    return { rejected }
  }
}

export function takeValue<Value, Rejection>(
  outcome: Outcome<Value, Rejection>,
  toError: (rejection: Rejection) => Error,
): Value {
  if ('rejected' in outcome) {
    throw toError(outcome.rejected)
  }
  return outcome.value
}

export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack')
}
