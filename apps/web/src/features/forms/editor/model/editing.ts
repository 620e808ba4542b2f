import type { FormPlace, PageSize } from '@countersign/contract/schemas/forms/form-place'
import { createHistory, commit, redo, undo, type History } from './history.ts'

export type Places = readonly FormPlace[]

export interface Editing {
  pages: readonly PageSize[]
  history: History<Places>
  /** Ids in the order of selection: alignment and size follow the first. */
  selected: readonly string[]
}

export function startEditing(pages: readonly PageSize[], places: Places): Editing {
  return { pages, history: createHistory(places), selected: [] }
}

export function currentPlaces(editing: Editing): Places {
  return editing.history.present
}

export function selectedPlaces({ history, selected }: Editing): FormPlace[] {
  return selected.flatMap((id) => history.present.find((place) => place.id === id) ?? [])
}

export function select(editing: Editing, selected: readonly string[]): Editing {
  return { ...editing, selected }
}

export function toggleSelected(editing: Editing, id: string): Editing {
  const { selected } = editing
  return select(
    editing,
    selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
  )
}

export function addPlaces(editing: Editing, added: Places): Editing {
  return {
    ...editing,
    history: commit(editing.history, [...currentPlaces(editing), ...added]),
    selected: added.map(({ id }) => id),
  }
}

/** Replaces places by id. Consecutive changes with one tag are one undo step. */
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
      keepConditions(currentPlaces(editing), ids).filter(({ id }) => !ids.includes(id)),
    ),
    selected: editing.selected.filter((id) => !ids.includes(id)),
  }
}

/** What depends on a removed place depends on another one with the same answer, if there is one. */
function keepConditions(places: Places, removed: readonly string[]): Places {
  return places.map((place) => {
    const { showWhen } = place
    const source = places.find(({ id }) => id === showWhen?.place)
    const other =
      source &&
      removed.includes(source.id) &&
      places.find(({ id, answer }) => answer === source.answer && !removed.includes(id))

    return showWhen && source?.answer !== undefined && other
      ? { ...place, showWhen: { ...showWhen, place: other.id } }
      : place
  })
}

export function undoEdit(editing: Editing): Editing {
  return withHistory(editing, undo(editing.history))
}

export function redoEdit(editing: Editing): Editing {
  return withHistory(editing, redo(editing.history))
}

function withHistory(editing: Editing, history: History<Places>): Editing {
  const current = new Set(history.present.map(({ id }) => id))
  return { ...editing, history, selected: editing.selected.filter((id) => current.has(id)) }
}
