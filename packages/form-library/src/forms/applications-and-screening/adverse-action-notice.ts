import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, fields, inkLines, paragraph, part } from '../../builders/blocks.ts'
import {
  address,
  checkboxGroup,
  date,
  integer,
  longtext,
  name,
  phone,
  select,
  text,
  yesNo,
} from '../../builders/fields.ts'
import {
  homeLine,
  landlordEmail,
  landlordName,
  landlordPhone,
} from '../../builders/shared-fields.ts'

const ifScored = { key: 'LLEdit.adverse.scoreUsed', in: ['yes'] }

/**
 * Catalog no. 5. 15 USC 1681m(a) and, for a score, 1681g(f)(1)(B) to (E). It is written to one
 * applicant: no one else may learn what a report says.
 */
export const adverseActionNotice = defineForm(import.meta.url, {
  id: 'adverse-action-notice',
  number: 5,
  title: 'Adverse Action Notice',
  description: 'Tells an applicant that a report led to a denial or to other terms.',
  useWhen:
    'Use this when a consumer report played any part in declining an applicant or in asking for more. Without a report use the Decision on an Application.',
  category: 'Applications & Screening',
  deliveryClass: 'D',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'none',
  ownerSigns: false,
  emailCopy: {
    reason:
      'Federal law lets you give this notice orally, in writing or electronically. State or city law may ask for more.',
    citation: '15 USC 1681m(a)(1)',
  },
  sources: [
    '15 USC 1681m(a) (notice of adverse action)',
    '15 USC 1681g(f)(1) (credit score)',
    '15 USC 1681i and 1681j (dispute and free copy)',
    'state and local law on denied applications',
  ],
  body: [to(), decision(), agency(), score(), rights(), delivery()],
})

function to(): Block {
  return part(
    'To, from and about',
    fields(
      name('LLEdit.applicantName', 'Applicant', {
        required: true,
        prefill: 'signers.1.name',
        width: 'threeQuarters',
      }),
      date('LLEdit.noticeDate', 'Date of this notice', { required: true, prefill: 'today' }),
      address('LLEdit.applicantAddress', 'Applicant’s mailing address'),
      ...homeLine,
      { ...landlordName, width: 'third' },
      { ...landlordEmail, width: 'fiveTwelfths' },
      { ...landlordPhone, width: 'quarter' },
    ),
  )
}

function decision(): Block {
  return part(
    'Our decision on your application',
    paragraph(
      'Thank you for applying to rent the home above. Our decision is marked here. The decision is based, in whole or in part, on information in a consumer report from the agency named below.',
    ),
    fields(
      checkboxGroup(
        'LLEdit.adverse.action',
        'Your application is',
        {
          denied: 'Declined',
          higherDeposit: 'Approved with a higher deposit',
          cosignerRequired: 'Approved if a guarantor (co-signer) signs',
          higherRent: 'Approved at a higher rent',
          other: 'Other, as described here',
        },
        { required: true },
      ),
      longtext(
        'LLEdit.adverse.details',
        'Details, and the reasons where state or local law requires them',
        {
          lines: 2,
          help: 'Federal law does not require the reasons, but some states and cities do. Write nothing here about a protected class.',
        },
      ),
    ),
  )
}

function agency(): Block {
  return part(
    'The consumer reporting agency',
    fields(
      text('LLEdit.adverse.agencyName', 'Agency that furnished the report', { required: true }),
      phone('LLEdit.adverse.agencyPhone', 'Phone (toll-free, if it works nationwide)', {
        required: true,
        width: 'half',
        help: 'A nationwide agency has a toll-free number for consumers. The law requires that number here.',
      }),
      address('LLEdit.adverse.agencyAddress', 'Address of the agency', { required: true }),
      longtext('LLEdit.adverse.otherAgencies', 'Any other agency: name, address and phone', {
        lines: 2,
      }),
    ),
    paragraph(
      '**The agency did not make this decision and cannot give you the specific reasons for it.**',
    ),
  )
}

function score(): Block {
  return part(
    'Credit score',
    fields(
      yesNo('LLEdit.adverse.scoreUsed', 'A credit score played a part in the decision', {
        required: true,
      }),
      text('LLEdit.adverse.scoreSource', 'Score or credit file provided by', {
        requiredIf: ifScored,
        maxLength: 80,
      }),
      integer('LLEdit.adverse.score', 'Your score', { requiredIf: ifScored }),
      text('LLEdit.adverse.scoreRange', 'Range of possible scores', {
        requiredIf: ifScored,
        width: 'quarter',
        maxLength: 30,
      }),
      date('LLEdit.adverse.scoreDate', 'Created on', { requiredIf: ifScored, past: true }),
      longtext('LLEdit.adverse.scoreFactors', 'Key factors that lowered the score', {
        requiredIf: ifScored,
        lines: 4,
        help: 'Copy up to four from the report, in their order. If the number of recent inquiries is a key factor and not among them, add it as a fifth.',
      }),
    ),
  )
}

function rights(): Block {
  return part(
    'Your rights',
    bullets(
      '**A free copy.** You may have a free copy of your report from the agency named above if you ask for it within 60 days after you receive this notice (15 USC 1681j).',
      '**A dispute.** You may dispute with the agency the accuracy or completeness of anything in its report (15 USC 1681i).',
      '**Asking us.** If the report is wrong or about someone else, tell us, and apply again once it is corrected.',
      '**Other information.** If information from someone other than an agency or an affiliate also counted, you may write to us within 60 days to ask what it was.',
      '**Fair housing.** Housing is open to everyone without regard to race, color, religion, sex, familial status, national origin, disability or any other class that the law protects. You may ask now for a reasonable accommodation, including one in our screening.',
    ),
    fields(
      longtext('LLEdit.stateText', 'Text that state or local law requires in this notice', {
        lines: 2,
        maxLength: 800,
      }),
    ),
  )
}

function delivery(): Block {
  return part(
    'Delivery of this notice',
    fields(
      select('LLEdit.delivery.method', 'Given', {
        personal: 'In person',
        mailed: 'By mail',
        email: 'By email, which federal law allows',
      }),
      date('LLEdit.delivery.date', 'On'),
    ),
    inkLines('Signature of the Owner/Agent', 'Printed name', 'Date'),
  )
}
