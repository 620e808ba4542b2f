/** What stands, what stood before, and what was undone. Values are never changed in place. */
export interface History<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
  /** Of the last change: one that follows under the same tag joins it, as one step to undo. */
  tag?: string | undefined
}

/** As far back as a person would want to go, and no memory without end. */
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
