import type { Block } from '../../form-definition.ts'
import { fields, paragraph, part } from '../../builders/blocks.ts'
import { address, date, integer, money, name, phone, text } from '../../builders/fields.ts'
import { floridaRentDemand, floridaRentDemandText } from '../../states/prescribed-texts.ts'
import {
  acceptPartial,
  beforePrinting,
  courtHolidays,
  dayOfService,
  federallyCovered,
} from '../default-and-termination/notice-fields.ts'
import { defineServedNotice } from '../default-and-termination/served-notice.ts'

const days = integer('LLEdit.noticeDays', 'Days to pay or vacate (Florida: 3)', {
  required: true,
  internal: true,
  min: 3,
  max: 60,
  help: 'Not printed: the notice says 3 days. Saturdays, Sundays and legal holidays do not count.',
})

/** Catalog no. 65. The demand for rent in the words of Fla. Stat. 83.56(3). */
export const floridaThreeDayNotice = defineServedNotice(import.meta.url, {
  id: 'florida-three-day-notice',
  number: 65,
  title: 'Florida 3-Day Notice for Rent',
  description: 'The demand for rent or possession in the words of Florida law.',
  useWhen: 'Use this when rent for a home in Florida is overdue.',
  edition: '2026-12',
  revisedOn: '2026-11-22',
  jurisdiction: ['FL'],
  sources: [
    floridaRentDemandText.citation,
    '15 USC 7003(b)(2)(B) (not by electronic signature)',
    '15 USC 9058(c) (30 days for covered properties)',
  ],
  notice: 'this is the demand that Florida Statutes 83.56(3) prescribes.',
  sections: [
    beforePrinting(dayOfService(), days, courtHolidays, federallyCovered, acceptPartial),
    demand(),
  ],
})

/** The blanks of the prescribed form are the fields between its words. */
function demand(): Block {
  const [owed, premises, demanded] = floridaRentDemand

  return part(
    'Demand for payment or possession',
    paragraph(owed),
    fields(
      money('LLEdit.totalDue', 'Rent owed (rent only)', {
        required: true,
        width: 'half',
        help: 'Leave out late charges and other sums unless the lease calls them rent: a demand for too much can make the notice void.',
      }),
    ),
    paragraph(premises),
    fields(
      text('LLEdit.premises.described', 'Address of the leased premises, with its county', {
        required: true,
        width: 'full',
        maxLength: 300,
        prefill: 'premises.full',
      }),
    ),
    paragraph(demanded),
    fields(
      date('LLEdit.lastDay', 'Last day', {
        width: 'half',
        sumOf: [{ key: dayOfService().key }, { key: days.key }, { key: courtHolidays.key }],
        courtDaysIf: { key: 'LLEdit.premises.state', in: ['FL'] },
      }),
      name('LLEdit.payTo.name', 'Landlord', { required: true, prefill: 'initiator.name' }),
      address('LLEdit.payTo.address', 'Landlord’s address', { required: true }),
      phone('LLEdit.payTo.phone', 'Landlord’s phone', { required: true, width: 'half' }),
    ),
  )
}
