import type { Block, FieldSpec } from '../../../form-definition.ts'
import { bullets, fields, note, part, withSeveralResidents } from '../../../builders/blocks.ts'
import {
  carriedOver,
  date,
  longtext,
  money,
  select,
  yesNo,
  type FieldOptions,
} from '../../../builders/fields.ts'
import { homeFields } from '../../../builders/shared-blocks.ts'
import * as shared from '../../../builders/shared-fields.ts'
import * as terms from '../../../builders/shared-terms.ts'

export function partiesAndHome(): Block {
  return part(
    'Parties and home',
    fields(
      shared.landlordName,
      shared.landlordEmail,
      { ...shared.landlordPhone, required: true },
      shared.managerName,
      { ...shared.noticeAddress, required: true },
      shared.residentName,
      ...homeFields(),
      shared.premisesCounty,
      shared.yearBuilt,
      carriedOver(
        select(
          'LLEdit.premises.type',
          'Type of home',
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
      'This list has the rent, the security deposit and every one-time or monthly charge agreed at signing. No other charge is owed unless this agreement, a signed addendum or the law allows it. If a line above is blank, possession is given and the first rent is due on the day the tenancy starts. There is then no partial rent and no other charge. Pet, parking and storage charges come from the sections and addenda in this packet that set them.',
    ),
  )
}

const moveInTotal = money('LLEdit.moveIn.total', 'Total due at move-in', {
  help: 'Adds the partial rent (or a full month’s rent if there is none), the deposits, and the one-time charges below.',
  sumOf: [
    { key: 'LLEdit.rent.prorated', orElse: 'LLEdit.rent.monthly' },
    { key: 'LLEdit.deposit.amount' },
    { key: 'LLEdit.charges.petsOnce' },
    { key: 'LLEdit.fees', column: 'amount', where: { column: 'when', in: ['once'] } },
  ],
})

/** No one moves in after a tenancy that has an end. */
function endsWith(dates: readonly FieldSpec[]): FieldOptions {
  return dates.some(({ key }) => key === shared.termEnd.key) ? { notAfter: shared.termEnd.key } : {}
}

export function definedTerms(agreement: 'lease' | 'agreement'): Block {
  return part(
    'Words used',
    bullets(
      `**This ${agreement}** is this document with its attachments. **Key terms** are the entries above.`,
      'The **Owner** is the owner or agent named above, and the Owner’s successors. An agent who signs does so for the Owner.',
      '{The **Resident** is the person named above who signs.|The **Residents** are the people named above who sign, individually and together.} The **home**, or the premises, is the address above, with everything that goes with it.',
    ),
  )
}

/** Who lives in the home, and who pays if one of several does not. */
export function jointLiability(agreement: 'lease' | 'agreement'): Block {
  return withSeveralResidents({
    kind: 'clause',
    title: 'Joint and several liability',
    text: `Each Resident is responsible for the full rent and for every other duty under this ${agreement}, not just a share. The Owner may require any one Resident, some of them or all of them to pay or perform in full. How Residents split costs among themselves does not bind the Owner. A Resident who moves out stays responsible until the Owner releases that Resident in writing or this ${agreement} ends.`,
  })
}

export const includedItems = longtext(
  'LLEdit.includedItems',
  'Furniture, appliances and spaces included',
  { lines: 2 },
)
