import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { select, table, text } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

/** What most yards need; rows that a home lacks are removed, and others added. */
const tasks = [
  'Mowing and edging',
  'Weeding beds',
  'Watering',
  'Leaves and debris',
  'Shrubs and hedges',
  'Trees',
  'Gutters and roof',
]

export const yardAndExteriorCareAddendum = defineForm(import.meta.url, {
  id: 'yard-and-exterior-care-addendum',
  number: 32,
  title: 'Yard & Exterior Care Addendum',
  description: 'Divides the outdoor work at a house or duplex between owner and residents.',
  useWhen: 'Use this when a house or duplex has a yard, walks or a driveway to look after.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state landlord-tenant law on maintenance duties',
    'local law on snow, weeds, water use and pesticides',
    '42 USC 3604(f)(3)(B) (reasonable accommodation)',
  ],
  body: [
    addendumHead(),
    duties(),
    yard(),
    snow(),
    limits(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about outdoor work, this addendum prevails.',
      ),
    ),
  ],
})

function duties(): Block {
  return section(
    'Who does what',
    clause(
      'The table',
      'Each task is done by the party named, as often as stated. “Service” means a company that the Owner hires and pays, unless the lease says that {Resident} {pays|pay} for it. The Owner does any task that the table does not name.',
    ),
    fields(
      table('LLEdit.yard.duties', 'Outdoor work', {
        columns: [
          { key: 'task', label: 'Task', type: 'text', weight: 2.4, maxLength: 60 },
          {
            key: 'who',
            label: 'Done by',
            type: 'select',
            weight: 1,
            options: [
              { value: 'owner', label: 'Owner' },
              { value: 'resident', label: 'Resident' },
              { value: 'service', label: 'Service' },
            ],
          },
          { key: 'frequency', label: 'How often', type: 'text', weight: 1.8, maxLength: 50 },
        ],
        rows: { initial: tasks.length, max: 10, first: tasks.map((task) => ({ task })) },
      }),
      text('LLEdit.yard.equipmentProvided', 'Equipment that the Owner provides', {
        width: 'full',
        maxLength: 200,
      }),
    ),
  )
}

function yard(): Block {
  return section(
    'Yard and plants',
    clause('Care', 'For a task that is {Resident’s}, {Resident} {agrees|agree} to:'),
    bullets(
      'keep grass, weeds and leaves within what local law and neighbors’ safety require;',
      'water as written below and within local limits, and report a broken sprinkler or leak at once;',
      'use only products and tools that need no license, as their labels say;',
      'not cut down, plant or move trees, or change beds, paths, fences or drainage without the Owner’s written consent;',
      'keep the yard free of trash, vehicles that do not run, and anything unsafe.',
    ),
    clause(
      'Equipment',
      'The Owner provides equipment in safe working order and repairs it after ordinary use. {Resident} {keeps|keep} it in the home’s shed or garage and {returns|return} it at the end.',
    ),
    fields(
      text('LLEdit.yard.wateringRules', 'Watering: days, times, local limits', {
        width: 'full',
        maxLength: 200,
      }),
    ),
  )
}

function snow(): Block {
  return section(
    'Snow and ice',
    clause(
      'Clearing',
      'The party below clears steps, walks and the driveway of the home within the time that local law sets, or a reasonable time if it sets none. The Owner clears places that more than one household shares. Where state or local law gives this duty to the Owner, it stays with the Owner whatever is chosen.',
    ),
    fields(
      select('LLEdit.yard.snowRemoval', 'Snow and ice are cleared by', {
        owner: 'Owner',
        resident: 'Resident',
        service: 'A service that the Owner hires',
      }),
    ),
  )
}

function limits(): Block {
  return section(
    'Limits',
    clause(
      'What stays with the Owner',
      'The Owner keeps the building, roof, gutters that need a tall ladder, large trees, retaining walls, drainage and outdoor wiring safe and in repair. Nothing here shifts a duty that state law does not let the parties shift. No one has to do work that is not safe for them.',
    ),
    clause(
      'If a task is not done',
      'The other party asks in writing for the task to be done within a reasonable time. If {Resident} then {has|have} not done it, the Owner may have it done and charge the reasonable cost, as far as the lease and state law allow. A fine that the Owner receives because of it may be passed on in the same way.',
    ),
    clause(
      'Disability',
      'A person who cannot do a task because of a disability may ask for a reasonable accommodation under 42 USC 3604(f)(3)(B).',
    ),
    clause(
      'Entry',
      'The Owner or a service may enter the yard to do its tasks at reasonable times, after telling {Resident} the usual days. Entry into the home follows the lease.',
    ),
  )
}
