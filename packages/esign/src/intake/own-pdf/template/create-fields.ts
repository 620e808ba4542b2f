import { findPacketAnswer, type Field, type PacketAnswer, type Role } from '@countersign/answers'
import type { Rect } from '../../../pdf/coordinates.ts'
import { findPrefillPath } from './find-prefill-path.ts'
import type { PdfPlace, PreparedPage } from '../prepared-pdf.ts'

/** A field and all places that show its answer. */
export interface PlacedField {
  field: Field
  at: { page: number; rect: Rect }[]
}

/**
 * Converts places to fields, each key once. Keys contain the number of the place in the list, so
 * they do not depend on the number of residents. `section` gives the heading for a page.
 */
export function createFields(
  places: readonly PdfPlace[],
  pages: readonly PreparedPage[],
  section: (page: number) => string,
): PlacedField[] {
  const fields = new Map<string, PlacedField>()
  const signed = new Set<Role>()
  for (const [index, place] of places.entries()) {
    const first = places.findIndex((other) => sharesAnswer(place, other))
    const shared = findPacketAnswer(place)
    const field = {
      ...(shared
        ? toPacketField(place, shared)
        : toField(place, (first < 0 ? index : first) + 1, signed)),
      ...(hasPrintedDollarSign(place, pages) && { signPrinted: true }),
    }
    const at = { page: place.page, rect: getAnswerRect(place) }
    const known = fields.get(field.key)
    if (known) {
      known.at.push(at)
      known.field.required ||= field.required
    } else {
      fields.set(field.key, { field: { ...field, section: section(place.page) }, at: [at] })
    }
  }

  return [...fields.values()]
}

function hasPrintedDollarSign(
  { type, page, rect }: PdfPlace,
  pages: readonly PreparedPage[],
): boolean {
  const signs = type === 'money' ? (pages[page]?.dollars ?? []) : []

  return signs.some(({ x, y, width, height }) => {
    const gap = rect.x - x - width
    return gap > -width && gap < 12 && y < rect.y + rect.height && y + height > rect.y
  })
}

/** Keeps answers off the border of the rectangle. */
function getAnswerRect({ type, rect }: PdfPlace): Rect {
  const inset = type !== 'checkbox' && rect.width >= 24 ? 2 : 0

  return { ...rect, x: rect.x + inset, width: rect.width - 2 * inset }
}

function sharesAnswer({ answer }: PdfPlace, other: PdfPlace): boolean {
  return answer !== undefined && other.answer === answer
}

/** The same field as the library’s, so that the packet asks for it once. */
function toPacketField({ role, label, required }: PdfPlace, shared: PacketAnswer): Field {
  const { key, type, prefill, carried } = shared

  return {
    key,
    role,
    type,
    label,
    required,
    scope: 'packet',
    ...(prefill !== undefined && { prefill }),
    ...(carried && { carriedFrom: key }),
  }
}

/** `signed` collects roles that already have a signature; further ones are numbered. */
function toField(place: PdfPlace, number: number, signed: Set<Role>): Field {
  const { role, type, label, required } = place
  const plain = { role, type, label, required, scope: 'form' } as const
  switch (type) {
    case 'text':
    case 'longtext': {
      const prefill = role === 'LLEdit' ? findPrefillPath(label) : undefined
      return { ...plain, key: `${role}.f${number}`, ...(prefill !== undefined && { prefill }) }
    }
    case 'date':
    case 'money':
    case 'checkbox':
      return { ...plain, key: `${role}.f${number}` }
    case 'initials':
      return { ...plain, key: `${role}.initials:${number}` }
    case 'signature': {
      const isFurther = signed.has(role)
      signed.add(role)
      // Everyone who signs has at least one required signature.
      return {
        ...plain,
        key: `${role}.signature${isFurther ? `:${number}` : ''}`,
        required: required || !isFurther,
      }
    }
    case 'signedDate':
      return { ...plain, key: `${role}.signedDate`, required: false, locked: true }
    case 'name':
      return nameField(place, number)
  }
}

/** Signers' names are known and shared by all forms of a packet. */
function nameField({ role, label, required }: PdfPlace, number: number): Field {
  if (role === 'LLEdit') {
    const key = `LLEdit.f${number}`
    return { key, role, type: 'name', label, required, scope: 'form', prefill: 'initiator.name' }
  }

  return signerName(role, label)
}

export function signerName(role: Exclude<Role, 'LLEdit'>, label: string): Field {
  return role === 'LLSign' ? ownerName(label) : residentName(role, label)
}

function residentName(role: Exclude<Role, 'LLEdit' | 'LLSign'>, label: string): Field {
  return {
    key: `${role}.name`,
    role,
    type: 'name',
    label,
    required: true,
    locked: true,
    scope: 'packet',
    prefill: `signers.${role.slice(2)}.name`,
  }
}

function ownerName(label: string): Field {
  return {
    key: 'LLSign.name',
    role: 'LLSign',
    type: 'name',
    label,
    required: true,
    scope: 'packet',
    prefill: 'user.name',
  }
}
