import type { Block } from '../../../form-definition.ts'
import { clause, fields, initialBoxes, section } from '../../../builders/blocks.ts'
import {
  carriedOver,
  checkboxGroup,
  integer,
  money,
  percent,
  select,
  text,
} from '../../../builders/fields.ts'
import * as shared from '../../../builders/shared-fields.ts'

/** Sections about money, shared by the lease and the monthly agreement. */
export function rentSection(): Block {
  return section(
    'Rent',
    clause(
      'Amount and due day',
      'Rent is the monthly amount in the Key terms. It is due in advance on the due day of each month, without demand. In a month without that day, rent is due on the last day. If possession begins or ends partway through a month, rent for that month is prorated by the day.',
    ),
    clause(
      'How it is paid',
      '{Resident} {pays|pay} rent to the payee and by the methods below. If none are stated, rent is paid to the Owner at the Owner’s address for notices, by any method that the law lets {Resident} use. The Owner may not limit {Resident} to cash or to electronic payment where state law gives another choice. The Owner gives a receipt for cash and, when asked, for any payment.',
    ),
    clause(
      'Order of payments',
      'A payment goes to the oldest unpaid rent first, and to other amounts only after rent, unless the law says otherwise or {Resident} {says|say} otherwise with the payment. Accepting part of what is due does not waive the rest.',
    ),
    clause(
      'Returned payments',
      'If a payment is returned unpaid, {Resident} {pays|pay} the returned-payment fee below, if one is stated and as far as the law allows it. For the next six months the Owner may require certified funds.',
    ),
    fields(
      shared.rentPayTo,
      carriedOver(text('LLEdit.rent.portalUrl', 'Online payment page')),
      shared.rentPayAddress,
      carriedOver(
        checkboxGroup('LLEdit.rent.methods', 'Methods accepted', {
          check: 'Check',
          moneyOrder: 'Money order',
          cashierCheck: 'Cashier’s check',
          ach: 'Bank transfer (ACH)',
          card: 'Card',
          cash: 'Cash',
        }),
      ),
      carriedOver(money('LLEdit.nsf.fee', 'Returned-payment fee')),
    ),
  )
}

export function lateChargesSection(): Block {
  return section(
    'Late charges',
    clause(
      'When one is owed',
      'A late charge is owed only as chosen below, and only when rent is still unpaid after the grace period (none if none is stated, unless the law gives one). It is never above the cap, or owed before the day, that state or local law sets. It is a fair estimate of what late rent costs the Owner, not a penalty. A percentage applies only to the rent that is late.',
    ),
    clause(
      'What it does not do',
      'A late charge is not rent. It is charged once for each late month, unless a daily charge is chosen, and never on another late charge. Paying one does not extend the due day.',
    ),
    fields(
      carriedOver(
        select(
          'LLEdit.lateFee.type',
          'Late charge',
          {
            none: 'None',
            flat: 'A flat amount',
            percent: 'A percentage',
            daily: 'An amount for each day',
          },
          { required: true, width: 'quarter' },
        ),
      ),
      carriedOver(
        money('LLEdit.lateFee.amount', 'Late charge amount', {
          requiredIf: { key: 'LLEdit.lateFee.type', in: ['flat', 'daily'] },
        }),
      ),
      carriedOver(
        percent('LLEdit.lateFee.percent', 'Percent of late rent', {
          requiredIf: { key: 'LLEdit.lateFee.type', in: ['percent'] },
        }),
      ),
      carriedOver(integer('LLEdit.lateFee.graceDays', 'Grace period, in days', { max: 60 })),
    ),
    initialBoxes('lateFee', 'late charges', {
      requiredIf: { key: 'LLEdit.lateFee.type', in: ['flat', 'percent', 'daily'] },
    }),
  )
}

/** `rented` is what the deposit secures: the home, or one room of it. */
export function depositSection(rented: 'home' | 'room' = 'home'): Block {
  return section(
    'Security deposit',
    clause(
      'What it secures',
      `{Resident} {pays|pay} the security deposit in the Key terms before moving in. The Owner may use it only for unpaid rent, for damage beyond ordinary wear, and, as far as state law allows it, for cleaning needed to bring the ${rented} back to its condition at move-in and for other amounts. It is not the last month’s rent.`,
    ),
    clause(
      'How it is held and returned',
      `The Owner holds the deposit as state law requires. After the ${rented} is returned, and within the time that state law sets, the Owner returns the deposit with any interest that the law requires, an itemized list of anything kept, and the proof that the law requires. {Resident} {gives|give} a forwarding address in writing. If the home gets a new owner, the deposit and the duty to return it pass to that owner.`,
    ),
    clause(
      'One deposit',
      `{The deposit is returned to the Resident.|The deposit belongs to the Residents together. It stays with the ${rented} until all of them have moved out, and is returned in one payment to all of them unless they direct otherwise in writing.}`,
    ),
    fields(shared.depositHeldAt, shared.depositInterest),
    initialBoxes('deposit', 'security deposit'),
  )
}
