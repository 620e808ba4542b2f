import type { Block } from '../../form-definition.ts'
import { bullets, fields, part } from '../../builders/blocks.ts'
import {
  address,
  integer,
  longtext,
  money,
  name,
  phone,
  table,
  text,
  yesNo,
} from '../../builders/fields.ts'
import { dayCount, federallyCovered, stateText } from './notice-fields.ts'
import { defineServedNotice } from './served-notice.ts'

/** Catalog no. 48. 15 USC 7003(b)(2)(B): never e-signed. */
export const noticeToPayOrQuit = defineServedNotice(import.meta.url, {
  id: 'notice-to-pay-or-quit',
  number: 48,
  title: 'Notice to Pay Rent or Quit',
  description: 'The statutory demand for overdue rent, with a proof of service.',
  useWhen: 'Use this when rent is overdue and you must demand it before going to court.',
  edition: '2026-12',
  revisedOn: '2026-11-22',
  sources: [
    '15 USC 7003(b)(2)(B) (not by electronic signature)',
    '15 USC 9058(c) (30 days for covered properties)',
    'the eviction law of the state where the home is, such as Cal. Code Civ. Proc. 1161(2)',
  ],
  notice:
    'rent for the home is overdue. Within the number of days stated below after this notice is served, you must either pay the total due in full or give the home back to the Owner.',
  sections: [rentDue(), timeAndPayment(), consequences()],
})

function rentDue(): Block {
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
      integer('LLEdit.noticeDays', 'Days to pay or leave', {
        required: true,
        min: 1,
        max: 90,
        help: 'Set by state law, commonly 3 to 14. Check your state’s rule.',
      }),
      dayCount,
      name('LLEdit.payTo.name', 'Pay to', { required: true, prefill: 'initiator.name' }),
      phone('LLEdit.payTo.phone', 'Phone', { required: true, width: 'half' }),
      address('LLEdit.payTo.address', 'Address for payment', { required: true }),
      text('LLEdit.payInPerson.days', 'If in person: usual days', { width: 'half' }),
      text('LLEdit.payInPerson.hours', 'and hours', { width: 'half' }),
      yesNo('LLEdit.payByMail', 'Payment by mail is accepted'),
      yesNo('LLEdit.acceptPartial', 'Partial payment is accepted'),
      longtext('LLEdit.payElectronic', 'Bank account or electronic transfer, if already agreed', {
        lines: 2,
      }),
      {
        ...federallyCovered,
        help: 'For a covered property 15 USC 9058(c) asks for at least 30 days before a resident must leave for unpaid rent. Whether it still applies is disputed: ask an attorney.',
      },
    ),
  )
}

function consequences(): Block {
  return part(
    'If you neither pay nor leave',
    bullets(
      'The Owner elects to declare the lease forfeited if the total due is not paid within that time.',
      'The Owner may then ask a court for possession of the home, for the rent that is due, and for damages and costs as the law allows.',
      'Only a court can order you to leave. You may have defenses, and free legal help may be available: contact a lawyer or legal aid office at once.',
    ),
    fields(stateText),
  )
}
