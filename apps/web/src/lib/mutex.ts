/** Runs one task at a time, in the order of the calls; a failed task does not stop the next. */
export function createMutex(): <Result>(task: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
