import { parseKey } from '../model/key-commands.ts'
import { select } from '../model/editing.ts'
import { visiblePage } from './place-element.ts'
import type { Editor } from './use-editor.ts'

/** Keyboard shortcuts of the editor, except in text fields and dialogs. */
export function createKeyHandler(
  editor: Editor,
  { onEdit, onEscape }: { onEdit: (placeId: string) => void; onEscape: () => void },
) {
  return (event: React.KeyboardEvent) => {
    const command = parseKey(event)
    if (!command || isTyping(event.target) || isInDialog(event.target)) {
      return
    }
    const placeId = focusedPlaceId(event.target)
    switch (command.kind) {
      case 'undo':
      case 'redo':
      case 'paste':
      case 'select-all':
        break
      case 'select-none':
        onEscape()
        break
      case 'edit':
      case 'move':
      case 'resize':
      case 'remove':
      case 'duplicate':
      case 'copy':
      case 'cut':
        if (placeId === undefined) {
          return
        }
        // A key acts on the focused place and on everything selected with it.
        editor.change((current) =>
          current.selected.includes(placeId) ? current : select(current, [placeId]),
        )
    }
    event.preventDefault()
    if (command.kind === 'edit') {
      onEdit(placeId ?? '')
    } else {
      editor.run(command, visiblePage())
    }
  }
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox')
  )
}

function isInDialog(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('dialog') !== null
}

function focusedPlaceId(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset.place : undefined
}
