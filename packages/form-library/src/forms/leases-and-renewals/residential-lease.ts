import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, section } from '../../builders/blocks.ts'
import { carriedOver, money, select } from '../../builders/fields.ts'
import { termEnd, termStart } from '../../builders/shared-fields.ts'
import { leaseBody, leaseSources } from './clauses/lease-body.ts'

export const residentialLease = defineForm(import.meta.url, {
  id: 'residential-lease',
  number: 8,
  title: 'Residential Lease Agreement',
  description: 'A lease of a home for a fixed term.',
  useWhen: 'Use this when you rent out a home for a set period, such as a year.',
  category: 'Leases & Renewals',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
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
      'The term runs from the start to the end stated in the Key terms. It ends earlier only as this lease or the law provides.',
    ),
    clause(
      'Possession',
      'The Owner gives possession on the day in the Key terms, or on the first day of the term if none is stated. If the Owner cannot, no rent is owed until possession is given. If the delay is longer than 14 days, {Resident} may cancel this lease in writing and get back everything that was paid.',
    ),
    clause(
      'At the end of the term',
      'The choice below says what happens when the term ends, subject to any state or local law that gives {Resident} a right to stay or that requires notice or cause. Staying after the tenancy has ended does not by itself renew this lease. If the choice is that it continues month to month, a party who does not want that must tell the other in writing at least 30 days before the end, or earlier if state law says so.',
    ),
    clause(
      'Early termination by {Resident}',
      'If a fee is chosen below, {Resident} may end this lease early by giving 30 days’ written notice and paying that fee. The fee takes the place of rent after the move-out day. If nothing is chosen, this option does not exist. No fee is owed where the law gives a right to end a lease early. In Florida this option exists only as far as an addendum under Fla. Stat. 83.595(4) says.',
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
