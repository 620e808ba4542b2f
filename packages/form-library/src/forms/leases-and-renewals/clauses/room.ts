import type { Block } from '../../../form-definition.ts'
import { bullets, clause, fields, section } from '../../../builders/blocks.ts'
import { checkboxGroup, longtext, percent, text } from '../../../builders/fields.ts'
import { guestDays, quietHours, smokingPolicy } from '../../../builders/shared-terms.ts'

/** What is rented in a room rental, and how the people of one home live together. */
export function roomAndSharing(): Block[] {
  return [theRoom(), ownShare(), utilities(), livingTogether()]
}

function theRoom(): Block {
  return section(
    'The room and the shared areas',
    clause(
      'What is rented',
      'The Owner rents the room to {Resident} for use as a home, with the use of the shared areas marked here at all times, together with the others who live in the home. The rest of the home is not rented by this agreement, and the Owner may rent other rooms to others. The Owner delivers the room and the shared areas fit to live in, clean and safe, with working smoke alarms, and with carbon monoxide alarms where they are needed.',
    ),
    fields(
      text('LLEdit.room.description', 'The room', {
        required: true,
        width: 'full',
        help: 'For example “second floor, front left, with its own bath”.',
      }),
      checkboxGroup('LLEdit.room.sharedAreas', 'Shared areas', {
        kitchen: 'Kitchen',
        bathroom: 'Bathroom',
        living: 'Living room',
        dining: 'Dining room',
        laundry: 'Laundry',
        yard: 'Yard or patio',
        parking: 'Parking',
        storage: 'Storage',
      }),
      longtext('LLEdit.room.included', 'Furniture, shelf and storage space included', { lines: 2 }),
    ),
  )
}

function ownShare(): Block {
  return section(
    'Equal housing, and separate rent',
    clause(
      'Equal housing',
      'The Owner rents without regard to race, color, religion, sex, familial status, national origin, disability or any other class that state or local law protects.',
    ),
    clause(
      'Others in the home',
      '{Resident} {is|are} responsible for the rent and any damage to this room, and for {the Resident’s|their} own guests. {Resident} {is|are} not responsible for the rent, the room or the conduct of others in the home who have their own agreement. The person who damages a shared area pays for it; the cost is not split by guessing.',
    ),
  )
}

function utilities(): Block {
  return section(
    'Utilities and household costs',
    clause(
      'Share',
      '{Resident} {pays|pay} the share stated here of the utilities marked, at what they cost, within 10 days after the Owner shows the bill, with no added fee. What is not marked is included in the rent. The Owner keeps all services on, and may not interrupt heat, water, power or another essential service to make anyone pay or leave.',
    ),
    fields(
      percent('LLEdit.room.utilitiesShare', 'Share, in percent', {
        help: 'Enter 0 if everything is included in the rent.',
      }),
      checkboxGroup(
        'LLEdit.room.utilities',
        'Shared by that percentage',
        {
          electricity: 'Electricity',
          gas: 'Gas or heating',
          water: 'Water and sewer',
          trash: 'Trash',
          internet: 'Internet',
        },
        { width: 'threeQuarters' },
      ),
    ),
  )
}

function livingTogether(): Block {
  return section(
    'Living together',
    clause('Courtesy', 'Everyone in the home, the Owner too if the Owner lives there:'),
    bullets(
      'keeps quiet in the quiet hours stated here, and at all times lets others rest;',
      'leaves the kitchen, bathroom and other shared areas clean after each use, and takes part in their weekly cleaning;',
      'stores food and belongings in the places given, and takes nothing that belongs to others;',
      'locks the outside doors, and gives keys and codes to no one else;',
      'smokes and vapes only where it is allowed here, and keeps exits and alarms clear.',
    ),
    clause(
      'Guests',
      'Guests are welcome in the room and, with regard for others, in the shared areas. A guest who stays longer than the days stated here, or 14 days if none are stated, within any twelve months needs the Owner’s written consent. A limit on guests applies equally to everyone in the home. It takes away no right that the law gives caregivers or victims of domestic violence.',
    ),
    clause(
      'Pets and assistance animals',
      'A pet needs the Owner’s written consent; a signed pet addendum is that consent. An animal that a person with a disability needs is not a pet; a request for one is a request for a reasonable accommodation under 42 USC 3604(f)(3)(B) and state law.',
    ),
    fields(
      quietHours,
      guestDays,
      smokingPolicy,
      longtext('LLEdit.room.guestPolicy', 'Guests, and other house rules', { lines: 3 }),
    ),
  )
}
