import type { FormPlace, PageSize, PlaceType } from '@countersign/contract/schemas/forms/form-place'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { isFilledBySigning } from '@countersign/contract/rules/form-places'
import { randomUuid } from '../../../../lib/random-uuid.ts'
import { findFreePosition } from './geometry/free-position.ts'
import { clamp } from './geometry/box.ts'
import { firstOptions } from './choice.ts'
import { typeLabels } from './place-labels.ts'

export interface Tool {
  type: PlaceType
  role: InviteRole
}

/** In points: fits one line of 11 pt, or a signature. */
const sizes: Record<PlaceType, { width: number; height: number }> = {
  text: { width: 160, height: 18 },
  longtext: { width: 320, height: 64 },
  date: { width: 90, height: 18 },
  money: { width: 90, height: 18 },
  checkbox: { width: 12, height: 12 },
  choice: { width: 160, height: 18 },
  name: { width: 180, height: 18 },
  initials: { width: 48, height: 24 },
  signature: { width: 180, height: 30 },
  signedDate: { width: 90, height: 18 },
}

export function toolSize(type: PlaceType): { width: number; height: number } {
  return sizes[type]
}

/** Nothing is signed before a packet is sent: the owner signs at the end. */
export function signingRole({ type, role }: Tool): InviteRole {
  return role === 'LLEdit' && isFilledBySigning({ type }) ? 'LLSign' : role
}

interface PagePosition {
  page: number
  x: number
  y: number
}

/** Centered on the position, within the page. */
export function placeAt(
  tool: Tool,
  position: PagePosition,
  pages: readonly PageSize[],
  id: string,
): FormPlace {
  const size = sizes[tool.type]
  const page = pages[position.page] ?? size

  return {
    ...emptyPlace(tool, position.page, id),
    ...size,
    x: clamp(position.x - size.width / 2, page.width - size.width),
    y: clamp(position.y - size.height / 2, page.height - size.height),
  }
}

/** For keyboard users: free space at or below `from`. */
export function placeInFreeSpace(
  tool: Tool,
  { page, from = 72 }: { page: number; from?: number },
  { places, pages, id }: { places: readonly FormPlace[]; pages: readonly PageSize[]; id: string },
): FormPlace {
  const size = sizes[tool.type]
  const taken = places.filter((place) => place.page === page)
  const position = findFreePosition({ x: 72, y: from, ...size }, taken, pages[page] ?? size)

  return { ...emptyPlace(tool, page, id), ...size, ...position }
}

function emptyPlace(tool: Tool, page: number, id: string) {
  const { type } = tool
  return {
    id,
    type,
    role: signingRole(tool),
    label: typeLabels[type],
    required: type !== 'checkbox',
    page,
    ...(type === 'choice' && { options: [...firstOptions] }),
  }
}

export function newPlaceId(): string {
  return `p-${randomUuid().slice(0, 13)}`
}
