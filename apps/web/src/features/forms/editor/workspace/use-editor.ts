import type { FormPlace, PageSize } from '@countersign/contract'
import { useEffect, useRef, useState } from 'react'
import type { EditingCommand } from '../model/key-commands.ts'
import { currentPlaces, startEditing, type Editing, type Places } from '../model/editing.ts'
import { newPlaceId } from '../model/new-place.ts'
import { runCommand } from '../model/run-command.ts'
import { focusPlace } from './place-element.ts'

export interface Editor {
  editing: Editing
  /** Applies a change, announces it to screen readers and focuses a place. */
  change: (next: (editing: Editing) => Editing, announcement?: string, focus?: string) => void
  /** `page` is the target of a paste. */
  run: (command: EditingCommand, page: number) => void
  /** `count` makes a repeated announcement audible. */
  announcement: { words: string; count: number }
}

/** State of the editor; `onPlaces` is called with every change of the places. */
export function useEditor(
  start: { pages: readonly PageSize[]; places: Places },
  onPlaces: (places: Places) => void,
): Editor {
  const [editing, setEditing] = useState(() => startEditing(start.pages, start.places))
  // A drag starts before its selection is rendered: handlers need the latest state.
  const latest = useRef(editing)
  const [clipboard, setCopied] = useState<readonly FormPlace[]>([])
  const [said, setAnnouncement] = useState({ words: '', count: 0 })
  const [focus, setFocus] = useState<{ id: string }>()
  useEffect(() => {
    if (focus) {
      focusPlace(focus.id)
    }
  }, [focus])

  function announce(words: string) {
    setAnnouncement((before) => ({ words, count: before.count + 1 }))
  }

  function update(next: Editing) {
    const before = currentPlaces(latest.current)
    latest.current = next
    setEditing(next)
    if (currentPlaces(next) !== before) {
      onPlaces(currentPlaces(next))
    }
  }

  return {
    editing,
    announcement: said,
    change: (next, words, goTo) => {
      update(next(latest.current))
      if (words !== undefined) {
        announce(words)
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
      update(outcome.editing)
      announce(outcome.announcement)
      if (outcome.clipboard) {
        setCopied(outcome.clipboard)
      }
      if (outcome.focus !== undefined) {
        setFocus({ id: outcome.focus })
      }
    },
  }
}
