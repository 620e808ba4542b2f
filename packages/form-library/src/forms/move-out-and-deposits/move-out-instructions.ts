import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { checkboxGroup, date, longtext, table, text, time, yesNo } from '../../builders/fields.ts'
import { moveOutDate } from '../../builders/shared-terms.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

const owner = { residents: false }
const acknowledgment = {
  owner: false,
  occurrence: 'receipt',
  requiredIf: { key: 'LLEdit.moveOut.askReceipt', in: ['yes'] },
}

/** Catalog no. 54. Residents sign for receipt only where the owner asks them to. */
export const moveOutInstructions = defineForm(import.meta.url, {
  id: 'move-out-instructions',
  number: 54,
  title: 'Move-Out Instructions',
  description: 'What to clean, where to leave keys, and what repairs and cleaning may cost.',
  useWhen: 'Use this when a move-out date is set and residents ask what to do.',
  category: 'Move-Out & Deposits',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'the security deposit and inspection law of the state where the home is, such as Cal. Civ. Code 1950.5',
  ],
  body: [
    addendumHead(),
    days(),
    cleaning(),
    keys(),
    charges(),
    part('Signature of the Owner', signatures('The Owner gives these instructions.', owner)),
    part(
      'Acknowledgment of receipt',
      signatures(
        'Sign only if the Owner asks for it. A signature confirms that the person received these instructions, and does not agree to any charge.',
        acknowledgment,
      ),
    ),
  ],
})

function days(): Block {
  return section(
    'The days that matter',
    clause(
      'Moving out',
      'The home must be returned empty and clean, with all keys, by the end of the day below. These instructions do not end the tenancy or change its last day. The lease, and the notice that was given, do that.',
    ),
    clause(
      'Walk-through',
      '{The Resident is|The Residents are} invited to walk through the home with the Owner. Where state law gives a right to an inspection before moving out, this is an offer of it, and what it finds may be fixed before the last day.',
    ),
    fields(
      moveOutDate,
      date('LLEdit.moveOut.walkThroughDate', 'Walk-through on'),
      time('LLEdit.moveOut.walkThroughTime', 'At'),
      date('LLEdit.moveOut.utilitiesOffDate', 'Keep utilities on until', {
        help: 'Not before the last day of the tenancy. Never shut off a service while anyone lives in the home.',
      }),
      yesNo('LLEdit.moveOut.askReceipt', 'Ask residents to sign for receipt', { required: true }),
    ),
  )
}

function cleaning(): Block {
  return section(
    'Cleaning list',
    clause(
      'As clean as at move-in',
      'The home is left as clean as it was at move-in, ordinary wear aside. The marked items apply to this home.',
    ),
    fields(
      checkboxGroup('LLEdit.moveOut.cleaningList', 'To do', {
        belongings: 'Remove all belongings',
        trash: 'Remove trash and food',
        kitchen: 'Kitchen counters, cabinets and sink',
        stove: 'Oven, stove and hood',
        refrigerator: 'Refrigerator and freezer',
        bathrooms: 'Bathrooms',
        floors: 'Sweep, vacuum and mop floors',
        carpets: 'Spot-clean carpets',
        windows: 'Windows, sills and blinds',
        walls: 'Wipe marks off walls and doors',
        lights: 'Replace burned-out bulbs',
        alarms: 'Leave alarms in place and working',
        outside: 'Balcony, patio, yard or garage',
        storage: 'Empty storage and parking',
      }),
      longtext('LLEdit.moveOut.otherTasks', 'Other instructions, such as bulky trash and parking', {
        lines: 3,
      }),
    ),
  )
}

function keys(): Block {
  return section(
    'Keys, addresses and belongings',
    clause('On the last day', 'Before leaving, {Resident} should:'),
    bullets(
      'return every key, fob, card and remote, and take a receipt or a dated photo;',
      'close and lock windows and doors, and turn off faucets and appliances;',
      'give the Owner a forwarding address in writing, and tell the post office, utilities and insurer;',
      'take dated photos of each room.',
    ),
    clause(
      'Things left behind',
      'Belongings that are left are handled as state law on abandoned property says. Please ask early if you need more time.',
    ),
    fields(
      text('LLEdit.moveOut.keyReturnPlace', 'Where keys are returned', {
        width: 'full',
        required: true,
      }),
    ),
  )
}

function charges(): Block {
  return section(
    'Possible charges',
    clause(
      'Only as the law allows',
      'The table tells in advance what cleaning and repairs commonly cost. Only what is needed beyond ordinary wear, and the actual and reasonable cost of it, may be kept from the deposit, with the itemized statement and within the time that state law sets. A worn item is charged only for the useful life it had left.',
    ),
    fields(
      table('LLEdit.moveOut.chargeSchedule', 'Estimated costs', {
        columns: [
          { key: 'item', label: 'Item', type: 'text', weight: 4 },
          { key: 'cost', label: 'Estimated cost', type: 'money', weight: 1.2 },
        ],
        rows: { initial: 0, max: 8 },
      }),
    ),
  )
}
