import type { CoOwnerRole } from '@countersign/answers/field'
import type { FieldSpec } from '../form-definition.ts'
import {
  address,
  carriedOver,
  date,
  email,
  integer,
  money,
  name,
  phone,
  select,
  text,
} from './fields.ts'

/**
 * Fields of scope `packet`: the same key in several forms of a packet is one answer, asked once. All of
 * them are defined here, so that two forms cannot use one key for different things.
 */
const shared = { scope: 'packet' } as const

export const landlordName = name('LLEdit.landlord.name', 'Owner/Agent', {
  ...shared,
  required: true,
  prefill: 'initiator.name',
})
export const landlordEmail = email('LLEdit.landlord.email', 'Owner/Agent email', {
  ...shared,
  prefill: 'initiator.email',
})
export const landlordPhone = carriedOver(
  phone('LLEdit.landlord.phone', 'Owner/Agent phone', {
    ...shared,
    width: 'third',
  }),
)
export const managerName = carriedOver(
  text('LLEdit.manager.name', 'Manager, if any', { ...shared, width: 'twoThirds' }),
)
export const noticeAddress = carriedOver(
  address('LLEdit.landlord.noticeAddress', 'Address for notices to the Owner/Agent', shared),
)

export const residentName = name('TT*.name', 'Resident {n}', {
  ...shared,
  required: true,
  locked: true,
  prefill: 'signers.*.name',
})
export const residentEmail = email('TT*.email', 'Resident {n} email', {
  ...shared,
  locked: true,
  prefill: 'signers.*.email',
  width: 'third',
})
export const residentPhone = phone('TT*.phone', 'Resident {n} phone', {
  ...shared,
  locked: true,
  prefill: 'signers.*.phone',
})

/** For notices that no resident signs: the owner may edit the residents' names. */
export const addresseeName = name('LLEdit.residentName:*', 'Resident {n}', {
  ...shared,
  required: true,
  prefill: 'signers.*.name',
})

export const premisesStreet = text('LLEdit.premises.street', 'Street address', {
  ...shared,
  required: true,
  locked: true,
  prefill: 'property.street',
  width: 'threeQuarters',
})
export const premisesUnit = text('LLEdit.premises.unit', 'Unit', {
  ...shared,
  locked: true,
  prefill: 'unit.name',
  width: 'quarter',
})
export const premisesCity = text('LLEdit.premises.city', 'City', {
  ...shared,
  required: true,
  locked: true,
  prefill: 'property.city',
  width: 'half',
})
export const premisesState = text('LLEdit.premises.state', 'State', {
  ...shared,
  required: true,
  locked: true,
  prefill: 'property.state',
  width: 'quarter',
})
export const premisesZip = text('LLEdit.premises.zip', 'ZIP', {
  ...shared,
  required: true,
  locked: true,
  prefill: 'property.zip',
  width: 'quarter',
})
const premisesFull = text('LLEdit.premises.full', 'Home', {
  ...shared,
  required: true,
  locked: true,
  prefill: 'premises.full',
  width: 'full',
  maxLength: 300,
})
/**
 * The home in one line, for every form that does not itself fix what is rented. State law is found by the
 * state, which the line prints as a part of the address.
 */
export const homeLine: readonly FieldSpec[] = [premisesFull, { ...premisesState, internal: true }]
export const propertyName = text('LLEdit.property.name', 'Name of the property', {
  ...shared,
  prefill: 'property.name',
})
export const premisesCounty = carriedOver(
  text('LLEdit.premises.county', 'County', {
    ...shared,
    width: 'quarter',
  }),
)
export const yearBuilt = carriedOver(
  integer('LLEdit.premises.yearBuilt', 'Year built', {
    ...shared,
    min: 1600,
    max: 2100,
    help: 'Homes built before 1978 need the lead-based paint disclosure.',
  }),
)

export const agreementDate = date('LLEdit.agreementDate', 'Date of this form', {
  ...shared,
  required: true,
  prefill: 'today',
})
export const leaseDate = carriedOver(
  date('LLEdit.leaseDate', 'Date of the lease', {
    ...shared,
    required: true,
    prefill: 'lease.date',
    help: 'The date on the lease or rental agreement. A lease and its addenda in one packet share it.',
  }),
)

export const termStart = date('LLEdit.term.start', 'Tenancy starts', { ...shared, required: true })
export const termEnd = date('LLEdit.term.end', 'Tenancy ends', {
  ...shared,
  required: true,
  after: 'LLEdit.term.start',
})
export const rentMonthly = carriedOver(
  money('LLEdit.rent.monthly', 'Monthly rent', {
    ...shared,
    required: true,
  }),
)
export const rentDueDay = carriedOver(
  integer('LLEdit.rent.dueDay', 'Rent is due on day', {
    ...shared,
    required: true,
    usual: 1,
    min: 1,
    max: 31,
    help: 'The day of the month. In a shorter month, rent is due on the last day.',
  }),
)
export const rentPayTo = carriedOver(
  text('LLEdit.rent.payTo', 'Rent is paid to', {
    ...shared,
    prefill: 'initiator.name',
  }),
)
export const rentPayAddress = carriedOver(
  address('LLEdit.rent.payAddress', 'Where rent is paid', shared),
)
export const depositAmount = carriedOver(
  money('LLEdit.deposit.amount', 'Security deposit', {
    ...shared,
    required: true,
    help: 'Enter 0 if there is none. Many states cap deposits: you see a warning if this is above a cap that we know.',
  }),
)
export const depositHeldAt = carriedOver(
  text('LLEdit.deposit.heldAt', 'Deposit is held at', {
    ...shared,
    help: 'The bank or institution, if your state requires you to name it.',
  }),
)
export const depositInterest = carriedOver(
  select(
    'LLEdit.deposit.interest',
    'Interest on the deposit',
    {
      paid: 'Paid to the resident',
      asLawRequires: 'As state law requires',
      none: 'None',
    },
    { ...shared, width: 'half' },
  ),
)

export const pamphletEdition = text('LLEdit.pamphlet.edition', 'Edition of the pamphlet given', {
  ...shared,
  width: 'half',
})

export const ownerName = name('LLSign.name', 'Owner/Agent name', {
  ...shared,
  required: true,
  prefill: 'user.name',
})
export function coOwnerName(role: CoOwnerRole): FieldSpec {
  return name(`${role}.name`, `Owner ${role.slice(2)} name`, {
    ...shared,
    required: true,
    locked: true,
    prefill: `owners.${role.slice(2)}.name`,
  })
}
export function coOwnerCompany(role: CoOwnerRole): FieldSpec {
  return name(`${role}.company`, `Owner ${role.slice(2)} signs for`, {
    ...shared,
    locked: true,
    prefill: `owners.${role.slice(2)}.company`,
  })
}
export const ownerTitle: FieldSpec = text('LLSign.title', 'Owner/Agent title', {
  ...shared,
  maxLength: 60,
})
/** Whom the signature binds: an agent signs for the owner or company named at the top of the form. */
export const ownerCompany: FieldSpec = name('LLSign.company', 'Owner/Agent signs for', {
  ...shared,
  locked: true,
  prefill: 'initiator.name',
})
