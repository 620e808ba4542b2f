import { defineForm } from '../../form-definition.ts'
import { fields, part, signatures } from '../../builders/blocks.ts'
import { landlordName, leaseDate, residentName } from '../../builders/shared-fields.ts'
import { newYorkGoodCause } from '../../states/new-york-good-cause.ts'
import { goodCauseQuestions } from './good-cause-questions.ts'

/** Catalog no. 72. Goes with a lease or a renewal; `goodCauseNoticeToServe` goes with a notice. */
export const newYorkGoodCauseNotice = defineForm(import.meta.url, {
  id: 'new-york-good-cause-notice',
  number: 72,
  title: 'New York Good Cause Notice',
  description: 'Whether the Good Cause Eviction Law applies, in the form of the law.',
  useWhen: 'Use this when you rent out a home in New York or renew its lease.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['NY'],
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [newYorkGoodCause.citation],
  body: [
    part('Parties', fields(landlordName, leaseDate, residentName)),
    goodCauseQuestions(),
    part(
      'Signatures',
      signatures(
        'By signing, the Owner states that the above is true, and {the Resident confirms|each Resident confirms} having received this notice with the lease. A signature agrees to nothing in it.',
      ),
    ),
  ],
})
