import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, fields, inkLines, paragraph, part } from '../../builders/blocks.ts'
import {
  address,
  date,
  longtext,
  money,
  name,
  phone,
  select,
  text,
  textOf,
} from '../../builders/fields.ts'
import { noticeHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 56. States differ in the time, the value limit and the delivery: the owner fills them. */
export const noticeOfAbandonedProperty = defineForm(import.meta.url, {
  id: 'notice-of-abandoned-property',
  number: 56,
  title: 'Notice of Abandoned Property',
  description: 'Tells former residents what they left behind and how to get it back.',
  useWhen: 'Use this when residents have moved out and left belongings behind.',
  category: 'Move-Out & Deposits',
  deliveryClass: 'D',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-27',
  signerScope: 'none',
  ownerSigns: false,
  sources: [
    'the law of the state where the home is on property left behind, such as Cal. Civ. Code 1983 to 1991',
    '50 USC 3958 (storage liens on a servicemember’s property)',
  ],
  body: [
    noticeHead(),
    part(
      'Notice',
      paragraph(
        '**To the {resident|residents} named above, and to anyone else who owns the property described here:** it was left at the home after the tenancy ended. You may have it back if you claim it as stated below.',
      ),
      fields(
        date('LLEdit.tenancy.endedOn', 'Tenancy ended on', { past: true }),
        date('LLEdit.property.foundOn', 'Found on', { past: true }),
        address('LLEdit.lastAddress:*', 'Last known address of Resident {n}, if not the home'),
      ),
    ),
    property(),
    claim(),
    ifNotClaimed(),
    delivery(),
  ],
})

function property(): Block {
  return part(
    'The property',
    fields(
      longtext('LLEdit.abandoned.items', 'What was left', {
        required: true,
        lines: 6,
        maxLength: 3000,
        help: 'Describe it so that its owner can recognize it. You may describe a locked or tied box without opening it.',
      }),
      address('LLEdit.abandoned.storedAt', 'Where it is kept', { required: true }),
      select(
        'LLEdit.abandoned.value',
        'The Owner believes that the total value is',
        {
          below: 'Less than the amount that state law sets',
          above: 'That amount or more',
          none: 'State law sets no such amount',
        },
        {
          requiredIf: { key: 'LLEdit.premises.state', in: ['CA', 'FL'] },
          help: 'California: $700. In many states the value decides whether you may keep unclaimed property or must sell it in public.',
        },
      ),
      money('LLEdit.abandoned.threshold', 'Amount in state law'),
      money('LLEdit.abandoned.estimate', 'Estimated value'),
    ),
  )
}

function claim(): Block {
  return part(
    'How to claim it',
    fields(
      date('LLEdit.abandoned.reclaimBy', 'Claim it by', {
        required: true,
        help: 'State law sets the shortest time, often with extra days for mail. You see a warning if this is below a rule that we know.',
      }),
      money('LLEdit.abandoned.storageCost', 'Storage cost so far', {
        help: 'The reasonable cost only. Some states forbid asking for anything else, such as rent, before the property is returned.',
      }),
      money('LLEdit.abandoned.storagePerDay', 'And per day'),
      name('LLEdit.contact.name', 'Contact', { required: true, prefill: 'initiator.name' }),
      phone('LLEdit.contact.phone', 'Phone', { required: true }),
      text('LLEdit.contact.hours', 'Days and hours', { width: 'quarter' }),
    ),
    bullets(
      'Come by that day, or agree on another time by then. Bring something that shows who you are.',
      'The reasonable cost of storage and of moving the property there may be asked for, as state law allows. It is not held for unpaid rent unless the law says so.',
      'If medicine, identity papers, or things needed for work, school or the care of a child are among it, say so: the Owner hands them over as soon as that can be arranged.',
    ),
  )
}

function ifNotClaimed(): Block {
  return part(
    'If it is not claimed',
    paragraph(
      'If no one claims the property by that day, the Owner may keep, sell or dispose of it as the law of the state allows. Where that law requires a public sale, you may bid at it, and what is left of the proceeds after the costs of storage, notice and sale is paid out as that law says. Property of a person in military service is not sold for storage costs without a court order where 50 USC 3958 applies.',
    ),
    fields(
      // What Cal. Civ. Code 1984(b) and Fla. Stat. 715.105 want said, which ask for no exact words.
      textOf('LLEdit.abandoned.outcome', 'What happens then', {
        key: 'LLEdit.abandoned.value',
        texts: {
          below:
            'Because this property is believed to be worth less than the amount that state law sets, it may be kept, sold or destroyed without further notice if you do not reclaim it by the day stated above.',
          above:
            'If you do not reclaim the property, it will be sold at a public sale after notice of the sale has been given by publication. You have the right to bid on it at this sale. After the costs of storage, advertising and sale are deducted, the remaining money is paid over to the county, where you may claim it within one year.',
        },
      }),
      longtext('LLEdit.stateText', 'Text that state law requires in this notice', {
        lines: 4,
        maxLength: 6000,
        help: 'Several states prescribe more words about a sale. Copy them from the law.',
      }),
    ),
  )
}

function delivery(): Block {
  return part(
    'Delivery of this notice',
    fields(
      select(
        'LLEdit.delivery.method',
        'Delivered',
        {
          mail: 'By first-class mail to the last known address',
          certified: 'By certified mail to the last known address',
          personal: 'In person',
          posted: 'Posted at the home and mailed',
        },
        { width: 'threeQuarters', help: 'State law sets how this notice is delivered.' },
      ),
      date('LLEdit.delivery.date', 'On'),
    ),
    inkLines('Signature of the Owner/Agent', 'Printed name', 'Date'),
  )
}
