import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, fields, part, signatures } from '../../builders/blocks.ts'
import { longtext, phone, radio, text, yesNo } from '../../builders/fields.ts'
import {
  addresseeName,
  agreementDate,
  homeLine,
  landlordEmail,
  landlordName,
  landlordPhone,
} from '../../builders/shared-fields.ts'

/** Catalog no. 42. Any one resident may ask: the one who does is the first of the packet. */
export const maintenanceRepairRequest = defineForm(import.meta.url, {
  id: 'maintenance-repair-request',
  number: 42,
  title: 'Maintenance and Repair Request',
  description: 'A resident describes what needs repair and says when someone may come in.',
  useWhen: 'Use this when a resident reports something to repair and you want it in writing.',
  category: 'During the Tenancy',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'primary',
  ownerSigns: false,
  sources: [
    'state law on repairs, entry and retaliation, such as Cal. Civ. Code 1941-1942.5 and 1954',
    '42 USC 3604(f)(3) (accommodation and modification)',
  ],
  body: [
    part(
      'Home and people',
      fields(
        { ...landlordName, width: 'half' },
        { ...landlordPhone, width: 'half' },
        landlordEmail,
        agreementDate,
        phone('LLEdit.repair.emergencyPhone', 'Phone in an emergency'),
        addresseeName,
        ...homeLine,
      ),
    ),
    emergency(),
    request(),
    visit(),
    part(
      'Signature',
      signatures(
        'The resident who signs asks for this repair and answers for the choices made here.{| One Resident may ask for all.}',
        { residents: 'first', owner: false, residentsAre: 'Resident' },
      ),
    ),
  ],
})

function emergency(): Block {
  return part(
    'In an emergency do not wait for an answer to this form',
    bullets(
      '**Fire, smoke, danger to life:** leave the home and call 911.',
      '**Smell of gas or a carbon monoxide alarm:** go outside first, then call 911 or the gas company.',
      '**A burst pipe, sewage, no heat in cold weather, a door that does not lock:** call the Owner at once, at any hour. Shut off the water if you can do so safely.',
    ),
  )
}

function request(): Block {
  return part(
    'What needs repair',
    fields(
      radio(
        'TT1.repair.urgency',
        'How urgent is it?',
        {
          emergency: 'Emergency',
          soon: 'Soon, within days',
          routine: 'Routine',
        },
        { required: true, choices: 'inline', width: 'twoThirds' },
      ),
      yesNo('TT1.repair.photos', 'I am sending photos', {
        width: 'third',
        help: 'Send them by email or text to the owner, with the date of this form.',
      }),
      text('TT1.repair.location', 'Where: room, fixture or appliance', {
        required: true,
        width: 'full',
      }),
      longtext('TT1.repair.problem', 'What is wrong, and since when', {
        required: true,
        lines: 6,
        maxLength: 2000,
      }),
    ),
  )
}

function visit(): Block {
  return part(
    'The visit',
    fields(
      yesNo('TT1.repair.permissionToEnter', 'You may enter for this repair if I am not home', {
        required: true,
      }),
      text('TT1.repair.bestTimes', 'Best days and times'),
      yesNo('TT1.repair.petsPresent', 'Animals are in the home'),
      phone('TT1.repair.phone', 'Call me at', { width: 'half' }),
    ),
    bullets(
      'Permission is for this repair only and ends when it is done. Without it the Owner gives the notice of entry that the lease and state law require.',
      'Asking for a repair never counts against anyone. State law commonly forbids raising the rent, cutting services or ending a tenancy because someone asked.',
      'This request gives up no right. How soon a repair must be made, and what a resident may do if it is not, is set by state law.',
      'You may ask, here or in any other way, for a change that you need because of a disability. That is a request for a reasonable accommodation or modification.',
    ),
  )
}
