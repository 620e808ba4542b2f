import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, section } from '../../builders/blocks.ts'
import { carriedOver, money, select } from '../../builders/fields.ts'
import { termEnd, termStart } from '../../builders/shared-fields.ts'
import { leaseBody, leaseSources } from './clauses/lease-body.ts'

/** Catalog no. 8. */
export const residentialLease = defineForm(import.meta.url, {
  id: 'residential-lease',
  number: 8,
  title: 'Residential Lease Agreement',
  description: 'A lease of a home for a fixed term.',
  useWhen: 'Use this when you rent out a home for a set period, such as a year.',
  category: 'Leases & Renewals',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2026-12',
  revisedOn: '2026-11-22',
  signerScope: 'all',
  ownerSigns: true,
  sources: leaseSources,
  body: leaseBody({ noun: 'lease', dates: [termStart, termEnd], term: term() }),
})

function term(): Block {
  return section(
    'Term and possession',
    clause(
      'Term',
      'The term runs from the start to the end stated in the Key terms. It does not end earlier except as this lease or the law provides.',
    ),
    clause(
      'Possession',
      'The Owner gives possession on the day in the Key terms, or on the first day of the term if none is stated. If the Owner cannot, no rent is owed until possession is given, and if the delay is longer than 14 days {Resident} may cancel this lease in writing and be repaid everything that was paid.',
    ),
    clause(
      'At the end of the term',
      'What happens when the term ends is chosen below, subject to any state or local law that gives {Resident} a right to stay or requires notice or cause. Staying on after the tenancy has ended does not by itself renew this lease. Either party who does not want it to continue tells the other in writing at least 30 days before the end, or earlier if state law says so.',
    ),
    clause(
      'Early termination by {Resident}',
      'If a fee is chosen below (if nothing is chosen, there is no such option), {Resident} may end this lease early by 30 days’ written notice and payment of that fee, which then stands in place of rent after the day of moving out. Rights under law to end a lease early come without a fee.',
    ),
    fields(
      carriedOver(
        select(
          'LLEdit.term.afterEnd',
          'When the term ends',
          {
            monthToMonth: 'It continues month to month',
            ends: 'The tenancy ends',
            mustRenew: 'A renewal must be signed to stay',
          },
          { required: true, usual: 'monthToMonth' },
        ),
      ),
      carriedOver(
        select(
          'LLEdit.earlyTermination.option',
          'Early termination',
          { none: 'No option', fee: 'Allowed for a fee' },
          { width: 'quarter' },
        ),
      ),
      carriedOver(
        money('LLEdit.earlyTermination.fee', 'Fee', {
          requiredIf: { key: 'LLEdit.earlyTermination.option', in: ['fee'] },
        }),
      ),
    ),
  )
}
