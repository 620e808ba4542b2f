import { type Box, inner, overlaps } from './page-pixels.ts'
import type { Letter, TextObject } from './read-page-text.ts'

interface Placed {
  object: TextObject
  letter: Letter
  box: Box
}

/**
 * Objects that share their place with others, in batches in which none shares its place. The same
 * letter twice in one place, as for bold type, is one letter.
 */
export function listBatches(
  objects: readonly TextObject[],
  isSeen: (letter: Letter) => boolean,
): TextObject[][] {
  const neighbors = findNeighbors(
    objects.flatMap((object) =>
      object.parts
        .filter((letter) => letter.char !== '' && isSeen(letter))
        .map((letter) => ({ object, letter, box: inner(letter.box) })),
    ),
  )
  const batches: Set<TextObject>[] = []
  for (const [object, near] of neighbors) {
    const free = batches.find((batch) => ![...near].some((other) => batch.has(other)))
    if (free) {
      free.add(object)
    } else {
      batches.push(new Set([object]))
    }
  }

  return batches.map((batch) => [...batch])
}

function findNeighbors(placed: readonly Placed[]): Map<TextObject, Set<TextObject>> {
  const neighbors = new Map<TextObject, Set<TextObject>>()
  const add = (object: TextObject, near: TextObject) => {
    neighbors.set(object, (neighbors.get(object) ?? new Set()).add(near))
  }
  let open: Placed[] = []
  for (const next of placed.toSorted((one, other) => one.box.top - other.box.top)) {
    open = open.filter(({ box }) => box.bottom > next.box.top)
    for (const other of open) {
      if (other.object !== next.object && overlaps(other.box, next.box) && !isSame(other, next)) {
        add(other.object, next.object)
        add(next.object, other.object)
      }
    }
    open.push(next)
  }

  return neighbors
}

function isSame(one: Placed, other: Placed): boolean {
  const far = (one.box.bottom - one.box.top) / 4

  return (
    one.letter.char === other.letter.char &&
    Math.abs(one.box.left - other.box.left) < far &&
    Math.abs(one.box.bottom - other.box.bottom) < far
  )
}
