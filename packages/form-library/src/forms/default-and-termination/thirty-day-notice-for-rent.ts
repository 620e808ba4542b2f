import type { Block } from '../../form-definition.ts'
import { bullets, fields, part } from '../../builders/blocks.ts'
import { date, integer, longtext } from '../../builders/fields.ts'
import {
  acceptPartial,
  beforePrinting,
  dayOfService,
  mailDays,
  oregonNotice,
  stateStatement,
} from './notice-fields.ts'
import { rentDue, waysToPay } from './notice-to-pay-or-quit.ts'
import { defineServedNotice } from './served-notice.ts'

const days = integer('LLEdit.noticeDays', 'Days to pay or vacate', {
  required: true,
  usual: 30,
  min: 30,
  max: 120,
  help: '15 USC 9058(c) requires at least 30 days.',
})

/** Catalog no. 74. For homes with federal aid, also where a state has a shorter form of its own. */
export const thirtyDayNoticeForRent = defineServedNotice(import.meta.url, {
  id: 'thirty-day-notice-for-rent',
  number: 74,
  title: '30-Day Notice for Rent, Home with Federal Aid',
  description: 'The demand for overdue rent with 30 days, with a proof of service.',
  useWhen:
    'Use this when rent is overdue for a home with a federally backed loan, tax credits, vouchers or other federal aid.',
  edition: '2027-03',
  revisedOn: '2026-11-27',
  sources: [
    '15 USC 9058(c) (30 days for covered properties)',
    '15 USC 7003(b)(2)(B) (not by electronic signature)',
    'the eviction law of the state where the home is',
  ],
  notice:
    'rent for the premises is overdue. On or before the last day stated below, at least 30 days after this notice, you must either pay the total due in full, or vacate the premises and return possession to the Owner.',
  sections: [
    beforePrinting(dayOfService(), mailDays, acceptPartial, oregonNotice),
    rentDue(),
    timeToPay(),
    consequences(),
  ],
})

function timeToPay(): Block {
  return part(
    'Time and place to pay',
    fields(
      days,
      date('LLEdit.lastDay', 'Last day to pay or vacate', {
        width: 'half',
        sumOf: [{ key: dayOfService().key }, { key: days.key }, { key: mailDays.key }],
      }),
      ...waysToPay(),
    ),
  )
}

function consequences(): Block {
  return part(
    'If you neither pay nor vacate',
    bullets(
      'The Owner may then start a court case for possession of the premises, for the rent that is due, and for damages and costs as the law allows.',
      'Only a court can order you to leave. You may have defenses, and free legal help may be available: contact a lawyer or legal aid office at once.',
    ),
    fields(
      stateStatement('notice-to-pay-or-quit'),
      longtext('LLEdit.stateText', 'Text that state or local law requires in this notice', {
        lines: 12,
        maxLength: 6000,
        help: 'Copy the words exactly from the law. A state may prescribe words for a demand for rent, whatever its days.',
      }),
    ),
  )
}
