import { defineForm } from '../../form-definition.ts'
import { paragraph, part } from '../../builders/blocks.ts'
import { longtext, money, select } from '../../builders/fields.ts'
import { deliveryOfNotice, noticeHead } from '../../builders/shared-blocks.ts'
import { floridaDepositClaim } from '../../states/prescribed-texts.ts'
import { prescribedForm } from './prescribed.ts'

const amount = money('LLEdit.claim.amount', 'Amount of the claim', { required: true })
const reason = longtext('LLEdit.claim.reason', 'What the claim is due to', {
  required: true,
  lines: 3,
  maxLength: 1500,
  help: 'Each damage, cost or unpaid sum by itself, with its amount.',
})
const objections = longtext('LLEdit.claim.objectTo', 'Your address for objections', {
  required: true,
  lines: 2,
  maxLength: 160,
})
const delivered = select(
  'LLEdit.delivery.method',
  'Delivered',
  { certified: 'By certified mail', email: 'By email, as agreed in a signed addendum' },
  {
    help: 'To the last known mailing address, within 30 days after the residents left. By email only if both sides signed the addendum under Fla. Stat. 83.505.',
  },
)

/** Catalog no. 78. Fla. Stat. 83.49(3)(a): without it in time, nothing may be kept. */
export const floridaDepositClaimNotice = defineForm(import.meta.url, {
  id: 'florida-deposit-claim-notice',
  number: 78,
  title: 'Florida Notice of Claim on the Deposit',
  description: 'Tells former residents what is kept of their deposit, in the words of Florida law.',
  useWhen:
    'Use this when residents of a home in Florida have left and you keep part of the deposit.',
  category: 'Move-Out & Deposits',
  deliveryClass: 'D',
  jurisdiction: ['FL'],
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'none',
  ownerSigns: false,
  sources: [floridaDepositClaim.citation],
  body: [
    noticeHead(),
    part(
      'Notice of intention to impose a claim',
      prescribedForm(
        floridaDepositClaim,
        [amount, reason, objections],
        [amount.key, reason.key, objections.key],
      ),
      paragraph('The Security Deposit Itemization that goes with this notice lists each sum.'),
    ),
    deliveryOfNotice(delivered),
  ],
})
