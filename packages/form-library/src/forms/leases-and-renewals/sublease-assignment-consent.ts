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
import { date, longtext, money, name, radio, select, yesNo } from '../../builders/fields.ts'
import {
  agreementDate,
  homeLine,
  landlordEmail,
  landlordName,
  leaseDate,
  residentName,
} from '../../builders/shared-fields.ts'

const ifSublease = { key: 'LLEdit.sublet.kind', in: ['sublease'] }

/**
 * Catalog no. 14. Whoever takes over signs in a resident's place, so each signer is marked as what
 * they are, and the text does not speak of "the Residents".
 */
export const subleaseAssignmentConsent = defineForm(import.meta.url, {
  id: 'sublease-assignment-consent',
  number: 14,
  title: 'Consent to Sublease or Assignment',
  description: 'The owner’s consent to a subtenant, or to someone who takes over the lease.',
  useWhen:
    'Use this when a resident wants to sublet the home or transfer the lease to someone else.',
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
    '50 USC 3955 (servicemembers)',
    'the landlord-tenant law of the state where the home is, on subleases and assignments',
  ],
  body: [
    partiesAndLease(),
    consent(),
    effect(),
    newcomer(),
    deposit(),
    conditions(),
    part(
      'Signatures',
      signatures(
        'By signing, everyone named above and the Owner agree to this consent. It takes effect only when all have signed.',
      ),
    ),
  ],
})

function partiesAndLease(): Block {
  return part(
    'Parties, home and lease',
    fields(landlordName, landlordEmail, ...homeLine, agreementDate, {
      ...leaseDate,
      required: true,
    }),
    forEachResident(
      fields(
        residentName,
        select(
          'LLEdit.sublet.part:*',
          'Resident {n} signs as',
          { original: 'Original resident', newcomer: 'Subtenant or assignee' },
          { required: true },
        ),
      ),
    ),
    fields(name('LLEdit.sublet.subtenantName', 'Subtenant or assignee', { width: 'full' })),
    note(
      'Name the subtenant or assignee even if that person is not one of the signers. Consent to that person counts only after the person has signed a copy.',
    ),
  )
}

function consent(): Block {
  return section(
    'Consent',
    clause(
      'Words used',
      'The person who signs as original resident is the **Original Resident**, and the person who moves in is the **Newcomer**, even if there are several. The **Owner** is the owner or agent named above, and the **lease** is the lease or rental agreement of the date above, with its amendments and addenda.',
    ),
    clause(
      'What the Owner agrees to',
      'As marked here, the Owner consents to a sublease of the home to the Newcomer for the time stated, or to an assignment of the lease to the Newcomer from the first day stated. The consent is for this person and this time only. Another sublease, assignment or paid short stay needs a new consent.',
    ),
    fields(
      radio(
        'LLEdit.sublet.kind',
        'This is a consent to',
        { sublease: 'a sublease', assignment: 'an assignment of the lease' },
        { required: true, choices: 'inline', width: 'full' },
      ),
      date('LLEdit.sublet.from', 'From', { required: true }),
      date('LLEdit.sublet.to', 'Until', {
        requiredIf: ifSublease,
        after: 'LLEdit.sublet.from',
      }),
      money('LLEdit.sublet.rent', 'Rent that the Newcomer pays', {
        width: 'half',
        help: 'Some states and cities limit what may be charged for a sublease, or for consent to one.',
      }),
    ),
  )
}

function effect(): Block {
  return section(
    'Who answers for the lease',
    clause(
      'In a sublease',
      'The lease between the Owner and the Original Resident does not change. The Original Resident stays responsible for all of it, including rent and damage that the Newcomer should have paid for. The Newcomer owes the Original Resident what the sublease says and follows the lease in using the home. The Newcomer gains no right to stay beyond the lease or the sublease, except what the law gives.',
    ),
    clause(
      'In an assignment',
      'From the first day stated, the Newcomer takes the place of the Original Resident under the lease, pays rent to the Owner, and is responsible for everything that comes due from then on. If “Yes” is marked, the Original Resident stays responsible along with the Newcomer. If “No” is marked, the Owner releases the Original Resident from what falls due after that day.',
    ),
    clause(
      'What came before',
      'The Original Resident still owes what was due before the first day stated, and pays for damage from before it. The Owner and the Original Resident confirm that, as far as each knows, nothing is overdue, except as written in section 5.',
    ),
    fields(
      yesNo('LLEdit.sublet.originalStillLiable', 'The Original Resident stays responsible', {
        required: true,
        width: 'full',
        help: 'In a sublease the answer is Yes.',
      }),
    ),
  )
}

function newcomer(): Block {
  return section(
    'The Newcomer',
    clause('Before moving in', 'The Newcomer:'),
    bullets(
      'has applied, and has been approved by the same written criteria as every applicant;',
      'has received a copy of the lease with its addenda and rules, and keeps to it;',
      'has received every disclosure that law requires before signing, which for housing built before 1978 includes the lead-based paint disclosure and pamphlet (42 USC 4852d);',
      'has a dated record of the condition of the home, made with the Original Resident.',
    ),
    clause(
      'The Owner’s duties',
      'The Owner has the same duties to the Newcomer: to keep the home fit to live in, and to follow the rules on entry, notices and equal housing. The Newcomer may report a needed repair directly to the Owner. Notices that the law requires on paper are given on paper to everyone whom the law names.',
    ),
  )
}

function deposit(): Block {
  return section(
    'Security deposit',
    clause(
      'Who holds what',
      'In a sublease, the Owner keeps the Original Resident’s deposit until the lease ends. If the Newcomer pays a deposit to the Original Resident, the Original Resident holds and returns it under the same law. In an assignment, the Original Resident’s deposit is settled as written here. If nothing is written, the Owner accounts for it to the Original Resident as state law provides, and the Newcomer pays a new one.',
    ),
    fields(longtext('LLEdit.sublet.deposit', 'What is agreed about the deposit', { lines: 2 })),
  )
}

function conditions(): Block {
  return section(
    'Conditions and general terms',
    fields(
      longtext('LLEdit.sublet.conditions', 'Conditions of the consent, and anything overdue', {
        lines: 3,
      }),
    ),
    clause(
      'The lease otherwise stands',
      'This consent changes the lease only where it says so, and does not promise another one. If someone has guaranteed the lease, it adds nothing to the guaranty without that person’s written consent. State law prevails where it forbids the Owner to withhold consent, or gives a resident such as a servicemember (50 USC 3955) a right to end the lease.',
    ),
    clause(
      'Law',
      'The law of the state where the home is located governs. A term that it does not allow does not apply, and the rest stays in force.',
    ),
  )
}
