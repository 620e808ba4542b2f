import { findPacketAnswer } from '@countersign/answers/packet-answers'
import type { FormPlace, PlaceType } from '@countersign/contract/schemas/forms/form-place'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { inviteRoleName } from '@countersign/contract/rules/roles'
import { pluralize } from '../../../../lib/pluralize.ts'

export const typeLabels: Record<PlaceType, string> = {
  text: 'Text',
  longtext: 'Long text',
  date: 'Date',
  money: 'Amount',
  checkbox: 'Checkbox',
  choice: 'Choice',
  name: 'Name',
  initials: 'Initials',
  signature: 'Signature',
  signedDate: 'Date signed',
}

export function roleLabel(role: InviteRole): string {
  switch (role) {
    case 'LLEdit':
      return 'You, before sending'
    case 'LLSign':
      return 'You, when signing'
    case 'TT1':
    case 'TT2':
    case 'TT3':
    case 'TT4':
    case 'LL2':
    case 'LL3':
      return inviteRoleName(role)
  }
}

/** Shown on the place, so that the role does not depend on color alone (WCAG 1.4.1). */
export const roleMarks: Record<InviteRole, string> = {
  LLEdit: 'Y',
  TT1: 'R1',
  TT2: 'R2',
  TT3: 'R3',
  TT4: 'R4',
  LL2: 'O2',
  LL3: 'O3',
  LLSign: 'YS',
}

/** Dark enough for white letters (WCAG 1.4.3). */
export const roleColors: Record<InviteRole, string> = {
  LLEdit: '#0b5460',
  TT1: '#1f4e9e',
  TT2: '#6d2c91',
  TT3: '#8f3a0c',
  TT4: '#9d174d',
  LL2: '#5b4a00',
  LL3: '#4a4a4a',
  LLSign: '#3d5a10',
}

/** Of a place that shows what the packet knows: nobody is asked for it. */
const packetLook = { color: '#157347', mark: 'P' }

/** How a place looks on the page: by who fills it out, or as filled in from the packet. */
export function placeLook(place: FormPlace): { color: string; mark: string } {
  return findPacketAnswer(place)
    ? packetLook
    : { color: roleColors[place.role], mark: roleMarks[place.role] }
}

/** "Signature, Resident 1, page 2"; with its label if that says more than the type. */
export function placeName(place: FormPlace): string {
  const { label, type, role, page, option } = place
  const what = isSameText(label, typeLabels[type])
    ? typeLabels[type]
    : `${typeLabels[type]} “${label}”`
  const box = option === undefined ? '' : `, box for “${option}”`

  const by = findPacketAnswer(place) ? 'from the packet' : roleLabel(role)

  return `${what}${box}, ${by}, page ${page + 1}`
}

/** People read "field" for a place. */
export function countPlaces(count: number): string {
  return pluralize(count, 'field')
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase()
}
