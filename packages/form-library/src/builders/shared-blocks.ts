import type { Block, FieldSpec } from '../form-definition.ts'
import { fields, forEachResident, inkLines, paragraph, part } from './blocks.ts'
import { date, select } from './fields.ts'
import {
  addresseeName,
  agreementDate,
  homeLine,
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

/**
 * The first section of every addendum, kept short: the parties, the home and the lease. The field for
 * the residents’ names is another one where not all of them sign.
 */
export function addendumHead(resident: FieldSpec = residentName): Block {
  return part(
    'Parties and home',
    fields(landlordName, leaseDate, agreementDate, ...homeLine, resident),
  )
}

/** The first section of a notice from the owner to every resident by name. */
export function noticeHead(): Block {
  return part(
    'To, from and about',
    fields(
      addresseeName,
      ...homeLine,
      { ...landlordName, width: 'third' },
      { ...landlordEmail, width: 'fiveTwelfths' },
      { ...agreementDate, width: 'quarter' },
    ),
  )
}

const anyDelivery = select(
  'LLEdit.delivery.method',
  'Delivered',
  {
    personal: 'In person',
    posted: 'Posted at the entry door',
    mailed: 'By first-class mail',
    certified: 'By certified mail',
    email: 'By email, as agreed in a signed addendum',
  },
  {
    help: 'State law sets how this notice is delivered. Mail often needs more days. An email is a courtesy copy unless the residents agreed to it and the law allows it.',
  },
)

/** How and when the owner delivered a notice, with the owner's signature in ink. */
export function deliveryOfNotice(method: FieldSpec = anyDelivery): Block {
  return part(
    'Delivery of this notice',
    fields(method, date('LLEdit.delivery.date', 'On')),
    inkLines('Signature of the Owner/Agent', 'Printed name', 'Date'),
  )
}

/** Lines on which residents may confirm in ink that they received a notice. */
export function receiptInInk(): Block {
  return part(
    'Acknowledgment of receipt (optional)',
    paragraph(
      'A signature here confirms only that the person received this notice on the date beside it. It is not consent to what the notice says, and no one has to sign.',
    ),
    forEachResident(inkLines('Signature of a resident', 'Printed name', 'Date received')),
  )
}

/** The parts of the address, for a contract that rents the home. */
export function homeFields(): FieldSpec[] {
  return [premisesStreet, premisesUnit, premisesCity, premisesState, premisesZip]
}
