import { defineForm, type Block } from '../../form-definition.ts'
import {
  clause,
  fields,
  part,
  section,
  signatures,
  withSeveralResidents,
} from '../../builders/blocks.ts'
import { date, longtext, table } from '../../builders/fields.ts'
import {
  agreementDate,
  homeLine,
  landlordEmail,
  landlordName,
  leaseDate,
  residentName,
} from '../../builders/shared-fields.ts'

export const leaseAmendment = defineForm(import.meta.url, {
  id: 'lease-amendment',
  number: 12,
  title: 'Lease Amendment',
  description: 'Changes one or more terms of a lease by agreement.',
  useWhen: 'Use this when both sides agree to change something in a lease that goes on.',
  category: 'Leases & Renewals',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['42 USC 3604 (fair housing)', 'the landlord-tenant law of the state where the home is'],
  body: [
    part(
      'Parties, home and lease',
      fields(
        landlordName,
        landlordEmail,
        residentName,
        ...homeLine,
        agreementDate,
        { ...leaseDate, required: true },
        date('LLEdit.amendment.effectiveDate', 'Changes take effect', { required: true }),
      ),
    ),
    changes(),
    theRest(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this amendment. It is part of the lease; where the two differ about what is listed in section 1, this amendment prevails.',
      ),
    ),
  ],
})

function changes(): Block {
  return section(
    'What changes',
    clause(
      'Only these terms',
      'From the day above, the terms of the lease listed here read as stated. The **lease** is the lease or rental agreement of the date above, with its earlier amendments and addenda. The **Owner** is the owner or agent named above. {The **Resident** is the person named above.|The **Residents** are the persons named above, each of them and all together.}',
    ),
    fields(
      table('LLEdit.amendment.changes', 'Changed terms', {
        columns: [
          {
            key: 'section',
            label: 'Section',
            type: 'text',
            weight: 1,
            maxLength: 40,
            required: true,
          },
          { key: 'oldText', label: 'It said', type: 'text', weight: 2.2, maxLength: 120 },
          {
            key: 'newText',
            label: 'It now says',
            type: 'text',
            weight: 2.2,
            maxLength: 120,
            required: true,
          },
        ],
        rows: { initial: 1, max: 6 },
        required: true,
        help: 'Short terms fit here. For a longer one write “see below” and put its full text in the box.',
      }),
      longtext('LLEdit.amendment.fullText', 'Full text of longer changes', {
        lines: 7,
        maxLength: 3000,
      }),
      longtext('LLEdit.amendment.inReturn', 'What is given in return for the change, if anything', {
        lines: 2,
        help: 'In some states a change in the middle of a term binds only if each side gives something for it.',
      }),
    ),
  )
}

function theRest(): Block {
  return section(
    'What stays',
    clause(
      'Everything else continues',
      'Every other term of the lease stays as it is and in force{.|, including the Residents’ joint and several liability.} The security deposit stays with the lease. This amendment starts no new tenancy and settles no claim that either side has.',
    ),
    clause(
      'Free to decline',
      'A change that neither side has a right to make under the lease or the law needs agreement. {Resident} may decline it, and {is|are} not treated worse for declining. If the Owner may raise the rent or change terms by notice, the Owner uses that notice and not this form.',
    ),
    clause(
      'Rights that stay',
      'Nothing here gives up a right that law says cannot be given up, or changes what the law says on rent, deposits, fees, notices, repairs, fair housing, military service or domestic violence.',
    ),
    withSeveralResidents(
      clause(
        'All together',
        'The amendment binds only when every Resident who is a party to the lease has signed it.',
      ),
    ),
    clause(
      'A guarantor',
      'Where someone has guaranteed the lease, a change that adds to what is guaranteed binds that person only with that person’s written consent.',
    ),
  )
}
