import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { boundingBox, round } from './geometry/box.ts'
import type { EditingCommand, SelectionCommand } from './key-commands.ts'
import { duplicatePlaces, pastePlaces } from './duplicate.ts'
import {
  addPlaces,
  currentPlaces,
  removePlaces,
  replacePlaces,
  select,
  selectedPlaces,
  undoEdit,
  redoEdit,
  type Editing,
} from './editing.ts'
import { movePlaces } from './geometry/move-places.ts'
import { countPlaces, placeName } from './place-labels.ts'
import { inReadingOrder } from './geometry/reading-order.ts'
import { resizeBox } from './geometry/resize.ts'

interface CommandContext {
  clipboard: readonly FormPlace[]
  /** Target page of a paste, from 0. */
  page: number
  newId: () => string
}

interface CommandResult {
  editing: Editing
  /** For screen readers. */
  announcement: string
  clipboard?: readonly FormPlace[]
  /** The place that gets the focus, after a deletion or an insertion. */
  focus?: string | undefined
}

/** Runs a command on the selected places; undefined when there is nothing to do. */
export function runCommand(
  editing: Editing,
  command: EditingCommand,
  context: CommandContext,
): CommandResult | undefined {
  const selected = selectedPlaces(editing)
  switch (command.kind) {
    case 'undo':
    case 'redo':
      return undoOrRedo(editing, command.kind)
    case 'paste':
      return context.clipboard.length > 0 ? paste(editing, context) : undefined
    case 'select-all':
      return selectAll(editing, context.page)
    case 'select-none':
      return { editing: select(editing, []), announcement: 'Nothing is selected.' }
    case 'move':
    case 'resize':
    case 'remove':
    case 'duplicate':
    case 'copy':
    case 'cut':
      return selected.length > 0 ? runOnSelection(editing, selected, command, context) : undefined
  }
}

function runOnSelection(
  editing: Editing,
  selected: readonly FormPlace[],
  command: SelectionCommand,
  { newId }: CommandContext,
): CommandResult {
  switch (command.kind) {
    case 'move':
      return applyChange(editing, movePlaces(editing, selected, command), 'move')
    case 'resize':
      return applyChange(editing, resizePlaces(editing, selected, command), 'resize')
    case 'remove':
      return remove(editing, selected, 'deleted')
    case 'cut':
      return { ...remove(editing, selected, 'cut'), clipboard: selected }
    case 'copy':
      return { editing, clipboard: selected, announcement: `${describePlaces(selected)} copied.` }
    case 'duplicate':
      return add(editing, duplicatePlaces(selected, { pages: editing.pages, newId }), 'duplicated')
  }
}

function resizePlaces(
  { pages }: Editing,
  places: readonly FormPlace[],
  by: { dx: number; dy: number },
): FormPlace[] {
  return places.map((place) => {
    const page = pages[place.page]
    return page ? resizeBox(place, 'se', by, page) : place
  })
}

function applyChange(
  editing: Editing,
  changed: FormPlace[],
  what: 'move' | 'resize',
): CommandResult {
  const tag = `${what} ${editing.selected.join(' ')}`
  return {
    editing: replacePlaces(editing, changed, tag),
    announcement: `${describePlaces(changed)}: ${describeBox(changed, what)}`,
  }
}

function describeBox(places: readonly FormPlace[], what: 'move' | 'resize'): string {
  const box = boundingBox(places)

  return what === 'move'
    ? `${formatPoints(box.x)} from the left, ${formatPoints(box.y)} from the top.`
    : `${formatPoints(box.width)} wide, ${formatPoints(box.height)} high.`
}

function remove(editing: Editing, selected: readonly FormPlace[], how: string): CommandResult {
  const ids = selected.map(({ id }) => id)
  const order = inReadingOrder(currentPlaces(editing))
  const after = order.findLastIndex(({ id }) => ids.includes(id))
  const left = (place: FormPlace | undefined) => place && !ids.includes(place.id)
  const next = order.slice(after + 1).find(left) ?? order.toReversed().find(left)

  return {
    editing: removePlaces(editing, ids),
    announcement: `${describePlaces(selected)} ${how}.`,
    focus: next?.id,
  }
}

function paste(
  editing: Editing,
  { clipboard: copied, page, newId }: CommandContext,
): CommandResult {
  return add(editing, pastePlaces(copied, { page, pages: editing.pages, newId }), 'pasted')
}

function add(editing: Editing, added: FormPlace[], how: string): CommandResult {
  return {
    editing: addPlaces(editing, added),
    announcement: `${describePlaces(added)} ${how}.`,
    focus: added[0]?.id,
  }
}

function undoOrRedo(editing: Editing, how: 'undo' | 'redo'): CommandResult {
  const next = how === 'undo' ? undoEdit(editing) : redoEdit(editing)
  if (next.history === editing.history) {
    return { editing, announcement: how === 'undo' ? 'Nothing to undo.' : 'Nothing to redo.' }
  }

  return { editing: next, announcement: how === 'undo' ? 'Undone.' : 'Redone.' }
}

function selectAll(editing: Editing, page: number): CommandResult {
  const ids = currentPlaces(editing).flatMap((place) => (place.page === page ? [place.id] : []))
  return {
    editing: select(editing, ids),
    announcement: `${countPlaces(ids.length)} on page ${page + 1} selected.`,
  }
}

function describePlaces(places: readonly FormPlace[]): string {
  const [first] = places
  return first && places.length === 1 ? placeName(first) : countPlaces(places.length)
}

function formatPoints(points: number): string {
  return String(round(points))
}
