import { defineForm } from '../../form-definition.ts'
import { bullets, fields, inkLines, paragraph, part } from '../../builders/blocks.ts'
import { address, date, longtext, name, radio, select } from '../../builders/fields.ts'
import {
  homeLine,
  landlordEmail,
  landlordName,
  landlordPhone,
} from '../../builders/shared-fields.ts'

/** Catalog no. 71. Only where no consumer report counted: otherwise 15 USC 1681m(a) asks for more. */
export const applicationDecision = defineForm(import.meta.url, {
  id: 'application-decision',
  number: 71,
  title: 'Decision on an Application',
  description: 'Tells an applicant of a decision in which no consumer report played a part.',
  useWhen: 'Use this when you decline or accept an applicant, and no report played any part in it.',
  category: 'Applications & Screening',
  deliveryClass: 'D',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'none',
  ownerSigns: false,
  emailCopy: {
    reason:
      'Federal law does not say how this letter is given where no consumer report counted. State or city law may.',
  },
  sources: [
    '15 USC 1681m(a) and (b) (where a report, or information from others, counted)',
    '42 USC 3604 (fair housing)',
    'state and local law on denied applications',
  ],
  body: [
    part(
      'To, from and about',
      fields(
        name('LLEdit.applicantName', 'Applicant', {
          required: true,
          prefill: 'signers.1.name',
          width: 'threeQuarters',
        }),
        date('LLEdit.noticeDate', 'Date of this letter', { required: true, prefill: 'today' }),
        address('LLEdit.applicantAddress', 'Applicant’s mailing address'),
        ...homeLine,
        { ...landlordName, width: 'third' },
        { ...landlordEmail, width: 'fiveTwelfths' },
        { ...landlordPhone, width: 'quarter' },
      ),
    ),
    part(
      'Our decision',
      paragraph(
        'Thank you for applying to rent the home above. Our decision is marked here. No consumer report, such as a credit or background report, played a part in this decision.',
      ),
      fields(
        radio(
          'LLEdit.decision.result',
          'Your application is',
          {
            accepted: 'Accepted.',
            rented:
              'Not accepted, because the home has been rented to someone who applied earlier.',
            incomplete: 'Not accepted, because it was not complete.',
            criteria:
              'Not accepted, because it does not meet the written criteria as stated below.',
            other: 'Decided as stated below.',
          },
          {
            required: true,
            help: 'If a report played any part, use the Adverse Action Notice: federal law requires it.',
          },
        ),
        longtext(
          'LLEdit.decision.details',
          'Details, and the reasons where the law requires them',
          {
            lines: 3,
            requiredIf: { key: 'LLEdit.decision.result', in: ['criteria', 'other'] },
            help: 'Write nothing here about a protected class.',
          },
        ),
        longtext('LLEdit.decision.money', 'What is returned: deposit, and any part of the fee', {
          lines: 2,
        }),
      ),
      bullets(
        '**Other information.** If information from someone other than an agency or an affiliate counted, you may write to us within 60 days to ask what it was (15 USC 1681m(b)).',
        '**Asking us.** If you think this decision is based on a mistake, tell us.',
        '**Fair housing.** Housing is open to everyone without regard to race, color, religion, sex, familial status, national origin, disability or any other class that the law protects. You may ask for a reasonable accommodation now.',
      ),
      fields(
        longtext('LLEdit.stateText', 'Text that state or local law requires in this letter', {
          lines: 2,
          maxLength: 800,
        }),
      ),
    ),
    part(
      'Delivery',
      fields(
        select('LLEdit.delivery.method', 'Given', {
          personal: 'In person',
          mailed: 'By mail',
          email: 'By email',
        }),
        date('LLEdit.delivery.date', 'On'),
      ),
      inkLines('Signature of the Owner/Agent', 'Printed name', 'Date'),
    ),
  ],
})
