import { defineForm, type Block } from '../../form-definition.ts'
import { address, email, name, phone, select, text } from '../../builders/fields.ts'
import {
  bullets,
  fields,
  forEachResident,
  note,
  onNewPage,
  paragraph,
  part,
  signatures,
  withOneResident,
  withSeveralResidents,
} from '../../builders/blocks.ts'
import { residentEmail, residentPhone } from '../../builders/shared-fields.ts'
import { residentVehicles } from '../../builders/shared-terms.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 39. One private copy for each resident: whom they trust is no one else's to read. */
export const residentInformationAndEmergencyContacts = defineForm(import.meta.url, {
  id: 'resident-information-and-emergency-contacts',
  number: 39,
  title: 'Resident Information & Emergency Contacts',
  description: 'How to reach a resident, whom to call in an emergency, and their vehicles.',
  useWhen: 'Use this when a resident moves in, and again when their contacts change.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'each',
  ownerSigns: false,
  sources: [
    '42 USC 3604 (fair housing)',
    '42 USC 13604 (contacts in federally assisted housing)',
    '47 USC 227 (text messages)',
    'state law on a resident’s death, such as RCW 59.18.590 and Tex. Prop. Code 92.014',
  ],
  body: [
    addendumHead(),
    purpose(),
    withOneResident(...answers()),
    withSeveralResidents(
      forEachResident(...onNewPage(part('Answers of Resident {n}'), ...answers())),
    ),
    part(
      'Signature',
      signatures(
        'By signing, {the Resident|each Resident} states that these answers are correct today and authorizes the Owner to use them as this form says.',
        { owner: false, residentsAre: 'Resident' },
      ),
      note(
        'The Owner keeps this form where only those who manage the home can read it, and destroys it securely when it is no longer needed.',
      ),
    ),
  ],
})

function purpose(): Block {
  return part(
    'How this form is used',
    bullets(
      '**Private.** The Owner uses these answers to reach {the Resident|a Resident}, to get help in an emergency and to know the vehicles on the property. They are not shown to other residents and are given to others only in an emergency or where law requires it. One exception: vehicles also stand in a parking addendum that is signed with this form.',
      '**Voluntary.** Any line may stay empty. Nothing here is a condition of the lease, and answers may be changed at any time in writing.',
      '**Not asked.** This form asks nothing about health, disability, family, religion or origin. Anyone who wants to plan for help in an emergency may tell the Owner at any time.',
      '**Calling a contact** does not give that person a right to enter the home, to receive notices or to learn about the lease.',
    ),
  )
}

function answers(): Block[] {
  return [howToReach(), emergencyContacts(), vehicles(), afterDeath()]
}

function howToReach(): Block {
  return part(
    'How to reach the resident',
    fields(
      { ...residentEmail, label: 'Email', width: 'half' },
      { ...residentPhone, label: 'Phone' },
      select(
        'TT*.contact.preferred',
        'Best way to reach me',
        { email: 'Email', text: 'Text message', phone: 'Phone call' },
        {
          width: 'quarter',
          help: 'Choosing text messages allows texts about the home to the phone number above. Reply STOP to end them.',
        },
      ),
      text('TT*.work.employer', 'Employer', { width: 'threeQuarters' }),
      phone('TT*.work.phone', 'Phone at work'),
    ),
  )
}

function emergencyContacts(): Block {
  return part('Emergency contacts', fields(...contact(1), ...contact(2)))
}

function contact(number: number) {
  const key = `TT*.emergencyContact${number}`

  return [
    name(`${key}.name`, `Emergency contact ${number}`),
    phone(`${key}.phone`, 'Phone'),
    text(`${key}.relation`, 'Relationship to me', { width: 'quarter', maxLength: 40 }),
  ]
}

function vehicles(): Block {
  return part('Vehicles', fields(residentVehicles))
}

/** RCW 59.18.590 and Tex. Prop. Code 92.014 say what such a statement may hold. */
function afterDeath(): Block {
  return part(
    'If I die while I live here',
    paragraph(
      'As far as the law of the state allows, the Owner may let the person named here enter the home at a reasonable time and together with the Owner, remove my belongings, and receive what is due back to me, such as the deposit less lawful deductions. Others who live in the home keep their rights. This is not a will and does not decide who inherits.',
    ),
    paragraph(
      '**This choice stays in effect until I revoke it in writing or name someone else in writing.**',
    ),
    fields(
      name('TT*.accessOnDeath.name', 'Person who may enter'),
      phone('TT*.accessOnDeath.phone', 'Phone', { width: 'half' }),
      address('TT*.accessOnDeath.address', 'Mailing address', { width: 'full' }),
      email('TT*.accessOnDeath.email', 'Email'),
    ),
  )
}
