import { defineForm, type Block } from '../../form-definition.ts'
import {
  bullets,
  clause,
  fields,
  initialBoxes,
  part,
  section,
  signatures,
  withSeveralResidents,
} from '../../builders/blocks.ts'
import { address, date, longtext, money, select, text, yesNo } from '../../builders/fields.ts'
import {
  agreementDate,
  homeLine,
  landlordEmail,
  landlordName,
  leaseDate,
  residentName,
} from '../../builders/shared-fields.ts'

/** Catalog no. 15. A contract, and no notice: 15 USC 7003(b)(2)(B) does not reach it. */
export const mutualEarlyTerminationAgreement = defineForm(import.meta.url, {
  id: 'mutual-early-termination-agreement',
  number: 15,
  title: 'Mutual Early Termination Agreement',
  description: 'Ends a lease before its time because both sides want that.',
  useWhen: 'Use this when the owner and all residents agree to end a lease early.',
  category: 'Leases & Renewals',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '50 USC 3955 and 3918 (servicemembers)',
    '34 USC 12491 (domestic violence, covered programs)',
    '42 USC 3604 (fair housing)',
    'the landlord-tenant and security deposit law of the state where the home is',
  ],
  body: [
    part(
      'Parties, home and lease',
      fields(landlordName, landlordEmail, residentName, ...homeLine, agreementDate, {
        ...leaseDate,
        required: true,
      }),
    ),
    ending(),
    moneyMatters(),
    moveOut(),
    deposit(),
    release(),
    freeWill(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to end the lease as stated here. Until all have signed, the lease stands as it was.',
      ),
    ),
  ],
})

function ending(): Block {
  return section(
    'The lease ends early',
    clause(
      'Last day',
      'The lease of the date above, with its amendments and addenda, ends at the end of the day stated here instead of its own last day. The **Owner** is the owner or agent named above. {The **Resident** is the person named above.|The **Residents** are the persons named above, each of them and all together.}',
    ),
    clause(
      'Until then',
      'Until that day both sides keep to the lease: {Resident} {pays|pay} the rent as it falls due, and the Owner keeps the home fit to live in and does not disturb its use.',
    ),
    fields(
      date('LLEdit.ending.terminationDate', 'The lease ends on', { required: true }),
      date('LLEdit.ending.rentOwedThrough', 'Rent is owed through', { required: true }),
      date('LLEdit.ending.keyReturn', 'Keys returned by', { required: true }),
    ),
  )
}

function moneyMatters(): Block {
  return section(
    'Rent and fee',
    clause(
      'Rent',
      'Rent is owed through the day stated above, by the day for a part of a month. Rent paid for a later day is returned. After that day no rent is owed.',
    ),
    clause(
      'Fee for ending early',
      'If a fee is stated here, the party named pays it by the day stated. It stands in place of all rent for the time after the lease ends, and is neither a penalty nor a deposit. A fee that law does not allow is not owed.',
    ),
    fields(
      money('LLEdit.ending.feeAmount', 'Fee', { help: 'Enter 0 or leave blank if there is none.' }),
      select(
        'LLEdit.ending.feePaidBy',
        'Paid by',
        { residents: 'Resident side', owner: 'Owner' },
        { width: 'quarter' },
      ),
      date('LLEdit.ending.feeDue', 'Paid by this day'),
      money('LLEdit.ending.arrears', 'Rent and charges now unpaid'),
      text('LLEdit.ending.arrearsNote', 'How and when what is unpaid is paid or forgiven', {
        width: 'full',
      }),
    ),
    initialBoxes('fee', 'rent owed, and the fee for ending early'),
  )
}

function moveOut(): Block {
  return section(
    'Moving out',
    clause('By the day that the lease ends', '{Resident} will:'),
    bullets(
      'move out with everyone who lives in the home, and remove all belongings;',
      'leave the home clean and undamaged, ordinary wear aside, as the lease asks;',
      'return all keys, remotes and access devices by the day stated above;',
      'give the Owner a forwarding address in writing.',
    ),
    clause(
      'Giving the home back',
      'The home is given back when everyone has moved out and all keys are returned. Doing so before the day that the lease ends does not change that day, or the rent owed, unless both sides agree on it in writing.',
    ),
    clause(
      'Utilities',
      '{Resident} {keeps|keep} the accounts in {the Resident’s|their} own name open through the day that the home is given back, {has|have} the meters read for that day, and {pays|pay} for use up to it.',
    ),
    clause(
      'Inspection and showing',
      'The Owner and {Resident} inspect the home together at the end if either of them asks for it, and as state law provides. Until then the Owner may show the home to others after the notice that the lease and the law require.',
    ),
    clause(
      'If the home is not given back',
      'This agreement does not let the Owner lock anyone out, remove belongings or shut off services. If the home is not given back on the day, the Owner has the remedies that the law gives, through the courts, and each side may show this agreement to the court.',
    ),
  )
}

function deposit(): Block {
  return section(
    'Security deposit',
    clause(
      'As state law says',
      'The Owner accounts for the security deposit, and returns it, within the time and in the way that state law sets, counted from the day that the home is given back. The fee in section 2 is taken from the deposit only if that is written here and state law allows it{.|. What is returned is returned by one payment to all Residents unless they direct otherwise in writing.}',
    ),
    fields(
      longtext('LLEdit.ending.depositHandling', 'What is agreed about the deposit', { lines: 2 }),
      address('LLEdit.ending.forwardingAddress', 'Where the deposit is sent, if known'),
    ),
  )
}

function release(): Block {
  return section(
    'Settling of claims',
    clause(
      'If “Yes” is marked',
      'When everything in this agreement has been done, the Owner and {Resident} release each other from all claims under the lease that they know of on that day. This does not reach: the duties in this agreement; the security deposit and its account; damage that could not be seen when the home was given back; injury to a person; and any right that law says cannot be given up.',
    ),
    clause(
      'If “No” is marked',
      'Claims from before the end of the lease stay as they are. For the time after it neither side owes the other anything under the lease, beyond this agreement and the deposit.',
    ),
    fields(
      yesNo('LLEdit.ending.releaseOfClaims', 'The parties release each other from claims', {
        required: true,
        width: 'full',
      }),
    ),
    initialBoxes('release', 'settling of claims'),
  )
}

function freeWill(): Block {
  return section(
    'Free will, and rights that stay',
    clause(
      'No one has to sign',
      '{Resident} {signs|sign} of {the Resident’s|their} own will, {has|have} had time to think and to ask a lawyer, and may stay under the lease without signing. The Owner does not ask for this agreement because of a complaint, a request for repair, the use of a right, or a class that the law protects. Some states and cities require set words, a time to withdraw, or a payment in an agreement like this one; where they do, their rule is followed.',
    ),
    clause(
      'Ending a lease by right',
      'A servicemember may end a lease under 50 USC 3955 without a fee and does not need this agreement; nothing here waives that Act, for which 50 USC 3918 requires a separate paper. The same is so for rights under state law, or under 34 USC 12491 where it applies, such as those of victims of domestic violence, and for rights when a home is not fit to live in.',
    ),
    withSeveralResidents(
      clause(
        'All together',
        'The lease ends early only if every Resident who is a party to it signs. To change only one person, use the Roommate Change form.',
      ),
    ),
    clause(
      'What is said to others',
      'If someone to whom {Resident} {applies|apply} for a home asks the Owner, the Owner says that the lease ended by agreement of both sides, and says nothing that is not true.',
    ),
    clause(
      'Whole agreement',
      'This document is the whole agreement about ending the lease. It may be changed only in writing. The law of the state where the home is located governs; a term that it does not allow does not apply, and the rest stays in force.',
    ),
    fields(
      longtext('LLEdit.stateText', 'Text that state or local law requires in this agreement', {
        lines: 2,
        maxLength: 1500,
      }),
    ),
  )
}
