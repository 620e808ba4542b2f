import type { FormPlace, PageSize } from '@countersign/contract'
import { useEffect, useRef, useState } from 'react'
import type { EditingCommand } from '../model/key-commands.ts'
import { currentPlaces, startEditing, type Editing, type Places } from '../model/editing.ts'
import { newPlaceId } from '../model/new-place.ts'
import { runCommand } from '../model/run-command.ts'
import { focusPlace } from './place-element.ts'

export interface Editor {
  editing: Editing
  /** Changes what stands, and says so to a screen reader. `focus` names the place to go to. */
  change: (next: (editing: Editing) => Editing, announcement?: string, focus?: string) => void
  /** Does what a key or a button asks. `page` is where a paste goes to. */
  run: (command: EditingCommand, page: number) => void
  /** The last thing said, and how many there were: the same said again is news again. */
  said: { words: string; count: number }
}

/** Holds the places while they are edited; every state of them is handed to `onPlaces`, to be kept. */
export function useEditor(
  start: { pages: readonly PageSize[]; places: Places },
  onPlaces: (places: Places) => void,
): Editor {
  const [editing, setEditing] = useState(() => startEditing(start.pages, start.places))
  // A drag begins before what it selects is drawn: handlers go by what stands now.
  const latest = useRef(editing)
  const [clipboard, setCopied] = useState<readonly FormPlace[]>([])
  const [said, setSaid] = useState({ words: '', count: 0 })
  const [focus, setFocus] = useState<{ id: string }>()
  useEffect(() => {
    if (focus) {
      focusPlace(focus.id)
    }
  }, [focus])

  function say(words: string) {
    setSaid((before) => ({ words, count: before.count + 1 }))
  }

  function keep(next: Editing) {
    const before = currentPlaces(latest.current)
    latest.current = next
    setEditing(next)
    if (currentPlaces(next) !== before) {
      onPlaces(currentPlaces(next))
    }
  }

  return {
    editing,
    said,
    change: (next, words, goTo) => {
      keep(next(latest.current))
      if (words !== undefined) {
        say(words)
      }
      if (goTo !== undefined) {
        setFocus({ id: goTo })
      }
    },
    run: (command, page) => {
      const outcome = runCommand(latest.current, command, { clipboard, page, newId: newPlaceId })
      if (!outcome) {
        return
      }
      keep(outcome.editing)
      say(outcome.announcement)
      if (outcome.clipboard) {
        setCopied(outcome.clipboard)
      }
      if (outcome.focus !== undefined) {
        setFocus({ id: outcome.focus })
      }
    },
  }
}
