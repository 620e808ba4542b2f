import { fields, part } from '../../builders/blocks.ts'
import { address, date, integer, money, name, phone, text } from '../../builders/fields.ts'
import { payOrVacatePart, washingtonPayOrVacateText } from '../../states/washington-notices.ts'
import {
  acceptPartial,
  beforePrinting,
  dayOfService,
  federallyCovered,
  mailDays,
} from '../default-and-termination/notice-fields.ts'
import { defineServedNotice } from '../default-and-termination/served-notice.ts'
import { prescribed, prescribedForm } from './prescribed.ts'

const months = { width: 'half', help: 'Such as “October and November 2026”.' } as const
const rentMonths = text('LLEdit.due.rentMonths', 'Months of rent', { ...months, required: true })
const rent = money('LLEdit.due.rent', 'Rent due', { required: true })
const utilityMonths = text('LLEdit.due.utilityMonths', 'Months of utilities', months)
const utilities = money('LLEdit.due.utilities', 'Utilities due')
const otherMonths = text('LLEdit.due.otherMonths', 'Months of other charges', months)
const other = money('LLEdit.due.other', 'Other recurring charges in the lease', {
  help: 'Late charges, damages and legal costs do not belong here.',
})
const total = money('LLEdit.totalDue', 'Total amount due', {
  required: true,
  sumOf: [{ key: rent.key }, { key: utilities.key }, { key: other.key }],
})
const owed = [rentMonths, rent, utilityMonths, utilities, otherMonths, other, total]

const days = integer('LLEdit.washington.days', 'Days to pay or vacate', {
  required: true,
  internal: true,
  usual: 14,
  min: 14,
  max: 14,
  help: 'Not printed: the notice says 14 days, and no other number.',
})

/** Catalog no. 76. The demand for rent in the form of RCW 59.18.057. */
export const washingtonFourteenDayNotice = defineServedNotice(import.meta.url, {
  id: 'washington-fourteen-day-notice',
  number: 76,
  title: 'Washington 14-Day Notice for Rent',
  description: 'The demand to pay rent or vacate in the form of Washington law.',
  useWhen: 'Use this when rent for a home in Washington is overdue.',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  jurisdiction: ['WA'],
  sources: [
    washingtonPayOrVacateText.citation,
    'RCW 59.12.030(3) and 59.12.040',
    '15 USC 7003(b)(2)(B) (not by electronic signature)',
    '15 USC 9058(c) (30 days for covered properties)',
  ],
  notice:
    'this is the fourteen-day notice to pay rent or vacate the premises that RCW 59.18.057 prescribes.',
  sections: [
    beforePrinting(dayOfService(), days, mailDays, federallyCovered, acceptPartial),
    part(
      'Fourteen-day notice to pay rent or vacate the premises',
      prescribed(payOrVacatePart('reason')),
      prescribedForm(
        payOrVacatePart('amounts'),
        owed,
        owed.map(({ key }) => key),
      ),
      prescribed(payOrVacatePart('rights')),
      fields(
        date('LLEdit.lastDay', 'Last day to pay or vacate', {
          width: 'half',
          sumOf: [{ key: dayOfService().key }, { key: days.key }, { key: mailDays.key }],
        }),
      ),
    ),
    part(
      'Where the total amount due is to be paid',
      fields(
        name('LLEdit.payTo.name', 'Owner/landlord', { required: true, prefill: 'initiator.name' }),
        phone('LLEdit.payTo.phone', 'Phone', { required: true, width: 'half' }),
        address('LLEdit.payTo.address', 'Address', { required: true }),
      ),
    ),
  ],
})
