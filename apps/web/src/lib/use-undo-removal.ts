import { useState } from 'react'

interface UndoRemovalOptions<Row> {
  remove: (index: number) => void
  insert: (index: number, row: Row) => void
}

interface Removal<Row> {
  index: number
  row: Row
  name: string
}

/** The last removed row of a list of fields, until it is undone or another one is removed. */
export function useUndoRemoval<Row>({ remove, insert }: UndoRemovalOptions<Row>) {
  const [removal, setRemoval] = useState<Removal<Row>>()
  const [count, setCount] = useState(0)

  return {
    removed: removal?.name,
    removedIndex: removal?.index,
    /** How many rows were removed so far. */
    count,
    remove: (removed: Removal<Row>) => {
      remove(removed.index)
      setRemoval(removed)
      setCount(count + 1)
    },
    undo: () => {
      if (removal) {
        insert(removal.index, removal.row)
        setRemoval(undefined)
      }
    },
  }
}
