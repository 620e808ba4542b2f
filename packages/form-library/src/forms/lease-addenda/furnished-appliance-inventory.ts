import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, onNewPage, part, section, signatures } from '../../builders/blocks.ts'
import { table } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

const maxItems = 22

export const furnishedApplianceInventory = defineForm(import.meta.url, {
  id: 'furnished-appliance-inventory',
  number: 31,
  title: 'Furnished / Appliance Inventory',
  description: 'Lists the furniture and appliances that come with the home, and who repairs them.',
  useWhen: 'Use this when the home comes with furniture or appliances.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['the security deposit and repair law of the state where the home is'],
  body: [
    addendumHead(),
    use(),
    repairs(),
    ...onNewPage(inventory()),
    giveBack(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree that the inventory is a fair record of what was provided and of its condition, with the corrections that state law lets {Resident} add. It is part of the lease.',
      ),
    ),
  ],
})

function use(): Block {
  return section(
    'Use and care',
    clause(
      'Careful use',
      '{Resident} {uses|use} the items as they are meant to be used, {keeps|keep} them clean and in the home, and {does|do} not lend, sell or change them. An item may be stored or replaced only with the Owner’s written consent.',
    ),
    clause(
      'Reporting',
      '{Resident} {reports|report} a fault without delay and {stops|stop} using an item that is unsafe. The Owner gives {Resident} any manuals that the Owner has, on paper or as a link.',
    ),
  )
}

function repairs(): Block {
  return section(
    'Who repairs what',
    clause(
      'Repair and replacement',
      'The party named in the table repairs or replaces that item when it fails from ordinary use. The Owner repairs an item that the table does not name. Appliances that the law requires in a home, such as heating and in many states a stove or refrigerator, are always the Owner’s duty.',
    ),
    clause(
      'Damage',
      '{Resident} {pays|pay} for damage beyond ordinary wear that {Resident}, occupants or guests cause, no more than the cost of repair or the value of the item at its age, whichever is less.',
    ),
    fields(
      table('LLEdit.inventory.repairDuty', 'Repairs', {
        columns: [
          { key: 'appliance', label: 'Item', type: 'text', weight: 3, maxLength: 60 },
          {
            key: 'who',
            label: 'Repaired by',
            type: 'select',
            options: [
              { value: 'owner', label: 'Owner' },
              { value: 'resident', label: 'Resident' },
            ],
          },
        ],
        rows: {
          initial: 4,
          max: 6,
          first: ['Refrigerator', 'Stove and oven', 'Washer', 'Dryer'].map((appliance) => ({
            appliance,
          })),
        },
      }),
    ),
  )
}

function inventory(): Block {
  return section(
    'The inventory',
    clause(
      'What is provided',
      'The Owner provides the items listed here. They remain the Owner’s property. Other items that the Owner leaves in the home may be used in the same way.',
    ),
    clause(
      'Corrections',
      '{Resident} may report a mistake to the Owner in writing within 7 days after moving in, or longer if state law or the move-in checklist says so, and the Owner then adds it to this record.',
    ),
    fields(
      table('LLEdit.inventory.items', 'Furniture and appliances', {
        columns: [
          { key: 'room', label: 'Room', type: 'text', weight: 1.5, maxLength: 40 },
          { key: 'item', label: 'Item, make and model', type: 'text', weight: 3, maxLength: 90 },
          { key: 'quantity', label: 'Number', type: 'integer', weight: 0.8 },
          {
            key: 'condition',
            label: 'Condition',
            type: 'select',
            weight: 1,
            options: [
              { value: 'new', label: 'New' },
              { value: 'good', label: 'Good' },
              { value: 'fair', label: 'Fair' },
              { value: 'poor', label: 'Poor' },
            ],
          },
          { key: 'value', label: 'Value', type: 'money', weight: 1.1 },
          { key: 'photo', label: 'Photo no.', type: 'text', weight: 0.9, maxLength: 20 },
        ],
        rows: { initial: 6, max: maxItems },
      }),
    ),
  )
}

function giveBack(): Block {
  return section(
    'At the end of the tenancy',
    clause(
      'Returning the items',
      '{Resident} {leaves|leave} the items in the home, clean and in the condition listed, except for ordinary wear. Both sides compare them with the inventory at the move-out inspection. The Owner may charge only as the state’s security deposit law allows.',
    ),
  )
}
