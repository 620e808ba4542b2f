/** Values are immutable. */
export interface History<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
  /** A change with the tag of the last change joins it into one undo step. */
  tag?: string | undefined
}

const maxSteps = 200

export function createHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [] }
}

export function commit<Value>(
  history: History<Value>,
  present: Value,
  tag?: string,
): History<Value> {
  if (present === history.present) {
    return history
  }
  const joins = tag !== undefined && tag === history.tag
  const past = joins ? history.past : [...history.past, history.present].slice(-maxSteps)

  return { past, present, future: [], tag }
}

export function undo<Value>(history: History<Value>): History<Value> {
  const present = history.past.at(-1)
  if (present === undefined) {
    return history
  }

  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
  }
}

export function redo<Value>(history: History<Value>): History<Value> {
  const [present, ...future] = history.future
  if (present === undefined) {
    return history
  }

  return { past: [...history.past, history.present], present, future }
}
