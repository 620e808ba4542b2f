import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import {
  carriedOver,
  checkboxGroup,
  email,
  integer,
  longtext,
  money,
  percent,
  phone,
  select,
  text,
  textOf,
} from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { premisesState } from '../../builders/shared-fields.ts'

const kind = carriedOver(
  select(
    'LLEdit.billing.kind',
    'The bills of the Owner are',
    {
      submeter: 'By submeter: what this home used',
      allocated: 'A share of a bill for several homes',
    },
    { required: true, width: 'twoThirds' },
  ),
)
const isAllocated = { key: kind.key, in: ['allocated'] }
const inTexas = { key: premisesState.key, in: ['TX'] }

/** Catalog no. 86. Has what Cal. Civ. Code 1954.204 and 16 Tex. Admin. Code 24.279 want stated before signing. */
export const submeterAndSharedBillAddendum = defineForm(import.meta.url, {
  id: 'submeter-and-shared-bill-addendum',
  number: 86,
  title: 'Submeter and Shared Bill Addendum',
  description:
    'Says how the Owner bills utilities by submeter or by a share, and what may be in a bill.',
  useWhen:
    'Use this when you bill residents for water or another utility by submeter or by a share.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'Cal. Civ. Code 1954.204, 1954.205, 1954.209 and 1954.210 (water submeters)',
    '16 Tex. Admin. Code 24.279 (water and sewer)',
    'other state and local law on submeters and divided bills',
  ],
  body: [
    addendumHead(),
    bills(),
    figures(),
    rights(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} confirms having received this addendum before signing the lease. It is part of the lease; where the two differ about these bills, this addendum prevails.',
      ),
    ),
  ],
})

function bills(): Block {
  return section(
    'What is billed',
    clause(
      'Apart from rent',
      '{Resident} {is|are} billed for the services marked here apart from the rent, in the way chosen here.',
    ),
    fields(
      kind,
      checkboxGroup(
        'LLEdit.billing.services',
        'Services',
        {
          water: 'Water',
          sewer: 'Sewer',
          electricity: 'Electricity',
          gas: 'Gas',
          heat: 'Heat or hot water',
          trash: 'Trash',
        },
        { required: true },
      ),
      carriedOver(
        longtext('LLEdit.billing.formula', 'How the share is computed', {
          requiredIf: isAllocated,
          help: 'The whole formula, and what is taken out first for common areas. Many states limit it.',
        }),
      ),
      carriedOver(
        money('LLEdit.billing.estimate', 'Estimated bill each month', {
          required: true,
          help: 'From the bills of like homes here. In California: an average of three of the last six months, or 200 gallons a day for a family of four.',
        }),
      ),
      carriedOver(
        text('LLEdit.billing.estimateOf', 'How it was estimated', {
          width: 'threeQuarters',
          required: true,
        }),
      ),
      textOf('LLEdit.billing.gallons', 'What the law of this state adds to the estimate', {
        key: premisesState.key,
        texts: {
          CA: 'The average family of four uses about 200 gallons of water each day (Civil Code 1954.204(b)).',
        },
      }),
    ),
  )
}

function figures(): Block {
  return section(
    'Figures and days',
    fields(
      carriedOver(
        text('LLEdit.billing.days', 'Days of reading and billing, and when a bill is due', {
          width: 'full',
          required: true,
        }),
      ),
      carriedOver(
        text('LLEdit.billing.payTo', 'How and to whom it is paid', {
          width: 'full',
          required: true,
        }),
      ),
      carriedOver(
        text('LLEdit.billing.agent', 'Who answers questions, with a mailing address', {
          width: 'full',
          required: true,
        }),
      ),
      carriedOver(
        phone('LLEdit.billing.phone', 'Phone, toll-free or local', {
          required: true,
          width: 'third',
        }),
      ),
      carriedOver(email('LLEdit.billing.email', 'Email for questions', { required: true })),
      carriedOver(text('LLEdit.billing.hours', 'Days and hours of the phone', { width: 'half' })),
      carriedOver(
        money('LLEdit.billing.fee', 'Fee for each bill', {
          help: 'Only as far as state law allows one.',
        }),
      ),
      carriedOver(
        money('LLEdit.billing.average', 'Average bill last year', { requiredIf: inTexas }),
      ),
      carriedOver(money('LLEdit.billing.highest', 'Highest month', { requiredIf: inTexas })),
      carriedOver(money('LLEdit.billing.lowest', 'Lowest month', { requiredIf: inTexas })),
      carriedOver(percent('LLEdit.billing.service', 'Service charge, in percent')),
      carriedOver(
        integer('LLEdit.billing.leakDays', 'Days in which the Owner repairs a leak', {
          required: true,
          width: 'half',
          max: 30,
          help: 'In California at most 21 for water, or the bill is adjusted.',
        }),
      ),
    ),
  )
}

function rights(): Block {
  return (
    section(
      'What may be in a bill',
      clause('Only this', 'As far as state law allows it, a bill has only:'),
      bullets(
        'what the submeter shows at the provider’s rates, or the share by the formula above;',
        'a share of the provider’s fixed charges;',
        'the fee or service charge that is stated above;',
        'a late charge in the amount and after the time that the lease and state law allow.',
      ),
      clause(
        'Leaks',
        '{Resident} {tells|tell} the Owner at once of leaks, drips, fixtures that do not shut off, and anything wrong with a submeter. The Owner repairs them in the time above, and corrects a bill that a leak has raised where the law says so.',
      ),
    ),
    clause(
      'The figures',
      'On request, {Resident} may see the provider’s bills, the readings, the formula, where the submeter is, and when it was last inspected and tested. In California the Owner shows them within seven days.',
    ),
    clause(
      'Disputes',
      'A dispute about a bill or a submeter is between {Resident} and the Owner. The way of billing changes only with a signed agreement and the notice that state law sets.',
    ),
    clause(
      'Rules of the state',
      'Where the state has rules on these bills, {Resident} {gets|get} a copy of them with this addendum, if those rules say so. In Texas they are in chapter 24 of title 16 of the Administrative Code.',
    ),
    fields(
      textOf('LLEdit.billing.stateRights', 'What the law of this state adds', {
        key: premisesState.key,
        texts: {
          CA: 'The Owner looks into a leak or another fault that raises the use of water and repairs it. If that takes more than 21 days, the bill is adjusted (Civil Code 1954.210). Whoever thinks that a submeter is wrong tells the Owner in writing. If the Owner does not settle it, the county sealer may be asked to test it.',
        },
      }),
      carriedOver(
        text('LLEdit.billing.sealer', 'County sealer, with a phone number', {
          width: 'full',
          labelWithAnswer: true,
          showIf: { key: premisesState.key, in: ['CA'] },
          help: 'For a water submeter in California.',
        }),
      ),
    )
  )
}
