export type SelectionCommand =
  | { kind: 'move' | 'resize'; dx: number; dy: number }
  | { kind: 'remove' | 'duplicate' | 'copy' | 'cut' }

export type EditingCommand =
  SelectionCommand | { kind: 'paste' | 'undo' | 'redo' | 'select-all' | 'select-none' }

/** `edit` opens the settings of the selected places. */
export type Command = EditingCommand | { kind: 'edit' }

interface KeyPress {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** Supports Mac and PC modifiers; undefined for any other key. */
export function parseKey(event: KeyPress): Command | undefined {
  return event.ctrlKey || event.metaKey ? withModifier(event) : withoutModifier(event)
}

const arrows = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

function withoutModifier({ key, shiftKey, altKey }: KeyPress): Command | undefined {
  const [right, down] = arrows.get(key) ?? []
  if (right !== undefined && down !== undefined) {
    const far = shiftKey ? 10 : 1
    return { kind: altKey ? 'resize' : 'move', dx: right * far, dy: down * far }
  }
  switch (key) {
    case 'Delete':
    case 'Backspace':
      return { kind: 'remove' }
    case 'Escape':
      return { kind: 'select-none' }
    case 'Enter':
      return { kind: 'edit' }
    default:
      return undefined
  }
}

function withModifier({ key, shiftKey }: KeyPress): Command | undefined {
  switch (key.toLowerCase()) {
    case 'z':
      return { kind: shiftKey ? 'redo' : 'undo' }
    case 'y':
      return { kind: 'redo' }
    case 'd':
      return { kind: 'duplicate' }
    case 'c':
      return { kind: 'copy' }
    case 'x':
      return { kind: 'cut' }
    case 'v':
      return { kind: 'paste' }
    case 'a':
      return { kind: 'select-all' }
    default:
      return undefined
  }
}
