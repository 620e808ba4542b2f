import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, fields, part, signatures } from '../../builders/blocks.ts'
import { date, money, name, select, text } from '../../builders/fields.ts'
import { noticeHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 45. The owner alone signs; a resident has nothing to confirm. */
export const rentReceipt = defineForm(import.meta.url, {
  id: 'rent-receipt',
  number: 45,
  title: 'Rent Receipt',
  description: 'Proof that rent was paid: how much, for what period, how and to whom.',
  useWhen: 'Use this when you have received rent in cash, or a resident asks for a receipt.',
  category: 'During the Tenancy',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'none',
  ownerSigns: true,
  sources: ['state law on rent receipts, such as N.Y. Real Prop. Law 235-e and RCW 59.18.063'],
  body: [noticeHead(), payment()],
})

function payment(): Block {
  return part(
    'Payment received',
    fields(
      money('LLEdit.receipt.amount', 'Amount received', { required: true }),
      date('LLEdit.receipt.receivedDate', 'Received on', { required: true, past: true }),
      select(
        'LLEdit.receipt.method',
        'Paid by',
        {
          cash: 'Cash',
          check: 'Check',
          moneyOrder: 'Money order',
          ach: 'Bank transfer (ACH)',
          card: 'Card',
        },
        { required: true, width: 'quarter' },
      ),
      text('LLEdit.receipt.number', 'Receipt no.', { width: 'quarter', maxLength: 30 }),
      date('LLEdit.receipt.periodFrom', 'For the period from', { required: true }),
      date('LLEdit.receipt.periodTo', 'to', {
        required: true,
        notBefore: 'LLEdit.receipt.periodFrom',
      }),
      money('LLEdit.receipt.balanceDue', 'Balance still due', {
        help: 'Enter 0 if the period is paid in full.',
      }),
      text('LLEdit.receipt.reference', 'Check or reference no.', {
        width: 'quarter',
        maxLength: 40,
        help: 'Never a full card or account number.',
      }),
      name('LLEdit.receipt.receivedBy', 'Received by', { required: true, prefill: 'user.name' }),
      name('LLEdit.receipt.paidBy', 'Paid by, if not by a resident'),
      text('LLEdit.receipt.appliedTo', 'Applied to, if not only to rent', {
        width: 'full',
        maxLength: 160,
        help: 'Each charge with its month and amount.',
      }),
    ),
    bullets(
      'A check, card or bank payment counts as paid when the bank honors it.',
      'A balance is shown for information only. This receipt is not a demand and does not change the lease.',
    ),
    signatures('The Owner has received this payment of rent for the home named above.', {
      residents: false,
    }),
  )
}
