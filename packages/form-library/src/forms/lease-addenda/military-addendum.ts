import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { longtext, text, yesNo } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { noticeAddress } from '../../builders/shared-fields.ts'

/** Catalog no. 30. In our own words; the Act itself prevails and a waiver is no part of it. */
export const militaryAddendum = defineForm(import.meta.url, {
  id: 'military-addendum',
  number: 30,
  title: 'Military (SCRA) Addendum',
  description: 'States the right of servicemembers to end a lease early.',
  useWhen: 'Use this when a resident serves, may serve, or is the family of someone who serves.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '50 USC 3955 (termination of residential leases)',
    '50 USC 3951 and 3958 (eviction, distress and storage liens)',
    '50 USC 3918 and 3919 (waiver; exercise of rights)',
    'state law for servicemembers',
  ],
  body: [
    addendumHead(),
    about(),
    who(),
    how(),
    effect(),
    money(),
    otherRights(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner acknowledge these rights. This addendum is part of the lease; where the two differ about military service, this addendum prevails, and the law prevails over both where it gives a servicemember more.',
      ),
    ),
  ],
})

function about(): Block {
  return section(
    'About this addendum',
    clause(
      'The Act',
      'The Servicemembers Civil Relief Act, 50 USC 3901 and following (the Act), lets servicemembers end a home lease early. This addendum describes that right in plain words. It does not limit the Act or state law, and no one gives up a right by signing it. A waiver must be a separate document that meets 50 USC 3918.',
    ),
    clause(
      'No need to say',
      'The answers below are for information and may be left empty. The right does not depend on them, and no one is treated worse for military service or for using the Act.',
    ),
    fields(
      yesNo(
        'LLEdit.military.servicemember',
        'A Resident is a servicemember or a servicemember’s dependent',
        { width: 'twoThirds' },
      ),
      text('LLEdit.military.branch', 'Branch', { width: 'third', maxLength: 60 }),
    ),
  )
}

function who(): Block {
  return section(
    'When the lease may be ended',
    clause(
      'The cases',
      'A Resident who is a servicemember may end the lease early under 50 USC 3955, in particular:',
    ),
    bullets(
      'after entering military service, if the lease was signed before that;',
      'on military orders, received while in service and after signing, for a permanent change of station or to deploy for 90 days or more;',
      'on a stop movement order, in response to an emergency, for 30 days or more or without an end date, that keeps the servicemember or dependents from occupying a home that was leased on receipt of such orders.',
    ),
    clause(
      'Family',
      'Ending the lease also ends what a dependent of the servicemember owes under it. If the servicemember dies, or suffers a catastrophic injury or illness, in service, the spouse may end the lease within one year, and in some cases others may as the Act provides.',
    ),
    clause(
      'Residents who are not dependents',
      'This does not end the lease for another Resident who is not a dependent. The lease and state law say what then applies to that Resident.',
    ),
  )
}

function how(): Block {
  return section(
    'How notice is given',
    clause(
      'Written notice and orders',
      'The notice is written and comes with a copy of the orders, or with a letter from the commanding officer where the Act counts that as orders. A person acting for the servicemember may give it.',
    ),
    clause(
      'Ways to deliver it',
      'It may be handed over, sent by a private carrier, mailed with return receipt requested to the address below, or delivered electronically as the Act allows. The ways written below are extra. They do not make these any harder.',
    ),
    fields(
      noticeAddress,
      longtext('LLEdit.military.noticeMethod', 'Where and how notice may also be given', {
        lines: 2,
        help: 'For example, an email address or an online portal that you check.',
      }),
    ),
  )
}

function effect(): Block {
  return section(
    'When it takes effect',
    clause(
      'Monthly rent',
      'If rent is paid monthly, the lease ends 30 days after the next day on which rent is due after the notice is delivered. For example: the notice is delivered on August 10 and rent is due on September 1, so the lease ends on October 1.',
    ),
    clause(
      'Other leases',
      'If rent is not paid monthly, the lease ends on the last day of the month after the month in which the notice is delivered.',
    ),
  )
}

function money(): Block {
  return section(
    'What is owed and paid back',
    clause(
      'No charge for ending early',
      'There is no early termination charge, and no concession or discount is taken back because of it. Rent is owed to the day on which the lease ends, counted by the day. Other sums that are due under the lease then, such as for damage beyond ordinary wear, remain due.',
    ),
    clause(
      'Paid back',
      'Rent and other sums paid ahead for the time after the end are paid back within 30 days of it. The security deposit is returned as state law requires. Holding back a deposit or belongings because the lease was ended under the Act can be an offense.',
    ),
  )
}

function otherRights(): Block {
  return section(
    'Other protections',
    clause(
      'Eviction and liens',
      'During military service a servicemember or dependents may in many cases be evicted only by order of a court, which may give more time (50 USC 3951). A lien on a servicemember’s stored goods needs a court order to be enforced during service and for 90 days after it (50 USC 3958).',
    ),
    clause(
      'State law and advice',
      'State law may give more, for example for training, for state duty or for orders to move into military housing. Legal assistance offices of the armed forces advise servicemembers free of charge.',
    ),
  )
}
