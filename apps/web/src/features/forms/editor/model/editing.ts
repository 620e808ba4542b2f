import type { FormPlace, PageSize } from '@countersign/contract'
import { createHistory, commit, redo, undo, type History } from './history.ts'

export type Places = readonly FormPlace[]

/** Everything that the editor knows: the places with their history, and what is selected. */
export interface Editing {
  pages: readonly PageSize[]
  history: History<Places>
  /** Ids, in the order in which they were selected: others are made like the first. */
  selected: readonly string[]
}

export function startEditing(pages: readonly PageSize[], places: Places): Editing {
  return { pages, history: createHistory(places), selected: [] }
}

export function currentPlaces(editing: Editing): Places {
  return editing.history.present
}

/** The selected places, in the order in which they were selected. */
export function selectedPlaces({ history, selected }: Editing): FormPlace[] {
  return selected.flatMap((id) => history.present.find((place) => place.id === id) ?? [])
}

export function select(editing: Editing, selected: readonly string[]): Editing {
  return { ...editing, selected }
}

/** Takes one more into the selection, or out of it. */
export function toggleSelected(editing: Editing, id: string): Editing {
  const { selected } = editing
  return select(
    editing,
    selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
  )
}

/** Puts new places in, and selects them. */
export function addPlaces(editing: Editing, added: Places): Editing {
  return {
    ...editing,
    history: commit(editing.history, [...currentPlaces(editing), ...added]),
    selected: added.map(({ id }) => id),
  }
}

/** Puts these in place of those with the same ids. Changes under one tag are undone together. */
export function replacePlaces(editing: Editing, changed: Places, tag?: string): Editing {
  const byId = new Map(changed.map((place) => [place.id, place]))
  const next = currentPlaces(editing).map((place) => byId.get(place.id) ?? place)

  return { ...editing, history: commit(editing.history, next, tag) }
}

export function removePlaces(editing: Editing, ids: readonly string[]): Editing {
  return {
    ...editing,
    history: commit(
      editing.history,
      currentPlaces(editing).filter(({ id }) => !ids.includes(id)),
    ),
    selected: editing.selected.filter((id) => !ids.includes(id)),
  }
}

export function undoEdit(editing: Editing): Editing {
  return withHistory(editing, undo(editing.history))
}

export function redoEdit(editing: Editing): Editing {
  return withHistory(editing, redo(editing.history))
}

function withHistory(editing: Editing, history: History<Places>): Editing {
  const standing = new Set(history.present.map(({ id }) => id))
  return { ...editing, history, selected: editing.selected.filter((id) => standing.has(id)) }
}
