import { defineForm, type Block } from '../../form-definition.ts'
import {
  bullets,
  clause,
  fields,
  forEachResident,
  note,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import { date, longtext, money, select, table, yesNo } from '../../builders/fields.ts'
import {
  agreementDate,
  homeLine,
  landlordEmail,
  landlordName,
  leaseDate,
  residentName,
} from '../../builders/shared-fields.ts'

/**
 * Catalog no. 13. Those who stay, join and leave all sign one document, and each is named by what
 * they are in it; so the text does not speak of "the Residents".
 */
export const roommateChange = defineForm(import.meta.url, {
  id: 'roommate-change',
  number: 13,
  title: 'Roommate Change',
  description: 'Adds a resident to a lease, releases one, or both.',
  useWhen: 'Use this when someone moves in or out during a lease and the lease continues.',
  category: 'Leases & Renewals',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '42 USC 3604 (fair housing)',
    '42 USC 4852d and 40 CFR 745.107 (lead-based paint, before a person is bound)',
    '34 USC 12491(b)(3) (domestic violence, covered programs)',
    'the landlord-tenant and security deposit law of the state where the home is',
  ],
  body: [
    partiesAndLease(),
    theChange(),
    joining(),
    leaving(),
    deposit(),
    general(),
    part(
      'Signatures',
      signatures(
        'Those who stay, those who join and the Owner sign. Those who leave also sign, if they can be asked. The change takes effect when everyone who stays or joins and the Owner have signed. A person who leaves without signing stays bound by the lease until released in writing.',
      ),
    ),
  ],
})

function partiesAndLease(): Block {
  return part(
    'Parties, home and lease',
    fields(
      landlordName,
      landlordEmail,
      ...homeLine,
      agreementDate,
      { ...leaseDate, required: true },
      date('LLEdit.roommates.changeDate', 'Change takes effect', { required: true }),
    ),
    forEachResident(
      fields(
        residentName,
        select(
          'LLEdit.roommates.part:*',
          'In this change Resident {n}',
          { stays: 'Stays', joins: 'Joins', leaves: 'Leaves' },
          { required: true },
        ),
      ),
    ),
    fields(
      longtext('LLEdit.roommates.incomingNames', 'Joining the lease', {
        lines: 3,
        maxLength: 200,
        width: 'half',
      }),
      longtext('LLEdit.roommates.outgoingNames', 'Leaving the lease', {
        lines: 3,
        maxLength: 200,
        width: 'half',
      }),
    ),
    note(
      'Name everyone who joins or leaves, even someone who leaves and cannot be asked to sign here. That person stays bound until released in writing.',
    ),
  )
}

function theChange(): Block {
  return section(
    'The change',
    clause(
      'Words used',
      'A person marked Stays is a **Staying Resident**, a person marked Joins is an **Incoming Resident**, and a person marked Leaves is an **Outgoing Resident**, even if there are several. The **Owner** is the owner or agent named above, and the **lease** is the lease or rental agreement of the date above, with its amendments and addenda.',
    ),
    clause(
      'What happens',
      'From the day above, the Incoming Resident is a resident under the lease, the Outgoing Resident no longer lives in the home, and the Staying Resident stays. The rent, the term and every other part of the lease do not change unless this form says so.',
    ),
    clause(
      'Rent together',
      'From that day the Staying Resident and the Incoming Resident are jointly and severally responsible: each for the full rent and for every duty under the lease, and not just a share. How they split costs among themselves does not bind the Owner.',
    ),
  )
}

function joining(): Block {
  return section(
    'Joining',
    clause('Before the day of the change', 'The Incoming Resident:'),
    bullets(
      'has applied and has been approved by the same written criteria as every applicant;',
      'has received a copy of the lease with its amendments and addenda, and agrees to be bound by them;',
      'has received every disclosure that law requires before signing, which for housing built before 1978 includes the lead-based paint disclosure and pamphlet (42 USC 4852d);',
      'has seen the home, and knows the record of its condition that was made when the lease began.',
    ),
    clause(
      'Before the change',
      'The Incoming Resident does not owe rent or damage from before the day of the change, unless this form says so. Damage noted at the day of the change is written into the record of condition, which all may add to.',
    ),
  )
}

function leaving(): Block {
  return section(
    'Leaving',
    clause(
      'Moving out',
      'By the day of the change the Outgoing Resident moves out, removes all belongings, returns keys and access devices, and gives the Owner a forwarding address in writing.',
    ),
    clause(
      'Release',
      'If “Yes” is marked below, the Owner releases the Outgoing Resident from everything under the lease that falls due after the day of the change. What fell due before it, and damage from before it, stays owed. If “No” is marked, the Outgoing Resident stays responsible under the lease as before until it ends.',
    ),
    clause(
      'Only by agreement',
      'This form is for a change that everyone agrees to. It may not be used to remove a person against that person’s will, which only a court may order. Where a person leaves because of domestic violence, dating violence, sexual assault or stalking, or is to be removed for it, state law and, where it applies, 34 USC 12491(b)(3) decide, and no one needs the other’s signature for the rights given there.',
    ),
    fields(
      yesNo('LLEdit.roommates.outgoingReleased', 'The Outgoing Resident is released', {
        required: true,
      }),
      money('LLEdit.roommates.owedByOutgoing', 'Still owed until that day'),
    ),
  )
}

function deposit(): Block {
  return section(
    'Security deposit',
    clause(
      'As marked here',
      'If the deposit **stays**, it stays with the home until the lease ends and belongs from the day of the change to the residents then under the lease; those who join and leave settle this among themselves. If it is **reassigned**, the shares of the Outgoing Resident pass to the persons in the table. If the share of the Outgoing Resident is **refunded**, the Owner accounts for it and returns it within the time that state law sets, and the Incoming Resident pays what is missing by the day of the change.',
    ),
    fields(
      select(
        'LLEdit.roommates.depositTreatment',
        'The deposit',
        {
          stays: 'Stays with the home',
          reassigned: 'Is reassigned as in the table',
          refunded: 'Share of the Outgoing Resident is refunded',
        },
        {
          required: true,
          width: 'threeQuarters',
          help: 'In some states a resident who leaves may ask for an accounting of the deposit at once.',
        },
      ),
      table('LLEdit.roommates.depositShares', 'Shares of the deposit after the change', {
        columns: [
          { key: 'name', label: 'Name', type: 'text', weight: 3, maxLength: 80 },
          { key: 'amount', label: 'Amount', type: 'money' },
        ],
        rows: { initial: 0, max: 4 },
      }),
    ),
    note(
      'The shares bind those who sign among themselves. The whole deposit secures the whole lease.',
    ),
  )
}

function general(): Block {
  return section(
    'General terms',
    clause(
      'The lease continues',
      'This form is an amendment of the lease. Where someone has guaranteed the lease, the change does not add to what is guaranteed without that person’s written consent. Each person makes their own arrangements for renters insurance and for utility accounts by the day of the change.',
    ),
    clause(
      'Law',
      'The law of the state where the home is located governs. No one gives up a right here that law says cannot be given up.',
    ),
  )
}
