import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { date, money, name, select, text } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 90. M.G.L. c. 186, § 15B(2)(a) lists what the receipt says, and prescribes no words. */
export const massachusettsLastMonthRentReceipt = defineForm(import.meta.url, {
  id: 'massachusetts-last-month-rent-receipt',
  number: 90,
  title: 'Massachusetts Last Month’s Rent Receipt',
  description: 'A receipt for the last month’s rent that was paid before moving in.',
  useWhen:
    'Use this when you take the last month’s rent in advance for a home in Massachusetts: the law requires the receipt at once.',
  category: 'Move-In & Condition',
  deliveryClass: 'B',
  jurisdiction: ['MA'],
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['M.G.L. c. 186, § 15B(2)(a)'],
  body: [
    addendumHead(),
    receipt(),
    interest(),
    part(
      'Signatures',
      signatures(
        'The Owner confirms having received this payment, and {the Resident|each Resident} having received a copy.',
      ),
    ),
  ],
})

function receipt(): Block {
  return section(
    'Receipt',
    clause(
      'What it is for',
      'The Owner has received the sum below from {Resident}. It is the rent for the last month of the tenancy of the home named above, paid in advance, and is used only for that.',
    ),
    fields(
      money('LLEdit.lastMonth.amount', 'Last month’s rent received', {
        required: true,
        help: 'Not more than the rent for the first full month.',
      }),
      date('LLEdit.lastMonth.receivedDate', 'Received on', { required: true, past: true }),
      select(
        'LLEdit.lastMonth.method',
        'Paid by',
        {
          check: 'Check',
          card: 'Card',
          ach: 'Bank transfer (ACH)',
          cash: 'Cash',
          moneyOrder: 'Money order',
        },
        { width: 'quarter' },
      ),
      text('LLEdit.lastMonth.reference', 'Check or reference no.', {
        width: 'quarter',
        maxLength: 40,
        help: 'Never a full card or account number.',
      }),
      name('LLEdit.lastMonth.receivedBy', 'Received by', {
        required: true,
        prefill: 'user.name',
        width: 'half',
      }),
      name('LLEdit.lastMonth.lessor', 'Landlord for whom an agent received it', {
        width: 'half',
      }),
    ),
  )
}

function interest(): Block {
  return section(
    'Interest',
    clause(
      'What is owed',
      '{The Resident is|The Residents are} entitled to interest on this payment for all months but the last one: 5 percent a year or, if a bank that holds it pays less, what the bank pays.',
    ),
    clause(
      'When it is paid',
      'After each year of the tenancy, the Owner states the interest in writing and pays it, or writes that it may come off the next rent. What is owed at the end is paid within 30 days.',
    ),
    clause(
      'Forwarding address',
      'When the tenancy ends, {the Resident should give|the Residents should give} the Owner a forwarding address to which the interest can be given or sent.',
    ),
  )
}
