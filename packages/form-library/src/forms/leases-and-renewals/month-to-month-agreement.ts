import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, section } from '../../builders/blocks.ts'
import { date, integer, longtext, textOf } from '../../builders/fields.ts'
import { premisesState, termStart } from '../../builders/shared-fields.ts'
import { justCauseStatements } from '../../states/just-cause.ts'
import { leaseBody, leaseSources } from './clauses/lease-body.ts'

const noticeHelp =
  'Many states set a minimum, often 30 days or more. You see a warning if this is below a rule that we know.'

export const monthToMonthAgreement = defineForm(import.meta.url, {
  id: 'month-to-month-agreement',
  number: 9,
  title: 'Month-to-Month Rental Agreement',
  description: 'A rental agreement that continues from month to month until notice is given.',
  useWhen: 'Use this when you rent out a home without a fixed end.',
  category: 'Leases & Renewals',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: leaseSources,
  body: leaseBody({ noun: 'agreement', dates: [termStart], term: term() }),
})

function term(): Block {
  return section(
    'Tenancy from month to month',
    clause(
      'Start and renewal',
      'The tenancy starts on the day in the Key terms and renews each month on the same terms until either side ends it by notice. The Owner gives possession on the day in the Key terms, and no rent is owed for the time before.',
    ),
    clause(
      'Ending it',
      'Either side may end the tenancy by written notice of at least the days below, or the longer time that state or local law requires. Where the law requires the Owner to have a reason, the Owner’s notice states one that the law allows.',
    ),
    clause(
      'Changing the rent or other terms',
      'The Owner may change the rent or another term by written notice of at least the days below, or the longer time that law requires, within any limit on the amount that law sets. A change takes effect at the start of a rental month. The Owner may not make a change to retaliate against anyone for using a right.',
    ),
    clause(
      'After an earlier lease',
      'If this agreement follows a lease between the same parties (its date is below), the deposit held under that lease is now held under this agreement. What was owed under it is still owed. One-time charges paid under it are not charged again.',
    ),
    fields(
      integer('LLEdit.notice.residentDays', 'Notice by {Resident}, in days', {
        required: true,
        width: 'third',
        max: 365,
        help: noticeHelp,
      }),
      integer('LLEdit.notice.landlordDays', 'Notice by the Owner, in days', {
        required: true,
        width: 'third',
        max: 365,
        help: noticeHelp,
      }),
      integer('LLEdit.rentChange.noticeDays', 'Notice of a change, in days', {
        required: true,
        width: 'third',
        max: 365,
        help: noticeHelp,
      }),
      date('LLEdit.priorLeaseDate', 'Earlier lease of', { past: true }),
      textOf('LLEdit.justCauseOfState', 'When the Owner may end it', {
        key: premisesState.key,
        texts: justCauseStatements,
      }),
      longtext(
        'LLEdit.justCause',
        'Statement about just cause, where the law of the city or county requires one',
        {
          lines: 2,
        },
      ),
    ),
  )
}
