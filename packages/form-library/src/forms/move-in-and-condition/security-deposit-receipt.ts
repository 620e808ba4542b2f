import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { address, date, longtext, percent, select, text, textOf } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import {
  depositAmount,
  depositHeldAt,
  depositInterest,
  premisesState,
} from '../../builders/shared-fields.ts'

/** What a state wants a receipt to say, in our words. */
const receiptStatements = {
  MA: '{Resident} {is|are} owed interest on the deposit for each year: 5 percent, or what the bank pays if that is less. {Resident} should give the Owner an address for it after the tenancy. Within 30 days the Owner names the bank in Massachusetts, its address and the number of the account (M.G.L. c. 186, § 15B).',
  MD: 'Within 15 days after moving in, {Resident} may ask by certified mail that the Owner inspect the home in {Resident’s} presence and list the damage that exists. {Resident} may also be present at the inspection at the end. For that, {Resident} {writes|write} by certified mail at least 15 days before moving out, with the day and the new address. The inspection is within five days before or after that day, and the Owner writes when. Within 45 days after the end, the Owner sends to the last known address, by first-class mail, a list of what is charged with the actual costs, and the rest of the deposit. An owner who does not follow the law may owe up to three times what was withheld, and reasonable attorney’s fees (Md. Code, Real Prop. 8-203.1).',
  NJ: 'Within 30 days, and each year, the Owner names the bank, its address, the kind of account, its rate of interest and the amount in writing. The interest belongs to {Resident} (N.J.S.A. 46:8-19).',
}

export const securityDepositReceipt = defineForm(import.meta.url, {
  id: 'security-deposit-receipt',
  number: 41,
  title: 'Security Deposit Receipt',
  description: 'A receipt for the deposit that says where and how it is held.',
  useWhen: 'Use this when you have received a security deposit.',
  category: 'Move-In & Condition',
  deliveryClass: 'B',
  jurisdiction: 'US',
  edition: '2027-03',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['the security deposit law of the state where the home is'],
  body: [
    addendumHead(),
    receipt(),
    holding(),
    returning(),
    part(
      'Signatures',
      signatures(
        'The Owner confirms having received the deposit. {The Resident confirms|The Residents confirm} that the entries are right and that a copy of this receipt was given.',
      ),
    ),
  ],
})

function receipt(): Block {
  return section(
    'Receipt',
    clause(
      'Received',
      'The Owner has received the security deposit stated here from {Resident} by the method stated, on the day stated here or, if none is, on the day on which the Owner signs.',
    ),
    fields(
      depositAmount,
      date('LLEdit.deposit.receivedDate', 'Received on', {
        past: true,
        help: 'Left blank: the day on which the owner signs.',
      }),
      select(
        'LLEdit.deposit.method',
        'Paid by',
        {
          check: 'Check',
          card: 'Card',
          ach: 'Bank transfer (ACH)',
          cash: 'Cash',
          moneyOrder: 'Money order',
        },
        { required: true, width: 'quarter' },
      ),
      text('LLEdit.deposit.reference', 'Check or reference no.', { width: 'quarter' }),
      text('LLEdit.deposit.receivedFrom', 'Who paid it, if not {Resident}', { width: 'full' }),
    ),
  )
}

function holding(): Block {
  return section(
    'Where it is held',
    clause(
      'Account',
      'The deposit is held at the institution below, apart from the Owner’s own money where state law requires that. If the Owner moves it, the Owner gives the notice that state law requires.',
    ),
    clause(
      'Interest',
      'Interest, if the account bears any or state law requires it, is paid or credited as state law provides.',
    ),
    fields(
      {
        ...depositHeldAt,
        label: 'Held at: bank, kind of account, and its number where state law wants it',
        width: 'full',
      },
      address('LLEdit.deposit.bankAddress', 'Address of the institution'),
      depositInterest,
      percent('LLEdit.deposit.interestRate', 'Annual rate'),
    ),
  )
}

function returning(): Block {
  return section(
    'Deductions and return',
    clause(
      'Deductions',
      'After the tenancy, the Owner may keep from the deposit only what state law allows. Commonly, that is:',
    ),
    bullets(
      'unpaid rent and charges that the lease and the law allow;',
      'the cost of repairing damage beyond ordinary wear;',
      'the cost of cleaning to bring the home back to its condition at move-in;',
      'other amounts that state law names.',
    ),
    clause(
      'Return',
      'The rest is returned, with an itemized statement of anything kept, within the time that state law sets. {The Resident should give|The Residents should give} the Owner a forwarding address in writing. {It is returned to the Resident.|It is returned to all Residents together unless they direct otherwise in writing.}',
    ),
    clause(
      'State rule',
      'If state law requires a statement on a deposit receipt, it is printed here.',
    ),
    fields(
      textOf('LLEdit.deposit.ofState', 'What the law of this state adds', {
        key: premisesState.key,
        texts: receiptStatements,
      }),
      longtext('LLEdit.deposit.stateStatement', 'Statement required by state law', {
        lines: 4,
        maxLength: 2000,
      }),
    ),
  )
}
