import { useState } from 'react'
import type { DragEvent } from 'react'

/** Props for an area on which files can be dropped. `data-over` is set while they are held above it. */
export function useFileDrop(onDrop: (dropped: DataTransfer) => void) {
  const [isOver, setIsOver] = useState(false)

  return {
    'data-over': isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setIsOver(false)
      onDrop(event.dataTransfer)
    },
  }
}
