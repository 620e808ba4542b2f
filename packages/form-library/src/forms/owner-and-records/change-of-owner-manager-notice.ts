import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, fields, inkLines, paragraph, part } from '../../builders/blocks.ts'
import {
  address,
  checkboxGroup,
  date,
  email,
  longtext,
  money,
  name,
  phone,
  text,
} from '../../builders/fields.ts'
import { deliveryOfNotice, noticeHead, receiptInInk } from '../../builders/shared-blocks.ts'

export const changeOfOwnerManagerNotice = defineForm(import.meta.url, {
  id: 'change-of-owner-manager-notice',
  number: 58,
  title: 'Change of Owner or Manager Notice',
  description: 'Tells residents who now owns or manages the home, and whom to pay and notify.',
  useWhen: 'Use this when the property is sold or a new manager takes over.',
  category: 'Owner & Records',
  deliveryClass: 'D',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'none',
  ownerSigns: false,
  emailCopy: {
    reason:
      'As an extra copy only: many states say how residents are told of a new owner or manager. Deliver the printed notice as well.',
  },
  sources: [
    'state law on a change of owner or manager and on the transfer of deposits, such as Cal. Civ. Code 1950.5 and 1962, RCW 59.18.060 and 59.18.270',
  ],
  body: [
    noticeHead(),
    theChange(),
    payment(),
    deposit(),
    whatStays(),
    deliveryOfNotice(),
    part(
      'New owner or manager',
      paragraph(
        'The new owner or manager signs as well, so that residents can see that both sides agree.',
      ),
      inkLines('Signature of the new owner or manager', 'Printed name', 'Date'),
    ),
    receiptInInk(),
  ],
})

function theChange(): Block {
  return part(
    'The change',
    paragraph(
      '**To the {resident|residents} named above:** from the effective date the home is owned or managed as stated here. Where a line is empty, nothing changes.',
    ),
    fields(
      date('LLEdit.change.effectiveDate', 'Effective date', { required: true }),
      name('LLEdit.change.newOwner', 'New owner', { width: 'threeQuarters' }),
      name('LLEdit.change.newManager', 'New manager'),
      phone('LLEdit.change.phone', 'Phone', { required: true }),
      phone('LLEdit.change.emergencyPhone', 'Phone in an emergency'),
      email('LLEdit.change.email', 'Email'),
      text('LLEdit.change.repairs', 'Repair requests go to'),
      address('LLEdit.change.noticeAddress', 'Address for notices and legal papers', {
        required: true,
        help: 'Many states want a street address in the state, and the name of a person who may receive papers for the owner.',
      }),
    ),
  )
}

function payment(): Block {
  return part(
    'Rent from the effective date',
    fields(
      text('LLEdit.change.payTo', 'Rent is paid to', { required: true }),
      text('LLEdit.change.portalUrl', 'Online payment page'),
      address('LLEdit.change.payAddress', 'Where rent is paid', { required: true }),
      checkboxGroup('LLEdit.change.payMethods', 'Methods accepted', {
        check: 'Check',
        moneyOrder: 'Money order',
        cashierCheck: 'Cashier’s check',
        ach: 'Bank transfer (ACH)',
        card: 'Card',
        cash: 'Cash',
      }),
    ),
    bullets(
      '**Check first.** Before you pay a new payee, call the owner or manager you know, at the number you have always used, and ask whether this notice is real.',
      'Rent that falls due before the effective date is paid as before. Rent that you pay to the former payee in good faith before you receive this notice is not owed twice.',
      'Stop or change automatic payments in time.',
    ),
  )
}

function deposit(): Block {
  return part(
    'Security deposit',
    fields(
      money('LLEdit.change.depositTransferred', 'Deposit transferred', { width: 'third' }),
      date('LLEdit.change.depositTransferredOn', 'On', { width: 'third' }),
      money('LLEdit.change.depositReturned', 'Deposit returned to you', { width: 'third' }),
      text('LLEdit.change.depositHeldAt', 'Deposit is held at (bank and address)', {
        width: 'full',
      }),
      longtext(
        'LLEdit.change.depositClaims',
        'Claims made against the deposit so far, with their reasons, or “none”',
        { lines: 2 },
      ),
    ),
    paragraph(
      'Whoever holds the deposit holds it for you, and returns or accounts for it as state law says. If these figures are not yours, please tell us in writing.',
    ),
  )
}

function whatStays(): Block {
  return part(
    'What stays as it is',
    bullets(
      'Your lease goes on with its rent, term and rules. A change of owner or manager does not by itself end or change it, and you need not sign a new one.',
      'Repair requests, promises made in writing, approved pets and accommodations for a disability carry over.',
      'If you have renters insurance, you may ask your insurer to name the new owner or manager where the lease asks for it.',
    ),
    fields(
      longtext('LLEdit.change.stateText', 'Statement that state or local law requires', {
        lines: 3,
        maxLength: 2000,
      }),
    ),
  )
}
