import type { FormPlace, PageSize } from '@countersign/contract/schemas/forms/form-place'
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
  announcement: { message: string; count: number }
}

/** State of the editor; `onPlaces` is called with every change of the places. */
export function useEditor(
  start: { pages: readonly PageSize[]; places: Places },
  onPlaces: (places: Places) => void,
): Editor {
  const [editing, setEditing] = useState(() => startEditing(start.pages, start.places))
  // A drag starts before its selection is rendered: handlers need the latest state.
  const latest = useRef(editing)
  const [clipboard, setClipboard] = useState<readonly FormPlace[]>([])
  const [announcement, setAnnouncement] = useState({ message: '', count: 0 })
  const [focus, setFocus] = useState<{ id: string }>()
  useEffect(() => {
    if (focus) {
      focusPlace(focus.id)
    }
  }, [focus])

  function announce(message: string) {
    setAnnouncement((before) => ({ message, count: before.count + 1 }))
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
    announcement,
    change: (next, message, focusId) => {
      update(next(latest.current))
      if (message !== undefined) {
        announce(message)
      }
      if (focusId !== undefined) {
        setFocus({ id: focusId })
      }
    },
    run: (command, page) => {
      const result = runCommand(latest.current, command, { clipboard, page, newId: newPlaceId })
      if (!result) {
        return
      }
      update(result.editing)
      announce(result.announcement)
      if (result.clipboard) {
        setClipboard(result.clipboard)
      }
      if (result.focus !== undefined) {
        setFocus({ id: result.focus })
      }
    },
  }
}
