import { defineForm } from '../../form-definition.ts'
import { bullets, fields, inkLines, paragraph, part } from '../../builders/blocks.ts'
import { date, longtext, money, phone, text } from '../../builders/fields.ts'
import { noticeHead } from '../../builders/shared-blocks.ts'
import { rentPayTo } from '../../builders/shared-fields.ts'

/** Catalog no. 47. A courtesy: a demand or a time to pay would make it class C. */
export const lateRentReminder = defineForm(import.meta.url, {
  id: 'late-rent-reminder',
  number: 47,
  title: 'Late Rent Reminder',
  description: 'A friendly reminder that a rent payment has not been recorded yet.',
  useWhen: 'Use this when rent has not come in and a friendly reminder is likely to be enough.',
  category: 'During the Tenancy',
  deliveryClass: 'D',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'none',
  ownerSigns: false,
  emailCopy: {
    reason: 'This letter is a courtesy and not a legal notice, so no law says how it is given.',
  },
  sources: [
    '15 USC 7003(b)(2)(B) (statutory notices are other forms)',
    'state law on late charges',
  ],
  body: [
    noticeHead(),
    part(
      'A friendly reminder',
      paragraph(
        'Dear {resident|residents}, our records do not yet show the rent named here. It may be on its way. If you have already sent it, thank you, and please disregard this letter.',
      ),
      fields(
        money('LLEdit.reminder.amount', 'Rent not yet recorded', {
          required: true,
          width: 'third',
        }),
        date('LLEdit.reminder.dueDate', 'It was due on', {
          required: true,
          past: true,
          width: 'third',
        }),
        money('LLEdit.reminder.lateFee', 'Late charge under the lease, if any', {
          width: 'third',
          help: 'Leave this empty unless both the lease and state law allow the charge by now.',
        }),
        rentPayTo,
        text('LLEdit.reminder.contact', 'Questions to', { width: 'quarter' }),
        phone('LLEdit.reminder.phone', 'Phone'),
        longtext('LLEdit.reminder.howToPay', 'Ways to pay', {
          required: true,
          lines: 2,
          help: 'Some states require a formal letter when rent is late, such as the certified letter under N.Y. Real Prop. Law 235-e(d). This letter does not replace it.',
        }),
      ),
      bullets(
        'If our records are wrong, please tell us, and we will correct them.',
        'If paying is hard this month, talk to us soon. Many communities help with rent: call 2-1-1.',
      ),
    ),
    part(
      'This is not a legal notice',
      paragraph(
        'This letter is a courtesy. It is neither a demand nor a notice under the lease or any law, sets no time with legal effect, changes nothing in your tenancy, and gives up no one’s rights.',
      ),
      inkLines('Signature of the Owner/Agent', 'Printed name', 'Date'),
    ),
  ],
})
