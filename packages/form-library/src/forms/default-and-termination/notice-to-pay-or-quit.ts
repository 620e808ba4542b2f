import type { Block, FieldSpec } from '../../form-definition.ts'
import { bullets, fields, part } from '../../builders/blocks.ts'
import { address, longtext, money, name, phone, table, text, yesNo } from '../../builders/fields.ts'
import {
  acceptPartial,
  beforePrinting,
  federallyCovered,
  oregonNotice,
  stateStatement,
  stateText,
  timeToAct,
} from './notice-fields.ts'
import { defineServedNotice } from './served-notice.ts'

/** Catalog no. 48. 15 USC 7003(b)(2)(B): never e-signed. */
export const noticeToPayOrQuit = defineServedNotice(import.meta.url, {
  id: 'notice-to-pay-or-quit',
  number: 48,
  title: 'Notice to Pay Rent or Quit',
  description: 'The statutory demand for overdue rent, with a proof of service.',
  useWhen: 'Use this when rent is overdue and you must demand it before going to court.',
  edition: '2027-03',
  revisedOn: '2026-11-27',
  sources: [
    '15 USC 7003(b)(2)(B) (not by electronic signature)',
    '15 USC 9058(c) (30 days for covered properties)',
    'the eviction law of the state where the home is, such as Cal. Code Civ. Proc. 1161(2)',
  ],
  notice:
    'rent for the premises is overdue. On or before the last day stated below, you must either pay the total due in full, or vacate the premises and return possession to the Owner.',
  replacedIn: {
    FL: { formId: 'florida-three-day-notice', title: 'Florida 3-Day Notice for Rent' },
    WA: { formId: 'washington-fourteen-day-notice', title: 'Washington 14-Day Notice for Rent' },
    OH: { formId: 'ohio-notice-to-leave', title: 'Ohio Notice to Leave the Premises' },
  },
  sections: [beforeServing(), rentDue(), timeAndPayment(), consequences()],
})

/** Internal: on the face of the notice each of these would weaken it. */
function beforeServing(): Block {
  return beforePrinting(federallyCovered, acceptPartial, oregonNotice)
}

export function rentDue(): Block {
  return part(
    'Rent due',
    fields(
      table('LLEdit.unpaid', 'Unpaid rent by period', {
        columns: [
          { key: 'periodFrom', label: 'From', type: 'date', required: true },
          { key: 'periodTo', label: 'To', type: 'date', required: true, notBefore: 'periodFrom' },
          { key: 'rentDue', label: 'Rent due', type: 'money', required: true },
          { key: 'paid', label: 'Paid', type: 'money' },
          {
            key: 'balance',
            label: 'Balance',
            type: 'money',
            required: true,
            sumOf: [{ column: 'rentDue' }, { column: 'paid', minus: true }],
          },
        ],
        rows: { initial: 1, max: 6 },
        required: true,
      }),
      money('LLEdit.totalDue', 'Total rent due', {
        required: true,
        sumOf: [{ key: 'LLEdit.unpaid', column: 'balance' }],
        help: 'Many states allow only rent in this notice. Leave out late charges, utilities and other fees unless your state’s law expressly includes them: a demand for too much can make the notice void.',
      }),
    ),
  )
}

function timeAndPayment(): Block {
  return part(
    'Time and place to pay',
    fields(
      ...timeToAct(
        {
          key: 'LLEdit.noticeDays',
          label: 'Days to pay or vacate',
          options: {
            help: 'Set by state law, commonly 3 to 14. You see a warning if this is below a rule that we know.',
          },
        },
        { key: 'LLEdit.lastDay', label: 'Last day to pay or vacate' },
      ),
      ...waysToPay(),
    ),
  )
}

/** Where and how the demanded rent is paid. */
export function waysToPay(): FieldSpec[] {
  return [
    name('LLEdit.payTo.name', 'Pay to', { required: true, prefill: 'initiator.name' }),
    phone('LLEdit.payTo.phone', 'Phone', { required: true, width: 'half' }),
    address('LLEdit.payTo.address', 'Address for payment', { required: true }),
    text('LLEdit.payInPerson.days', 'If in person: usual days', { width: 'half' }),
    text('LLEdit.payInPerson.hours', 'and hours', { width: 'half' }),
    yesNo('LLEdit.payByMail', 'Payment by mail is accepted'),
    longtext('LLEdit.payElectronic', 'Bank account or electronic transfer, if already agreed', {
      lines: 2,
    }),
  ]
}

function consequences(): Block {
  return part(
    'If you neither pay nor vacate',
    bullets(
      'The Owner elects to declare the lease forfeited if the total due is not paid on or before that day.',
      'The Owner may then start a court case for possession of the premises, for the rent that is due, and for damages and costs as the law allows.',
      'Only a court can order you to leave. You may have defenses, and free legal help may be available: contact a lawyer or legal aid office at once.',
    ),
    fields(stateStatement('notice-to-pay-or-quit'), stateText('notice-to-pay-or-quit')),
  )
}
