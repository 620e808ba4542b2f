import type { Block } from '../../form-definition.ts'
import { fields, filledParagraph, part } from '../../builders/blocks.ts'
import { address, date, integer, money, name, phone } from '../../builders/fields.ts'
import {
  premisesCity,
  premisesCounty,
  premisesStreet,
  premisesUnit,
} from '../../builders/shared-fields.ts'
import { floridaRentDemand, floridaRentDemandText } from '../../states/prescribed-texts.ts'
import {
  acceptPartial,
  beforePrinting,
  courtHolidays,
  dayOfService,
  federallyCovered,
  mailDays,
} from '../default-and-termination/notice-fields.ts'
import { defineServedNotice } from '../default-and-termination/served-notice.ts'

const days = integer('LLEdit.florida.days', 'Days to pay or vacate', {
  required: true,
  internal: true,
  usual: 3,
  min: 3,
  max: 3,
  help: 'Not printed: the notice says 3 days, and no other number. Saturdays, Sundays and legal holidays do not count. For a home with federal aid use the 30-Day Notice for Rent.',
})

/** Catalog no. 65. The demand for rent in the words of Fla. Stat. 83.56(3). */
export const floridaThreeDayNotice = defineServedNotice(import.meta.url, {
  id: 'florida-three-day-notice',
  number: 65,
  title: 'Florida 3-Day Notice for Rent',
  description: 'The demand for rent or possession in the words of Florida law.',
  useWhen: 'Use this when rent for a home in Florida is overdue.',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  jurisdiction: ['FL'],
  sources: [
    floridaRentDemandText.citation,
    '15 USC 7003(b)(2)(B) (not by electronic signature)',
    '15 USC 9058(c) (30 days for covered properties)',
  ],
  notice: 'this is the demand that Florida Statutes 83.56(3) prescribes.',
  sections: [
    beforePrinting(dayOfService(), days, courtHolidays, mailDays, federallyCovered, acceptPartial),
    demand(),
  ],
})

/** The form asks for the address of the premises “including county”, before the word Florida. */
function demand(): Block {
  const [owed, premises, demanded] = floridaRentDemand

  return part(
    'Demand for payment or possession',
    filledParagraph(
      `${owed} [[LLEdit.totalDue]] ${premises} [[LLEdit.premises.street]] [[LLEdit.premises.unit]] [[LLEdit.premises.city]] [[LLEdit.premises.county]] County, ${demanded} [[LLEdit.lastDay]].`,
      money('LLEdit.totalDue', 'Rent owed (rent only)', {
        required: true,
        help: 'Leave out late charges and other sums unless the lease calls them rent: a demand for too much can make the notice void.',
      }),
      premisesStreet,
      premisesUnit,
      premisesCity,
      { ...premisesCounty, required: true, help: 'Without “County”, such as Hillsborough.' },
      date('LLEdit.lastDay', 'Last day', {
        sumOf: [
          { key: dayOfService().key },
          { key: days.key },
          { key: courtHolidays.key },
          { key: mailDays.key },
        ],
        courtDaysIf: { key: 'LLEdit.premises.state', in: ['FL'] },
      }),
    ),
    fields(
      name('LLEdit.payTo.name', 'Landlord', { required: true, prefill: 'initiator.name' }),
      phone('LLEdit.payTo.phone', 'Landlord’s phone', { required: true, width: 'half' }),
      address('LLEdit.payTo.address', 'Landlord’s address', { required: true }),
    ),
  )
}
