import { defineForm, type Block } from '../../form-definition.ts'
import type { TableColumn } from '@countersign/answers/field'
import {
  clause,
  fields,
  initialBoxes,
  note,
  part,
  section,
  signatures,
  withOneResident,
  withSeveralResidents,
} from '../../builders/blocks.ts'
import { longtext, name, select, table } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

const maxResidents = 4

/** Catalog no. 26. It is meant for two residents or more; for one it says so. */
export const roommateAddendum = defineForm(import.meta.url, {
  id: 'roommate-addendum',
  number: 26,
  title: 'Roommate Addendum',
  description: 'Explains joint and several liability, and records shares of rent and deposit.',
  useWhen: 'Use this when two or more residents share a home under one lease.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state law on joint tenancies and security deposits',
    '34 USC 12491 (domestic violence, covered programs) and state law for victims of domestic violence',
    '42 USC 3604 (fair housing)',
  ],
  body: [
    addendumHead(),
    withOneResident(
      note(
        'This form is for two or more residents who share a home. Only one resident is named above, so none of it binds anyone yet. What it says about the Residents applies once someone else joins the lease in writing.',
      ),
    ),
    liability(),
    shares(),
    deposit(),
    together(),
    leaving(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about how the Residents are liable to the Owner, the lease prevails.',
      ),
    ),
  ],
})

function liability(): Block {
  return section(
    'Joint and several liability',
    clause(
      'What it means',
      'Each Resident owes the Owner the full rent and every other duty under the lease, not just a share. If one Resident does not pay, the Owner may ask any of the others, or all of them, for the full amount. The Residents pay the rent in one payment each month, however they collect it among themselves.',
    ),
    withSeveralResidents(initialBoxes('jointLiability', 'joint and several liability')),
  )
}

function shares(): Block {
  return section(
    'Shares of the rent',
    clause(
      'Among the Residents',
      'The Residents agree among themselves on the shares below. The shares help the Residents settle with each other. They do not bind the Owner, and accepting a share as payment does not release anyone from the rest.',
    ),
    fields(
      table('LLEdit.rentShares', 'Shares of the monthly rent', {
        columns: shareColumns(),
        rows: { initial: 2, max: maxResidents },
      }),
    ),
  )
}

function deposit(): Block {
  return section(
    'Shares of the deposit',
    clause(
      'One deposit',
      'The security deposit is one sum for the whole home. It stays with the home until the last Resident has left, and is then accounted for and returned as state law requires, in the way chosen below.',
    ),
    clause(
      'If one Resident moves',
      'A Resident who leaves earlier settles that share with those who stay or with the person who moves in. The Owner returns part of the deposit earlier only if all agree in writing, or where the law requires it.',
    ),
    fields(
      table('LLEdit.depositShares', 'What each Resident paid toward the deposit', {
        columns: shareColumns(),
        rows: { initial: 2, max: maxResidents },
      }),
      select(
        'LLEdit.depositRefundTo',
        'The deposit is returned to',
        {
          allJointly: 'All Residents jointly',
          namedPerson: 'The person named here, for all Residents',
        },
        { required: true },
      ),
      name('LLEdit.depositRefundPerson', 'Person who receives it', {
        requiredIf: { key: 'LLEdit.depositRefundTo', in: ['namedPerson'] },
      }),
    ),
  )
}

function together(): Block {
  return section(
    'Living together',
    clause(
      'Contact person',
      'The Owner may first contact the person below about everyday matters such as repairs and visits. Notices that the law requires for everyone still go to everyone.',
    ),
    clause(
      'Differences',
      'The Residents settle disputes about chores, space, guests and costs among themselves. The Owner does not decide them, and only a court can make a Resident leave.',
    ),
    clause(
      'New roommates',
      'Another adult moves in only with the Owner’s written consent, under the same written criteria for everyone and without regard to any class that the law protects.',
    ),
    clause(
      'Conduct',
      'What one Resident or that Resident’s guest does can affect all of them under the lease, as far as the law allows. No one loses housing for being the victim of domestic violence, dating violence, sexual assault or stalking where 34 USC 12491 or state law protects that person.',
    ),
    clause(
      'Notices',
      'Notices are addressed to every Resident. What one Resident says to the Owner does not bind the others unless they agree or the law says so.',
    ),
    fields(name('LLEdit.contactPerson', 'Contact person')),
  )
}

function leaving(): Block {
  return section(
    'When one Resident moves out',
    clause(
      'Still liable',
      'A Resident who moves out stays liable until the lease ends, until the Owner releases that Resident in writing, or until the law does. Those who stay owe the full rent. The Owner considers a qualified replacement in good faith.',
    ),
    clause(
      'What to do',
      'The Resident who leaves tells the Owner and the others in writing, returns the keys, and gives a forwarding address. Everyone then signs a written change to the lease.',
    ),
    fields(
      longtext('LLEdit.moveOutOfOne', 'What the Residents agree for this case', {
        lines: 4,
        help: 'For example, how much notice to give the others, and who finds the next person.',
      }),
    ),
  )
}

function shareColumns(): TableColumn[] {
  return [
    { key: 'name', label: 'Name', type: 'text', weight: 3, maxLength: 80 },
    { key: 'amount', label: 'Amount', type: 'money' },
  ]
}
