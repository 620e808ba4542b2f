import type { FormPlace } from '@countersign/contract'
import { boundsOf, round } from './geometry/box.ts'
import type { EditingCommand, SelectionCommand } from './key-commands.ts'
import { duplicatePlaces, pastePlaces } from './duplicate.ts'
import {
  addPlaces,
  placesOf,
  removePlaces,
  replacePlaces,
  select,
  selectedPlaces,
  stepBack,
  stepForward,
  type Editing,
} from './editing.ts'
import { movePlaces } from './geometry/move-places.ts'
import { countPlaces, namePlace } from './place-labels.ts'
import { inReadingOrder } from './geometry/reading-order.ts'
import { resizeBox } from './geometry/resize.ts'

interface Around {
  copied: readonly FormPlace[]
  /** Where a paste goes to, from 0. */
  page: number
  newId: () => string
}

interface Outcome {
  editing: Editing
  /** What a screen reader hears of it. */
  said: string
  copied?: readonly FormPlace[]
  /** Where the focus goes, where the place that had it is gone or a new one has come. */
  focus?: string | undefined
}

/** Does what a key or a button asks with the selected places; undefined where it asks for nothing. */
export function runCommand(
  editing: Editing,
  command: EditingCommand,
  around: Around,
): Outcome | undefined {
  const chosen = selectedPlaces(editing)
  switch (command.kind) {
    case 'undo':
    case 'redo':
      return travel(editing, command.kind)
    case 'paste':
      return around.copied.length > 0 ? paste(editing, around) : undefined
    case 'select-all':
      return selectAll(editing, around.page)
    case 'select-none':
      return { editing: select(editing, []), said: 'Nothing is selected.' }
    case 'move':
    case 'resize':
    case 'remove':
    case 'duplicate':
    case 'copy':
    case 'cut':
      return chosen.length > 0 ? withChosen(editing, chosen, command, around) : undefined
  }
}

function withChosen(
  editing: Editing,
  chosen: readonly FormPlace[],
  command: SelectionCommand,
  { newId }: Around,
): Outcome {
  switch (command.kind) {
    case 'move':
      return changeEach(editing, movePlaces(editing, chosen, command), 'move')
    case 'resize':
      return changeEach(editing, resizePlaces(editing, chosen, command), 'resize')
    case 'remove':
      return remove(editing, chosen, 'deleted')
    case 'cut':
      return { ...remove(editing, chosen, 'cut'), copied: chosen }
    case 'copy':
      return { editing, copied: chosen, said: `${say(chosen)} copied.` }
    case 'duplicate':
      return add(editing, duplicatePlaces(chosen, { pages: editing.pages, newId }), 'duplicated')
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

function changeEach(editing: Editing, changed: FormPlace[], what: 'move' | 'resize'): Outcome {
  const tag = `${what} ${editing.selected.join(' ')}`
  return {
    editing: replacePlaces(editing, changed, tag),
    said: `${say(changed)}: ${whereIs(changed, what)}`,
  }
}

function whereIs(places: readonly FormPlace[], what: 'move' | 'resize'): string {
  const box = boundsOf(places)

  return what === 'move'
    ? `${show(box.x)} from the left, ${show(box.y)} from the top.`
    : `${show(box.width)} wide, ${show(box.height)} high.`
}

function remove(editing: Editing, chosen: readonly FormPlace[], how: string): Outcome {
  const ids = chosen.map(({ id }) => id)
  const order = inReadingOrder(placesOf(editing))
  const after = order.findLastIndex(({ id }) => ids.includes(id))
  const left = (place: FormPlace | undefined) => place && !ids.includes(place.id)
  const next = order.slice(after + 1).find(left) ?? order.toReversed().find(left)

  return { editing: removePlaces(editing, ids), said: `${say(chosen)} ${how}.`, focus: next?.id }
}

function paste(editing: Editing, { copied, page, newId }: Around): Outcome {
  return add(editing, pastePlaces(copied, { page, pages: editing.pages, newId }), 'pasted')
}

function add(editing: Editing, added: FormPlace[], how: string): Outcome {
  return {
    editing: addPlaces(editing, added),
    said: `${say(added)} ${how}.`,
    focus: added[0]?.id,
  }
}

function travel(editing: Editing, how: 'undo' | 'redo'): Outcome {
  const next = how === 'undo' ? stepBack(editing) : stepForward(editing)
  if (next.history === editing.history) {
    return { editing, said: how === 'undo' ? 'Nothing to undo.' : 'Nothing to redo.' }
  }

  return { editing: next, said: how === 'undo' ? 'Undone.' : 'Done again.' }
}

function selectAll(editing: Editing, page: number): Outcome {
  const ids = placesOf(editing).flatMap((place) => (place.page === page ? [place.id] : []))
  return {
    editing: select(editing, ids),
    said: `${countPlaces(ids.length)} on page ${page + 1} selected.`,
  }
}

function say(places: readonly FormPlace[]): string {
  const [first] = places
  return first && places.length === 1 ? namePlace(first) : countPlaces(places.length)
}

function show(points: number): string {
  return String(round(points))
}
