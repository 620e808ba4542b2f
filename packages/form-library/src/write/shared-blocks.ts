import type { Block, FieldSpec } from '../form-definition.ts'
import { fields, part } from './blocks.ts'
import {
  addresseeName,
  agreementDate,
  landlordEmail,
  landlordName,
  leaseDate,
  premisesCity,
  premisesState,
  premisesStreet,
  premisesUnit,
  premisesZip,
  residentName,
} from './shared-fields.ts'

const home: readonly FieldSpec[] = [
  premisesStreet,
  premisesUnit,
  premisesCity,
  premisesState,
  premisesZip,
]

/** What every addendum opens with: who, where, and the lease that it belongs to. */
export function addendumHead(): Block {
  return part(
    'Parties and home',
    fields(landlordName, landlordEmail, residentName, ...home, agreementDate, leaseDate),
  )
}

/** The head of a notice that the owner alone issues, to every resident by name. */
export function noticeHead(): Block {
  return part(
    'To, from and about',
    fields(
      addresseeName,
      ...home,
      { ...landlordName, width: 'third' },
      { ...landlordEmail, width: 'third' },
      { ...agreementDate, width: 'third' },
    ),
  )
}

/** The home itself, for forms that build their own head. */
export function premises(): FieldSpec[] {
  return [...home]
}
