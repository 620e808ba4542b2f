import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, note, part, section, signatures } from '../../builders/blocks.ts'
import { select, text, statesBut } from '../../builders/fields.ts'
import { alarmLocations } from '../../builders/shared-terms.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

export const smokeAndCarbonMonoxideAlarmAddendum = defineForm(import.meta.url, {
  id: 'smoke-and-carbon-monoxide-alarm-addendum',
  number: 19,
  title: 'Smoke & Carbon Monoxide Alarm Addendum',
  description: 'Confirms which alarms are installed and working, and who tests them.',
  useWhen: 'Use this when a resident moves in, or when alarms are added or replaced.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state and local law and fire codes on smoke and carbon monoxide alarms',
    '42 USC 3604(f)(3) (alarms for persons with a disability)',
  ],
  body: [
    addendumHead(),
    installed(),
    ownersPart(),
    residentsPart(),
    whenItSounds(),
    part(
      'Signatures',
      signatures(
        'By signing, the Owner confirms what is entered about the alarms, and {the Resident|each Resident} confirms being told where they are and how to test them. Both agree to this addendum. It is part of the lease; where the two differ about alarms, this addendum prevails.',
      ),
    ),
  ],
})

function installed(): Block {
  return section(
    'Alarms in the home',
    clause(
      'Number and location',
      'The Owner has installed the alarms listed here. Their type, number and locations meet state and local law. Each was tested on the date beside it.',
    ),
    fields(
      { ...alarmLocations, required: true },
      text('LLEdit.alarms.testedBy', 'Tested by', { maxLength: 80 }),
    ),
    note(
      'Carbon monoxide is a gas without color or smell. Alarms for it are commonly required in a home with a fuel-burning appliance, a fireplace or an attached garage.',
    ),
  )
}

function ownersPart(): Block {
  return section(
    'What the Owner does',
    clause(
      'Working alarms',
      'The Owner provides working alarms when the tenancy begins, repairs or replaces one that fails promptly after learning of it, and replaces each alarm before the end of the service life that its maker states. The Owner keeps every duty that the law gives the Owner, whatever is chosen in section 3.',
    ),
    clause(
      'Alarms that everyone can notice',
      'A person who would not hear or see an ordinary alarm because of a disability may ask for one that flashes, shakes or sounds differently, under 42 USC 3604(f)(3) and state law.',
    ),
  )
}

function residentsPart(): Block {
  return section(
    'What {Resident} {does|do}',
    clause('Testing and care', '{Resident} {agrees|agree} to:'),
    bullets(
      'test each alarm about once a month by pressing its button, and keep it free of dust and paint;',
      'never remove, cover, unplug or disable an alarm, or take its battery for something else;',
      'tell the Owner at once, in writing where possible, if an alarm is missing, fails a test, chirps or is past its date;',
      'let the Owner in, after the notice that the lease and the law require, to inspect, repair or replace alarms.',
    ),
    clause(
      'Batteries',
      'Batteries that run down during the tenancy are replaced by the party chosen below, as far as state law lets the parties choose. If {Resident} cannot reach or replace one safely, the Owner does it on request.',
    ),
    fields(
      select(
        'LLEdit.alarms.batteryDuty',
        'Batteries are replaced by',
        { resident: 'Resident', owner: 'Owner' },
        { required: true },
        { owner: statesBut('WA') },
      ),
    ),
  )
}

function whenItSounds(): Block {
  return section(
    'When an alarm sounds',
    clause(
      'Leave and call',
      'Everyone leaves the home at once, moves to fresh air, calls 911 or the fire department from outside, and goes back in only when they say it is safe. Then tell the Owner. No one is charged or blamed for calling for help.',
    ),
  )
}
