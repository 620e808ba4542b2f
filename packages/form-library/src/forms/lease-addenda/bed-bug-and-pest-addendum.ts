import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { date, integer, longtext, radio, select, text } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

export const bedBugAndPestAddendum = defineForm(import.meta.url, {
  id: 'bed-bug-and-pest-addendum',
  number: 21,
  title: 'Bed Bug & Pest Addendum',
  description: 'States known infestations, and how pests are reported and treated.',
  useWhen: 'Use this when a resident moves in, or when your state requires a bed bug disclosure.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state and local law on bed bugs, pests and pesticide notices, such as Cal. Civ. Code 1954.600-1954.605, A.R.S. 33-1319 and 14 M.R.S. 6021-A',
    '42 USC 3604(f)(3)(B) (reasonable accommodation)',
  ],
  body: [
    addendumHead(),
    history(),
    signs(),
    reporting(),
    treatment(),
    cost(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about pests, this addendum prevails.',
      ),
    ),
  ],
})

function history(): Block {
  return section(
    'What is known',
    clause(
      'Disclosure',
      'The Owner states here what the Owner knows, on the date of this form, about bed bugs and other pests in the home and in the homes next to it. A home with a known infestation is treated before {Resident} {moves|move} in, and is not rented where state law forbids it.',
    ),
    fields(
      date('LLEdit.pests.inspectedDate', 'Last inspected', { past: true }),
      text('LLEdit.pests.planProvider', 'Pest control company, if any', { width: 'threeQuarters' }),
      radio(
        'LLEdit.pests.knownInfestation',
        'Bed bugs and other pests',
        {
          none: 'The Owner knows of no infestation, now or within the last 12 months.',
          current: 'There is an infestation now, described below.',
          within12mo: 'There was an infestation within the last 12 months, described below.',
        },
        { required: true },
      ),
      longtext('LLEdit.pests.details', 'Which pests, where, and how and when they were treated', {
        requiredIf: { key: 'LLEdit.pests.knownInfestation', in: ['current', 'within12mo'] },
      }),
      longtext('LLEdit.pests.stateNotice', 'Notice that state or local law requires', {
        lines: 4,
        maxLength: 3000,
        help: 'Some cities and states prescribe a form or words, such as New York City. Copy them from the law itself. California’s are in the California Lease Addendum.',
      }),
    ),
  )
}

function signs(): Block {
  return section(
    'Preventing pests',
    clause(
      'About bed bugs',
      'Bed bugs are flat, reddish-brown insects about the size of an apple seed. They hide near beds and seats and travel in furniture, bags and clothes. Small dark spots on bedding, shed skins and itchy bites can be signs. Anyone can have them. They say nothing about how clean a home is.',
    ),
    clause('What {Resident} {does|do}', '{Resident} {agrees|agree} to:'),
    bullets(
      'check used furniture, mattresses and luggage before bringing them in, and not bring in what others have thrown away;',
      'keep food covered, take trash out regularly and keep the home clear enough to be inspected;',
      'not use foggers or pesticides that spread pests to neighbors or need a license.',
    ),
  )
}

function reporting(): Block {
  return section(
    'Reporting',
    clause(
      'Tell the Owner early',
      '{Resident} {tells|tell} the Owner in writing of bed bugs, roaches, rodents and other pests within the hours written below after noticing them, or as soon as is reasonable if none are written. Early reports make treatment easier. The Owner may not retaliate against anyone for a report.',
    ),
    fields(
      integer('LLEdit.pests.reportWithinHours', 'Report within (hours)', { min: 1, max: 720 }),
    ),
  )
}

function treatment(): Block {
  return section(
    'Inspection and treatment',
    clause(
      'What the Owner does',
      'The Owner looks into a report within a reasonable time and no later than state or local law requires. The Owner uses a licensed pest control company where the law or the pest requires one, treats neighboring homes if needed, and gives the notices about entry and pesticides that the law requires.',
    ),
    clause(
      'What {Resident} {does|do}',
      '{Resident} {gives|give} access after that notice, {prepares|prepare} the home as the pest control company reasonably asks in writing, {follows|follow} its advice after treatment, and {keeps|keep} infested things in place or sealed until they are treated.',
    ),
    clause(
      'Help with preparing',
      'A person who cannot prepare the home because of a disability may ask for help, for more time or for another method as a reasonable accommodation under 42 USC 3604(f)(3)(B).',
    ),
    fields(
      longtext('LLEdit.pests.prepDuties', 'How to prepare the home for treatment', { lines: 4 }),
    ),
  )
}

function cost(): Block {
  return section(
    'Cost',
    clause(
      'Who pays',
      'The choice below says who pays for inspection and treatment, as far as state and local law let the parties choose. Where the law makes the Owner pay, the Owner pays.',
    ),
    clause(
      'Belongings',
      'Each party pays for its own belongings, unless the other party’s fault caused the loss. Nothing here takes away the right to a habitable home or a remedy that the law gives.',
    ),
    fields(
      select(
        'LLEdit.pests.cost',
        'Paid by',
        {
          owner: 'The Owner',
          cause: 'Whoever caused it; otherwise the Owner',
        },
        { required: true, width: 'full' },
      ),
    ),
  )
}
