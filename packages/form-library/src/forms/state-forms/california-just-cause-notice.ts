import type { Block } from '../../form-definition.ts'
import { bullets, fields, paragraph, part } from '../../builders/blocks.ts'
import {
  date,
  integer,
  longtext,
  money,
  name,
  phone,
  select,
  textOf,
  yesNo,
} from '../../builders/fields.ts'
import { leaseDate } from '../../builders/shared-fields.ts'
import {
  beforePrinting,
  dayOfService,
  federallyCovered,
  otherStateText,
} from '../default-and-termination/notice-fields.ts'
import { defineServedNotice } from '../default-and-termination/served-notice.ts'
import { californiaReRent } from '../../states/prescribed-texts.ts'
import { californiaInspection, californiaLeftBehind } from '../../states/state-statements.ts'

const kind = select(
  'LLEdit.justCause.kind',
  'Just cause',
  {
    moveIn: 'The owner or a close relative will live in the home',
    withdrawal: 'The home is withdrawn from the rental market',
    order: 'An order or an ordinance requires that the home be vacated',
    remodel: 'The home will be substantially remodeled',
    demolition: 'The property will be demolished',
  },
  {
    required: true,
    width: 'full',
    help: 'For a breach use the notices to pay, to cure, or to quit. City law may list fewer causes: look at it too.',
  },
)
const isMoveIn = { key: kind.key, in: ['moveIn'] }
const isWork = { key: kind.key, in: ['remodel', 'demolition'] }

/** Catalog no. 84. Cal. Civ. Code 1946.2(b)(2): each cause has contents of its own, and all of them relocation. */
export const californiaJustCauseNotice = defineServedNotice(import.meta.url, {
  id: 'california-just-cause-notice',
  number: 84,
  title: 'California Notice for a No-Fault Just Cause',
  description: 'Ends a tenancy for a cause that is nobody’s fault, as California law lists it.',
  useWhen:
    'Use this when Civil Code 1946.2 covers a home in California and the tenancy ends through no fault of the residents.',
  edition: '2027-02',
  revisedOn: '2026-11-28',
  jurisdiction: ['CA'],
  endsTenancy: true,
  sources: [
    'Cal. Civ. Code 1946.1, 1946.2(b)(2) and (d), 1950.5(f) and 1984',
    '15 USC 7003(b)(2)(B) (treated as not by electronic signature)',
    '15 USC 9058(c) (30 days for covered properties)',
    '42 USC 3604(a), 3617 (no termination for a protected reason or in retaliation)',
  ],
  notice:
    'your tenancy ends on the day stated below, for the just cause stated below. You must vacate the premises and return possession to the Owner by the end of that day. Rent is due until then, unless it is waived below.',
  sections: [
    beforePrinting(dayOfService(), federallyCovered, permits()),
    ending(),
    cause(),
    relocation(),
    movingOut(),
  ],
})

/** 1946.2(b)(2)(D)(iv)(III): the copies go with the notice, or it has no effect. */
function permits() {
  return yesNo(
    'LLEdit.justCause.permits',
    'Copies of the permits or the contract go with this notice',
    {
      width: 'full',
      internal: true,
      showIf: isWork,
      requiredIf: isWork,
      help: 'Not printed. Only where hazardous materials are removed without a permit, a signed contract with the contractor takes its place.',
    },
  )
}

function ending(): Block {
  return part(
    'The tenancy and its end',
    fields(
      { ...leaseDate, width: 'quarter' },
      date('LLEdit.tenancy.start', 'Tenancy began', { past: true, required: true }),
      integer('LLEdit.noticeDays', 'Days of notice', {
        required: true,
        min: 30,
        max: 400,
        help: 'At least 60, or 30 if any resident has lived in the home for less than a year.',
      }),
      date('LLEdit.endDate', 'Tenancy ends on', {
        required: true,
        notBefore: 'LLEdit.serveOn',
        help: 'At least this many days after service.',
      }),
    ),
  )
}

function cause(): Block {
  return part(
    'The just cause',
    fields(
      kind,
      name('LLEdit.justCause.occupant', 'Who will live in the home', {
        labelWithAnswer: true,
        showIf: isMoveIn,
        requiredIf: isMoveIn,
      }),
      select(
        'LLEdit.justCause.relation',
        'Relation to the owner',
        {
          self: 'The owner',
          spouse: 'Spouse or domestic partner',
          child: 'Child or grandchild',
          parent: 'Parent or grandparent',
        },
        { labelWithAnswer: true, showIf: isMoveIn, requiredIf: isMoveIn },
      ),
      longtext('LLEdit.justCause.facts', 'Facts of the cause', {
        required: true,
        lines: 4,
        maxLength: 2000,
        help: 'For an order: who made it, when and why. For work: what is done, how long it is expected to take, or the day of the demolition.',
      }),
      textOf('LLEdit.justCause.statement', 'What the law adds', {
        key: kind.key,
        texts: {
          moveIn:
            'This person moves in within 90 days after you leave and lives in the home as a primary residence for at least 12 months in a row. You may ask for proof that this person is the owner or is related to the owner. If this is not done, the home must be offered to you again at the rent and on the terms that you had, with reasonable moving costs (Civil Code 1946.2(b)(2)(A)).',
          withdrawal:
            'The Owner withdraws the home from the rental market (Civil Code 1946.2(b)(2)(B)).',
          order:
            'The home must be vacated because of the order or ordinance stated above (Civil Code 1946.2(b)(2)(C)).',
          remodel: `The Owner intends to substantially remodel the home. ${californiaReRent.text} If you may want to come back, tell the Owner so, with your address, phone and email. Copies of the permits, or of the contract that the law lets take their place, are attached (Civil Code 1946.2(b)(2)(D)).`,
          demolition: `The Owner intends to demolish the property. ${californiaReRent.text} If you may want to come back, tell the Owner so, with your address, phone and email. Copies of the permits, or of the contract that the law lets take their place, are attached (Civil Code 1946.2(b)(2)(D)).`,
        },
      }),
    ),
  )
}

function relocation(): Block {
  const isGiven = { key: 'LLEdit.relocation.form', in: ['payment', 'waiver'] }

  return part(
    'Relocation assistance',
    paragraph(
      'You have a right to relocation assistance of one month of the rent that was in effect when this notice was issued, or to a waiver of the final month’s rent, whatever your income is (Civil Code 1946.2(d)).',
    ),
    fields(
      select(
        'LLEdit.relocation.form',
        'Given as',
        {
          payment: 'A payment',
          waiver: 'Rent that is waived',
          none: 'None: an agency or a court found a resident at fault for the order',
        },
        { required: true, width: 'twoThirds' },
      ),
      money('LLEdit.relocation.amount', 'Amount', {
        labelWithAnswer: true,
        showIf: isGiven,
        requiredIf: isGiven,
      }),
      textOf('LLEdit.relocation.statement', 'How it is given', {
        key: 'LLEdit.relocation.form',
        texts: {
          payment:
            'The Owner pays this amount within 15 calendar days after this notice was served.',
          waiver:
            'The Owner waives rent in this amount. No rent is due for the final month of the tenancy.',
        },
      }),
    ),
  )
}

function movingOut(): Block {
  return part(
    'Moving out',
    paragraph(californiaInspection),
    paragraph(californiaLeftBehind),
    bullets(
      '**Keys and deposit.** Return all keys, and give the Owner a forwarding address in writing. The security deposit is accounted for as state law provides.',
      '**Your rights.** Only a court can order you to leave. A tenancy may not be ended for a reason that fair housing law forbids, or because you used a right under the law. Free legal help may be available: contact a lawyer or legal aid office.',
    ),
    fields(
      name('LLEdit.contact.name', 'Contact about moving out', {
        required: true,
        prefill: 'initiator.name',
      }),
      phone('LLEdit.contact.phone', 'Phone'),
      otherStateText('Statement that city or other law prescribes'),
    ),
  )
}
