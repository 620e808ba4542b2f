import { defineForm } from '../../form-definition.ts'
import { fields, inkLines, part } from '../../builders/blocks.ts'
import { addresseeName, agreementDate, landlordName } from '../../builders/shared-fields.ts'
import { newYorkGoodCause } from '../../states/new-york-good-cause.ts'
import { goodCauseQuestions } from './good-cause-questions.ts'

/** Catalog no. 73. Appended to a demand for rent, a rent increase or a notice of non-renewal. */
export const newYorkGoodCauseNoticeToServe = defineForm(import.meta.url, {
  id: 'new-york-good-cause-notice-to-serve',
  number: 73,
  title: 'New York Good Cause Notice, to Serve',
  description: 'The form of the Good Cause Eviction Law that is attached to a notice.',
  useWhen:
    'Use this when you demand rent, raise it by 5 percent or more, or do not renew a lease in New York.',
  category: 'Default & Termination (print & serve)',
  deliveryClass: 'C',
  jurisdiction: ['NY'],
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'none',
  ownerSigns: false,
  sources: [
    newYorkGoodCause.citation,
    'N.Y. Real Prop. Acts. Law 711(2)',
    'N.Y. Real Prop. Law 226-c',
  ],
  body: [
    part(
      'To and from',
      fields(addresseeName, landlordName, { ...agreementDate, width: 'quarter' }),
    ),
    goodCauseQuestions(),
    part('Signature', inkLines('Signature of the Owner/Agent', 'Printed name', 'Date signed')),
  ],
})
