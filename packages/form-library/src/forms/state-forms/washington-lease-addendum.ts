import { defineForm, type Block, type FieldSpec } from '../../form-definition.ts'
import { clause, fields, section } from '../../builders/blocks.ts'
import { address, carriedOver, longtext, radio, yesNo } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { depositHeldAt } from '../../builders/shared-fields.ts'
import { insertText, otherStatements, stateSignatures } from './insert-text.ts'

const several = { key: 'LLEdit.washington.building', in: ['several'] }

export const washingtonLeaseAddendum = defineForm(import.meta.url, {
  id: 'washington-lease-addendum',
  number: 64,
  title: 'Washington Lease Addendum',
  description: 'The statements that Washington law adds to a lease.',
  useWhen: 'Use this when you rent out a home in Washington.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['WA'],
  edition: '2027-02',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'RCW 43.44.110 and 59.18.060(12), (13)',
    'RCW 59.18.260, 59.18.270, 59.18.285 and 59.18.610',
  ],
  body: [
    addendumHead(),
    smokeAlarms(),
    buildingSafety(),
    mold(),
    depositsAndFees(),
    otherStatements('LLEdit.washington.other'),
    stateSignatures(),
  ],
})

/** RCW 59.18.060(12)(a), which prescribes what the notice says, but no words. */
function smokeAlarms(): Block {
  return section(
    'Fire safety notice',
    clause(
      'Smoke alarm',
      'The home has a smoke detection device as RCW 43.44.110 requires. {Resident} {keeps|keep} it in working order, as its maker says, and {replaces|replace} its batteries. A resident who does not may owe the penalty that RCW 43.44.110 sets.',
    ),
    fields(
      radio(
        'LLEdit.washington.building',
        'The home is',
        { single: 'A single-family residence', several: 'In a building with other homes' },
        { required: true },
      ),
    ),
  )
}

/** RCW 59.18.060(12)(a)(i) to (vii): owed for every home but a single-family residence. */
function buildingSafety(): Block {
  return section(
    'Fire safety of the building',
    clause(
      'When it counts',
      'The Owner answers these questions unless the home is a single-family residence. A plan that the building has is handed over with this addendum.',
    ),
    fields(
      radio(
        'LLEdit.washington.alarmPower',
        'The smoke detection device is',
        { wired: 'Hard-wired', battery: 'Battery operated' },
        { requiredIf: several, choices: 'inline' },
      ),
      inBuilding('sprinklers', 'Fire sprinkler system'),
      inBuilding('fireAlarm', 'Fire alarm system'),
      inBuilding('smokingPolicy', 'Smoking policy'),
      longtext('LLEdit.washington.smokingRules', 'What the smoking policy is', {
        lines: 2,
        requiredIf: { key: 'LLEdit.washington.smokingPolicy', in: ['yes'] },
      }),
      inBuilding('notificationPlan', 'Emergency notification plan'),
      inBuilding('relocationPlan', 'Emergency relocation plan'),
      inBuilding('evacuationPlan', 'Emergency evacuation plan'),
    ),
  )
}

function inBuilding(key: string, label: string): FieldSpec {
  return yesNo(`LLEdit.washington.${key}`, label, { requiredIf: several })
}

/** RCW 59.18.060(13): it may be handed to each resident or posted where everyone sees it. */
function mold(): Block {
  return section(
    'Mold',
    fields(
      radio(
        'LLEdit.washington.mold',
        'The information on mold that the department of health provides or approves is',
        {
          text: 'Written in the box below',
          given: 'Handed over with this addendum',
          posted: 'Posted in a visible, public place at the property',
        },
        { required: true },
      ),
      insertText(
        'LLEdit.washington.information',
        'the information on mold under RCW 59.18.060(13)',
        {
          lines: 6,
          requiredIf: { key: 'LLEdit.washington.mold', in: ['text'] },
          contains: ['mold', 'moisture'],
          help: 'Copy it from the website of the Washington State Department of Health. We do not print words that we could not check.',
        },
      ),
    ),
  )
}

/** RCW 59.18.270 wants the bank named in writing; 59.18.285 a fee that stays called nonrefundable. */
function depositsAndFees(): Block {
  const isTaken = { key: 'LLEdit.washington.deposit', in: ['yes'] }
  const hasFees = { key: 'LLEdit.washington.fees', in: ['yes'] }

  return section(
    'Deposit and fees',
    clause(
      'Deposit',
      'The Owner keeps a deposit in a trust account in Washington, gives a written receipt for it, and tells {Resident} in writing if the account moves. No deposit is taken without this written agreement and a signed checklist of the condition of the home, of which {the Resident gets|each Resident gets} a copy.',
    ),
    fields(
      yesNo('LLEdit.washington.deposit', 'A deposit is taken', { required: true }),
      { ...depositHeldAt, width: 'full', requiredIf: isTaken },
      carriedOver(
        address('LLEdit.washington.depositAddress', 'Address of the bank', { requiredIf: isTaken }),
      ),
    ),
    clause(
      'Fees that are not returned',
      '**A fee stated here is nonrefundable.** No such fee is a deposit or a part of one. A fee that is not stated here is returned like a deposit.',
    ),
    fields(
      yesNo('LLEdit.washington.fees', 'A nonrefundable fee is charged', { required: true }),
      longtext(
        'LLEdit.washington.feeList',
        'Each nonrefundable fee, its amount and what it is for',
        {
          lines: 2,
          requiredIf: hasFees,
        },
      ),
    ),
    clause(
      'Installments',
      '{Resident} may ask in writing to pay the deposit, nonrefundable fees and last month’s rent in installments, as far as RCW 59.18.610 allows it. The Owner charges nothing for that.',
    ),
  )
}
