import type { Block, FieldSpec } from '../../../form-definition.ts'
import { bullets, fields, note, part, withSeveralResidents } from '../../../builders/blocks.ts'
import {
  carriedOver,
  date,
  longtext,
  money,
  select,
  text,
  yesNo,
  type FieldOptions,
} from '../../../builders/fields.ts'
import { homeFields } from '../../../builders/shared-blocks.ts'
import * as shared from '../../../builders/shared-fields.ts'
import * as terms from '../../../builders/shared-terms.ts'

/** Who rents what from whom. */
export function partiesAndHome(): Block {
  return part(
    'Parties and home',
    fields(
      shared.landlordName,
      shared.landlordEmail,
      { ...shared.landlordPhone, required: true },
      carriedOver(text('LLEdit.manager.name', 'Manager, if any', { width: 'twoThirds' })),
      { ...shared.noticeAddress, required: true },
      shared.residentName,
      ...homeFields(),
      shared.premisesCounty,
      shared.yearBuilt,
      carriedOver(
        select(
          'LLEdit.premises.type',
          'Kind of home',
          {
            apartment: 'Apartment',
            house: 'House',
            townhouse: 'Townhouse',
            condominium: 'Condominium',
            duplex: 'Duplex or multi-unit house',
            manufactured: 'Manufactured home',
            other: 'Other',
          },
          { width: 'quarter' },
        ),
      ),
      carriedOver(yesNo('LLEdit.premises.furnished', 'Furnished', { width: 'quarter' })),
    ),
  )
}

/** Every sum that is owed to move in and each month, together and before the text. */
export function moneyTerms(...dates: FieldSpec[]): Block {
  return part(
    'Key terms',
    fields(
      shared.leaseDate,
      ...dates,
      shared.rentMonthly,
      shared.rentDueDay,
      shared.depositAmount,
      moveInTotal,
      date('LLEdit.possession.date', 'Possession is given on', endsWith(dates)),
      date('LLEdit.rent.firstDue', 'First rent is due on'),
      terms.firstPartialRent,
      date('LLEdit.rent.proratedFrom', 'Partial rent from'),
      date('LLEdit.rent.proratedTo', 'Partial rent to', { notBefore: 'LLEdit.rent.proratedFrom' }),
      terms.chargesSentence,
      terms.otherCharges,
      ...terms.chargesOfAddenda('LLEdit.charges'),
    ),
    note(
      'The security deposit, the rent and every one-time or monthly charge agreed at signing are listed here. A charge that is not listed in this agreement, in a signed addendum or allowed by law is not owed. If a line above is left blank: possession is given, and the first rent is due, on the day the tenancy starts; there is no partial rent and no other charge. Pet, parking and storage charges come from the sections and addenda of the same packet that state them.',
    ),
  )
}

const moveInTotal = money('LLEdit.moveIn.total', 'Total due at move-in', {
  help: 'The partial rent, or a month’s rent where there is none, the deposits, and the charges below that are paid once.',
  sumOf: [
    { key: 'LLEdit.rent.prorated', orElse: 'LLEdit.rent.monthly' },
    { key: 'LLEdit.deposit.amount' },
    { key: 'LLEdit.charges.petsOnce' },
    { key: 'LLEdit.fees', column: 'amount', where: { column: 'when', in: ['once'] } },
  ],
})

/** Nobody moves in after a tenancy that has an end. */
function endsWith(dates: readonly FieldSpec[]): FieldOptions {
  return dates.some(({ key }) => key === shared.termEnd.key) ? { notAfter: shared.termEnd.key } : {}
}

/** What the words mean, before they are used. */
export function definedTerms(agreement: 'lease' | 'agreement'): Block {
  return part(
    'Words used',
    bullets(
      `**This ${agreement}** is this document with its attachments. **Key terms** are the entries above.`,
      'The **Owner** is the owner or agent named above, and the Owner’s successors. An agent who signs does so for the Owner.',
      '{The **Resident** is the person named above who signs.|The **Residents** are the persons named above who sign, each of them and all together.} The **home**, or the premises, is the address above, with what belongs to it.',
    ),
  )
}

/** Who lives in the home, and who pays if one of several does not. */
export function jointLiability(agreement: 'lease' | 'agreement'): Block {
  return withSeveralResidents({
    kind: 'clause',
    title: 'Joint and several liability',
    text: `Each Resident is responsible for the whole rent and for every other duty under this ${agreement}, not only for a share. The Owner may ask any one Resident, some of them or all of them to pay or to perform in full. How Residents divide costs among themselves does not bind the Owner. A Resident who moves out stays responsible until the Owner releases that Resident in writing or this ${agreement} ends.`,
  })
}

/** What comes with the home. */
export const includedItems = longtext(
  'LLEdit.includedItems',
  'Furniture, appliances and spaces included',
  { lines: 2 },
)
