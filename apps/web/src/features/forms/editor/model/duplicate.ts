import type { FormPlace, PageSize } from '@countersign/contract/schemas/forms/form-place'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { boundingBox, isOnPage, moveWithin, overlaps, limitMove } from './geometry/box.ts'
import { withNewIds } from './with-new-ids.ts'

const gap = 6

const residentRoles = ['TT1', 'TT2', 'TT3', 'TT4'] as const satisfies InviteRole[]

export function isResidentRole(role: InviteRole): boolean {
  return residentRoles.some((resident) => resident === role)
}

type NewId = () => string

export function duplicatePlaces(
  originals: readonly FormPlace[],
  { pages, newId }: { pages: readonly PageSize[]; newId: NewId },
): FormPlace[] {
  return withNewIds(originals, newId, { joinsChoice: true }).map((place) => {
    const page = pages[place.page]
    const away = { dx: 12, dy: place.height + gap }
    return page ? moveWithin(place, away, page) : place
  })
}

export function pastePlaces(
  copied: readonly FormPlace[],
  { page, pages, newId }: { page: number; pages: readonly PageSize[]; newId: NewId },
): FormPlace[] {
  const size = pages[page]
  if (!size || copied.every((place) => place.page === page)) {
    return duplicatePlaces(copied, { pages, newId })
  }
  const by = limitMove(copied, { dx: 0, dy: 0 }, size)

  return withNewIds(copied, newId, { joinsChoice: true }).map((place) => ({
    ...moveWithin(place, by, size),
    page,
  }))
}

export interface ResidentCopies {
  added: FormPlace[]
  /** Residents whose copies did not fit on the page. */
  noRoomFor: InviteRole[]
}

/**
 * Copies the places for each other resident, below the originals or right of them where the page
 * has space. A resident who has a place already gets no second one.
 */
export function duplicateForEveryResident(
  originals: readonly FormPlace[],
  {
    places,
    pages,
    newId,
  }: { places: readonly FormPlace[]; pages: readonly PageSize[]; newId: NewId },
): ResidentCopies {
  const added: FormPlace[] = []
  const without = new Set<InviteRole>()
  for (const block of groupByResident(originals)) {
    for (const role of residentRoles.filter((resident) => resident !== block.role)) {
      const missing = block.places.filter(
        (place) => !hasSamePlace([...places, ...added], place, role),
      )
      const page = pages[block.page]
      const by = page && findFreeOffset(missing, [...places, ...added], page)
      if (missing.length > 0 && !by) {
        without.add(role)
      }
      added.push(
        ...withNewIds(by && page ? missing : [], newId, { joinsChoice: false }).map((place) => ({
          ...place,
          role,
          x: place.x + (by?.dx ?? 0),
          y: place.y + (by?.dy ?? 0),
        })),
      )
    }
  }

  return { added, noRoomFor: [...without] }
}

interface Block {
  page: number
  role: InviteRole
  places: FormPlace[]
}

/** Places of one resident on one page are copied together. */
function groupByResident(places: readonly FormPlace[]): Block[] {
  const blocks = new Map<string, Block>()
  for (const place of places.filter(({ role }) => isResidentRole(role))) {
    const key = `${place.page} ${place.role}`
    const block = blocks.get(key) ?? { page: place.page, role: place.role, places: [] }
    block.places.push(place)
    blocks.set(key, block)
  }

  return [...blocks.values()]
}

function hasSamePlace(places: readonly FormPlace[], like: FormPlace, role: InviteRole): boolean {
  return places.some(
    (place) =>
      place.role === role &&
      place.type === like.type &&
      place.label === like.label &&
      place.option === like.option &&
      place.page === like.page,
  )
}

/** The nearest free offset: below, then to the right, then both. */
function findFreeOffset(
  block: readonly FormPlace[],
  taken: readonly FormPlace[],
  page: PageSize,
): { dx: number; dy: number } | undefined {
  const { width, height } = boundingBox(block)
  const onPage = taken.filter((place) => place.page === block[0]?.page)
  const steps = [0, 1, 2, 3, 4, 5, 6]

  return steps
    .flatMap((right) => steps.map((down) => ({ right, down })))
    .filter(({ right, down }) => right + down > 0)
    .map(({ right, down }) => ({ dx: right * (width + gap), dy: down * (height + gap) }))
    .find((by) =>
      block.every((place) => {
        const moved = { ...place, x: place.x + by.dx, y: place.y + by.dy }
        return isOnPage(moved, page) && !onPage.some((other) => overlaps(moved, other))
      }),
    )
}
