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
      'Rent is the monthly sum in the Key terms, due in advance on the due day of each month, without demand. In a month that lacks that day rent is due on its last day. If possession begins or ends within a month, rent for that month is counted by the day.',
    ),
    clause(
      'How it is paid',
      'Rent is paid to the payee and by the methods below; if none is stated, it is paid to the Owner at the Owner’s address for notices, by any method that the law lets {Resident} use. {Resident} {is|are} never limited to cash or to electronic payment where state law gives another choice. The Owner gives a receipt for cash and, when asked, for any payment.',
    ),
    clause(
      'Order of payments',
      'A payment is applied to the rent that is oldest first, and to other sums only after rent, unless law or {Resident} {says|say} otherwise with the payment. Accepting part of what is due is not a waiver of the rest.',
    ),
    clause(
      'Returned payments',
      'If a payment is returned unpaid, {Resident} {pays|pay} the returned-payment fee below, if one is stated and as far as law allows it, and the Owner may for the next six months ask for certified funds.',
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
      'A late charge is owed only as chosen below, only when rent is still unpaid after the days of grace (none if none are stated, unless law gives them), and never above the cap or before the day that state or local law sets. It is a fair estimate of the Owner’s cost of handling late rent and not a penalty. A percentage is taken of the rent that is late.',
    ),
    clause(
      'What it does not do',
      'A late charge is not rent. It is charged once for each late month unless a daily charge is chosen, and is never charged on another late charge. Paying one does not extend the due day.',
    ),
    fields(
      carriedOver(
        select(
          'LLEdit.lateFee.type',
          'Late charge',
          {
            none: 'None',
            flat: 'A fixed sum',
            percent: 'A percentage',
            daily: 'A sum for each day',
          },
          { required: true, width: 'quarter' },
        ),
      ),
      carriedOver(
        money('LLEdit.lateFee.amount', 'Sum', {
          requiredIf: { key: 'LLEdit.lateFee.type', in: ['flat', 'daily'] },
        }),
      ),
      carriedOver(
        percent('LLEdit.lateFee.percent', 'Percent of late rent', {
          requiredIf: { key: 'LLEdit.lateFee.type', in: ['percent'] },
        }),
      ),
      carriedOver(integer('LLEdit.lateFee.graceDays', 'Days of grace', { max: 60 })),
    ),
    initialBoxes('lateFee', 'late charges', {
      requiredIf: { key: 'LLEdit.lateFee.type', in: ['flat', 'percent', 'daily'] },
    }),
  )
}

export function depositSection(): Block {
  return section(
    'Security deposit',
    clause(
      'What it secures',
      '{Resident} {pays|pay} the security deposit in the Key terms before moving in. The Owner may use it only for unpaid rent, for damage beyond ordinary wear, for cleaning needed to bring the home back to its condition at move-in, and for other sums that state law allows. It is not the last month’s rent.',
    ),
    clause(
      'How it is held and returned',
      'The Owner holds the deposit as state law requires. Within the time that state law sets after the home is given back, the Owner returns it, with interest where the law gives interest, together with an itemized list of anything kept and the proof that the law asks for. {Resident} {gives|give} a forwarding address in writing. A change of owner moves the deposit and the duty to return it.',
    ),
    clause(
      'One deposit',
      '{The deposit is returned to the Resident.|The deposit belongs to the Residents together. Until all have left it stays with the home, and it is returned by one payment to all of them unless they direct otherwise in writing.}',
    ),
    fields(shared.depositHeldAt, shared.depositInterest),
    initialBoxes('deposit', 'security deposit'),
  )
}
