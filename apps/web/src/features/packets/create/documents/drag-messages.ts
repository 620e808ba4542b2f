import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'
import type { Form } from '@countersign/contract/schemas/forms/form'

interface DragMessages {
  announcements: Announcements
  screenReaderInstructions: ScreenReaderInstructions
}

/** Screen reader announcements for sorting by keyboard. */
export function dragMessages(documents: readonly Form[]): DragMessages {
  const formTitle = (id: unknown) =>
    documents.find(({ _id }) => _id === id)?.title ?? 'The document'
  const position = (id: unknown) =>
    `number ${documents.findIndex(({ _id }) => _id === id) + 1} of ${documents.length}`

  return {
    announcements: {
      onDragStart: ({ active }) =>
        `${formTitle(active.id)} is picked up at ${position(active.id)}.`,
      onDragOver: ({ active, over }) =>
        over ? `${formTitle(active.id)} would move to ${position(over.id)}.` : undefined,
      onDragEnd: ({ active, over }) =>
        over ? `${formTitle(active.id)} is now ${position(over.id)}.` : undefined,
      onDragCancel: ({ active }) => `${formTitle(active.id)} is back in its old position.`,
    },
    screenReaderInstructions: {
      draggable:
        'To move a document, press the space bar to pick it up, the up and down arrows to move it, and the space bar again to drop it. Press Escape to cancel.',
    },
  }
}
