import {
  isCoOwnerRole,
  type Field,
  type LinkSignerRole,
  type Role,
} from '@countersign/answers/field'
import { findPacketAnswer, type PacketAnswer } from '@countersign/answers/packet-answers'
import type { Rect } from '@countersign/pdf/coordinates'
import { toCondition, toOptions } from './choices.ts'
import { findPrefillPath } from './find-prefill-path.ts'
import { getPlaceNumber } from './place-number.ts'
import type { PdfPlace, PreparedPage } from '../prepared-pdf.ts'

/** A field and all places that show its answer. */
export interface PlacedField {
  field: Field
  at: FieldPosition[]
}

interface FieldPosition {
  page: number
  rect: Rect
  /** Value of the option for which this is the box. */
  part?: string
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
  for (const place of places) {
    const shared = findPacketAnswer(place)
    const showIf = toCondition(place, places)
    const field = {
      ...(shared
        ? toPacketField(place, shared)
        : toField(place, getPlaceNumber(place, places), signed)),
      ...(showIf && { showIf }),
      ...(hasPrintedDollarSign(place, pages) && { signPrinted: true }),
    }
    const at = toPosition(place, field)
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

function toPosition(place: PdfPlace, { options = [] }: Field): FieldPosition {
  const part = options.find(({ label }) => label === place.option)?.value

  return { page: place.page, rect: getAnswerRect(place), ...(part !== undefined && { part }) }
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

/** The same field as the library’s, so that the packet asks for it once. */
function toPacketField(place: PdfPlace, shared: PacketAnswer): Field {
  const { role, label, required } = place
  const { key, prefill, carried, options } = shared

  return {
    key,
    role,
    type: options ? choiceType(place) : shared.type,
    label,
    required,
    scope: 'packet',
    ...(options && { options: [...options] }),
    ...(prefill !== undefined && { prefill }),
    ...(carried && { carriedFrom: key }),
  }
}

/** `signed` collects roles that already have a signature; further ones are numbered. */
function toField(place: PdfPlace, number: number, signed: Set<Role>): Field {
  const { role, type, label, required } = place
  const plain = { role, label, required, scope: 'form' } as const
  switch (type) {
    case 'text':
    case 'longtext': {
      const prefill = role === 'LLEdit' ? findPrefillPath(label) : undefined
      return {
        ...plain,
        type,
        key: `${role}.f${number}`,
        ...(prefill !== undefined && { prefill }),
      }
    }
    case 'date':
    case 'money':
    case 'checkbox':
      return { ...plain, type, key: `${role}.f${number}` }
    case 'choice':
      return {
        ...plain,
        type: choiceType(place),
        key: `${role}.f${number}`,
        options: toOptions(place.options),
      }
    case 'initials':
      return { ...plain, type, key: `${role}.initials:${number}` }
    case 'signature': {
      const isFurther = signed.has(role)
      signed.add(role)
      // Everyone who signs has at least one required signature.
      return {
        ...plain,
        type,
        key: `${role}.signature${isFurther ? `:${number}` : ''}`,
        required: required || !isFurther,
      }
    }
    case 'signedDate':
      return { ...plain, type, key: `${role}.signedDate`, required: false, locked: true }
    case 'name':
      return nameField(place, number)
  }
}

function choiceType({ option }: PdfPlace): 'radio' | 'select' {
  return option === undefined ? 'select' : 'radio'
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
  return role === 'LLSign' ? ownerName(label) : linkSignerName(role, label)
}

function linkSignerName(role: LinkSignerRole, label: string): Field {
  return {
    key: `${role}.name`,
    role,
    type: 'name',
    label,
    required: true,
    locked: true,
    scope: 'packet',
    prefill: `${isCoOwnerRole(role) ? 'owners' : 'signers'}.${role.slice(2)}.name`,
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
