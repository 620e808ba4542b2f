import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, fields, inkLines, paragraph, part, section } from '../../builders/blocks.ts'
import {
  address,
  checkboxGroup,
  date,
  longtext,
  money,
  phone,
  select,
  table,
  text,
  textOf,
} from '../../builders/fields.ts'
import { moveOutDate } from '../../builders/shared-terms.ts'
import { stateStatement } from '../default-and-termination/notice-fields.ts'
import { noticeHead } from '../../builders/shared-blocks.ts'
import { depositAmount, premisesState } from '../../builders/shared-fields.ts'
import { michiganDamages } from '../../states/prescribed-texts.ts'

const totalHeld = { key: 'LLEdit.itemization.totalHeld' }
const totalKept = { key: 'LLEdit.itemization.totalDeductions' }

/** Catalog no. 55. How and when it must reach the residents is for state law to say. */
export const securityDepositItemization = defineForm(import.meta.url, {
  id: 'security-deposit-itemization',
  number: 55,
  title: 'Security Deposit Itemization',
  description: 'Accounts for the deposit after move-out: what is kept, why, and what is returned.',
  useWhen: 'Use this when residents have moved out and you return or keep their security deposit.',
  category: 'Move-Out & Deposits',
  deliveryClass: 'D',
  jurisdiction: 'US',
  edition: '2027-03',
  revisedOn: '2026-11-28',
  signerScope: 'none',
  ownerSigns: false,
  sources: [
    'the security deposit law of the state where the home is, such as Cal. Civ. Code 1950.5 and N.Y. Gen. Oblig. Law 7-108',
    '15 USC 7001(c) (consent before a required writing is sent only electronically)',
  ],
  body: [
    noticeHead(),
    tenancy(),
    held(),
    kept(),
    result(),
    rights(),
    part('Signature', inkLines('Signature of the Owner/Agent', 'Printed name', 'Date signed')),
  ],
})

function tenancy(): Block {
  return section(
    'Tenancy and forwarding {address|addresses}',
    paragraph(
      'The tenancy has ended. This statement accounts to {Resident} for the whole security deposit.',
    ),
    fields(
      date('LLEdit.moveIn.date', 'Moved in on', { required: true, past: true }),
      {
        ...moveOutDate,
        label: 'Moved out on',
        notBefore: 'LLEdit.moveIn.date',
        help: 'The day the home was returned. State deadlines usually run from it.',
      },
      date('LLEdit.forwarding.receivedOn', 'Forwarding address given on', {
        past: true,
        help: 'In some states the time runs only once a resident has given an address in writing.',
      }),
      address('LLEdit.forwardingAddress:*', 'Forwarding address of Resident {n}', {
        help: 'If none was given, most states ask you to send this to the last known address, which may be the home itself.',
      }),
    ),
  )
}

function held(): Block {
  return section(
    'Deposit held',
    fields(
      { ...depositAmount, label: 'Security deposit' },
      money('LLEdit.itemization.otherDeposits', 'Other deposits', {
        help: 'Pet, key or cleaning deposits that are returned like the security deposit.',
      }),
      money('LLEdit.itemization.interest', 'Interest', {
        help: 'Only where your state or city, or the lease, gives it.',
      }),
      money('LLEdit.itemization.totalHeld', 'Total held', {
        required: true,
        sumOf: [
          { key: 'LLEdit.deposit.amount' },
          { key: 'LLEdit.itemization.otherDeposits' },
          { key: 'LLEdit.itemization.interest' },
        ],
      }),
    ),
  )
}

function kept(): Block {
  return section(
    'What is kept, and why',
    paragraph(
      'Nothing is kept for ordinary wear, or for damage that was there when the tenancy began. The Owner’s own work is charged by the hour at a reasonable rate.',
    ),
    fields(
      table('LLEdit.itemization.unpaidRent', 'Unpaid rent', {
        columns: [
          { key: 'periodFrom', label: 'From', type: 'date' },
          { key: 'periodTo', label: 'To', type: 'date', notBefore: 'periodFrom' },
          { key: 'amount', label: 'Amount', type: 'money' },
        ],
        rows: { initial: 1, max: 3 },
      }),
      table('LLEdit.itemization.deductions', 'Cleaning, repair and other deductions', {
        columns: [
          {
            key: 'category',
            label: 'Kind',
            type: 'select',
            weight: 1.1,
            options: [
              { value: 'cleaning', label: 'Cleaning' },
              { value: 'damage', label: 'Damage' },
              { value: 'utilities', label: 'Utilities' },
              { value: 'other', label: 'Other' },
            ],
          },
          { key: 'description', label: 'What was done, where and why', type: 'text', weight: 3.6 },
          { key: 'hours', label: 'Hours', type: 'text', maxLength: 8, weight: 0.7 },
          { key: 'rate', label: 'Rate', type: 'money', weight: 0.9 },
          { key: 'amount', label: 'Amount', type: 'money', weight: 1.1 },
          { key: 'receipt', label: 'Receipt', type: 'checkbox', weight: 0.8 },
        ],
        rows: { initial: 1, max: 10 },
      }),
      money('LLEdit.itemization.totalDeductions', 'Total kept', {
        required: true,
        help: 'Unpaid rent and deductions together.',
        sumOf: [
          { key: 'LLEdit.itemization.unpaidRent', column: 'amount' },
          { key: 'LLEdit.itemization.deductions', column: 'amount' },
        ],
      }),
      checkboxGroup('LLEdit.itemization.attached', 'Attached', {
        receipts: 'Receipts or invoices',
        estimates: 'Estimates',
        photos: 'Photographs',
        checklist: 'Inspection checklist',
      }),
      longtext('LLEdit.itemization.estimate', 'Work not finished yet: who does it, and by when', {
        lines: 1,
        help: 'Where your state lets you keep an estimated amount, send the final account within the time that it sets.',
      }),
    ),
  )
}

function result(): Block {
  return section(
    'Result',
    fields(
      money('LLEdit.itemization.refundDue', 'Refund', {
        help: 'Total held less total kept, if there is something left.',
        sumOf: [totalHeld, { ...totalKept, minus: true }],
      }),
      money('LLEdit.itemization.balanceOwed', 'Balance still owed', {
        help: 'Total kept less total held, if more is owed than was held.',
        sumOf: [totalKept, { ...totalHeld, minus: true }],
      }),
      date('LLEdit.itemization.dueBy', 'Due by state law on', {
        help: 'You see a warning if this is later than a rule that we know. A late statement can cost you the right to keep anything.',
      }),
      date('LLEdit.itemization.sentOn', 'Sent on'),
      text('LLEdit.itemization.payees', 'Refund is payable to', {
        width: 'full',
        help: 'To all residents together, unless they directed otherwise in writing.',
      }),
      select('LLEdit.itemization.refundBy', 'Refund is made by', {
        check: 'A check that is enclosed',
        transfer: 'Bank transfer, as agreed in writing',
        none: 'No refund is due',
      }),
      select(
        'LLEdit.itemization.sentBy',
        'This statement is sent by',
        {
          mail: 'First-class mail',
          certified: 'Certified mail',
          personal: 'Personal delivery',
          email: 'Email, as agreed in writing',
        },
        {
          help: 'State law says how it must be sent. Use email alone only where the law allows it and the residents agreed.',
        },
      ),
    ),
  )
}

function rights(): Block {
  return section(
    'If you do not agree',
    bullets(
      'Tell the Owner in writing, at the contact below, what you dispute and why, and ask to see receipts or photographs that are not attached.',
      'State law may set a time within which to answer, and lets a court decide if you cannot agree. Cashing the refund does not by itself mean that you agree.',
      'If a balance is stated as owed, the Owner asks {you|all of you} to pay it, or to tell the Owner why it is not owed.',
    ),
    fields(
      text('LLEdit.contact.name', 'Contact', { prefill: 'initiator.name' }),
      phone('LLEdit.contact.phone', 'Phone', { width: 'half' }),
      stateStatement('security-deposit-itemization'),
      textOf(
        'LLEdit.itemization.response',
        'What the law of this state says about your answer',
        { key: premisesState.key, texts: { MI: michiganDamages.text } },
        { points: 14, bold: true },
      ),
      longtext('LLEdit.stateText', 'Text that state or local law requires in this statement', {
        lines: 2,
        maxLength: 6000,
        help: 'Copy the words exactly from the law.',
      }),
    ),
  )
}
