import { formatNoticePath, listNoticeStates } from '../../states/notice-texts.ts'
import { stateStatement } from '../default-and-termination/notice-fields.ts'
import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, fields, paragraph, part } from '../../builders/blocks.ts'
import {
  date,
  integer,
  longtext,
  money,
  percent,
  phone,
  radio,
  table,
  text,
} from '../../builders/fields.ts'
import { deliveryOfNotice, noticeHead, receiptInInk } from '../../builders/shared-blocks.ts'

const third = { width: 'third' } as const

/** Catalog no. 44. The owner's notice; a resident's signature is for receipt only, in ink. */
export const noticeOfRentIncreaseChangeOfTerms = defineForm(import.meta.url, {
  id: 'notice-of-rent-increase-change-of-terms',
  number: 44,
  title: 'Notice of Rent Increase or Change of Terms',
  description: 'Tells residents of a new rent or new terms, and from when they apply.',
  useWhen:
    'Use this when you raise the rent or change terms of a month-to-month tenancy, or at a renewal.',
  category: 'During the Tenancy',
  deliveryClass: 'D',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-27',
  signerScope: 'none',
  ownerSigns: false,
  replacedIn: {
    WA: { formId: 'washington-rent-increase-notice', title: 'Washington Rent Increase Notice' },
  },
  sources: [
    'state and local law on changes of rent and terms, such as Cal. Civ. Code 827 and 1947.12, ORS 90.323 and RCW 59.18.140',
    '24 CFR 982.308(g) (homes rented with a voucher)',
    '42 USC 3604 and 3617 (fair housing)',
  ],
  body: [
    noticeHead(),
    theChange(),
    rent(),
    limits(),
    otherTerms(),
    whatItMeans(),
    deliveryOfNotice(),
    receiptInInk(),
  ],
})

function theChange(): Block {
  return part(
    'Notice',
    paragraph(
      '**To the {resident|residents} named above:** the terms of your tenancy change as this notice says, starting on the effective date below. Until then, your current rent and terms apply.',
    ),
    fields(
      radio(
        'LLEdit.change.tenancy',
        'Why the terms may change now',
        {
          periodic:
            'The tenancy runs from month to month, or by another period, without a fixed end.',
          renewal:
            'The fixed term ends before the effective date, and the change applies if the tenancy goes on.',
        },
        {
          required: true,
          help: 'During a fixed term a notice cannot change the rent or the terms unless the lease says so.',
        },
      ),
      date('LLEdit.change.effectiveDate', 'Effective date', { required: true }),
      integer('LLEdit.change.noticeDays', 'Days of notice given', {
        required: true,
        min: 1,
        max: 365,
        help: 'Set by state and local law, often 30 to 90. A larger increase or a mailed notice may need more. You see a warning if this is below a rule that we know.',
      }),
      text('LLEdit.change.noticeLaw', 'Law that sets the notice'),
    ),
  )
}

function rent(): Block {
  return part(
    'Rent',
    fields(
      money('LLEdit.rent.old', 'Monthly rent now', third),
      money('LLEdit.rent.new', 'New monthly rent', third),
      percent('LLEdit.rent.increasePercent', 'Increase, in percent', {
        ...third,
        help: 'New rent minus current rent, divided by current rent. Many laws add up all increases in the last twelve months.',
      }),
      date('LLEdit.rent.lastIncreaseDate', 'Last increase was on', { ...third, past: true }),
      date('LLEdit.rent.newFirstDue', 'New rent is first due', third),
    ),
  )
}

function limits(): Block {
  return part(
    'Limits on rent',
    fields(
      radio(
        'LLEdit.cap.applies',
        'A law that limits how much rent may rise',
        {
          yes: 'applies to this home, and the new rent is within its limit.',
          exempt: 'does not apply to this home, because the home is exempt as stated below.',
          na: 'does not exist for this home, or the rent does not change.',
        },
        { required: true, help: 'Look at state law and at the law of the city and county.' },
      ),
      text('LLEdit.cap.law', 'State law or local ordinance', { width: 'full' }),
      longtext(
        'LLEdit.cap.exemptionText',
        'Reason for the exemption, in the words that the law requires',
        {
          lines: 4,
          maxLength: 2000,
          requiredIf: { key: 'LLEdit.cap.applies', in: ['exempt'] },
        },
      ),
      stateStatement('notice-of-rent-increase-change-of-terms'),
      longtext(
        'LLEdit.cap.stateText',
        'Statement on rent limits, just cause or other rights of residents, if law requires one',
        {
          lines: 4,
          maxLength: 6000,
          prefill: formatNoticePath('notice-of-rent-increase-change-of-terms'),
          requiredIf: {
            key: 'LLEdit.premises.state',
            in: listNoticeStates('notice-of-rent-increase-change-of-terms'),
          },
          help: 'Copy the words exactly from the law. Where your state prescribes words or a form, the notice cannot be printed without them.',
        },
      ),
    ),
  )
}

function otherTerms(): Block {
  return part(
    'Other terms',
    fields(
      table('LLEdit.change.otherChanges', 'Other terms that change', {
        columns: [
          { key: 'topic', label: 'Topic or lease section', type: 'text', weight: 1.2 },
          { key: 'oldTerm', label: 'Term now', type: 'text', weight: 2 },
          { key: 'newTerm', label: 'New term', type: 'text', weight: 2 },
        ],
        rows: { initial: 0, max: 4 },
      }),
    ),
    paragraph(
      'Everything else in the lease and its addenda stays as it is. No sum is added to the security deposit unless it is listed here and the law allows it.',
    ),
  )
}

function whatItMeans(): Block {
  return part(
    'What you can do',
    bullets(
      'If you stay, the new rent and terms apply from the effective date. You do not have to sign anything.',
      'If you would rather move, give the notice that your lease and state law require. Please tell us early.',
      'If you think that this notice is wrong, or that a limit or a longer notice applies, tell us. You may also ask a lawyer, a legal aid office or the housing agency of your city or state. Asking is your right and will not be held against you.',
      'If a voucher or another program helps to pay your rent, its agency may have to receive or approve this change first. Until then you owe no more than the program’s rules allow.',
    ),
    fields(
      text('LLEdit.change.contact', 'Questions and answers to', { required: true }),
      phone('LLEdit.change.contactPhone', 'Phone', { width: 'half' }),
    ),
  )
}
