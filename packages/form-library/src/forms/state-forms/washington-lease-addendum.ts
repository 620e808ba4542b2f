import { defineForm } from '../../form-definition.ts'
import { fields, section } from '../../builders/blocks.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { insertText, stateSignatures } from './insert-text.ts'

/** Catalog no. 64. */
export const washingtonLeaseAddendum = defineForm(import.meta.url, {
  id: 'washington-lease-addendum',
  number: 64,
  title: 'Washington Lease Addendum',
  description: 'The statements that Washington law adds to a lease.',
  useWhen: 'Use this when you rent out a home in Washington.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['WA'],
  edition: '2026-12',
  revisedOn: '2026-11-22',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['RCW 59.18.060'],
  body: [
    addendumHead(),
    section(
      'Mold and fire safety',
      fields(
        insertText('LLEdit.washington.information', 'the information that RCW 59.18.060 asks for', {
          lines: 10,
        }),
      ),
    ),
    section(
      'Other statements',
      fields(
        insertText('LLEdit.washington.other', 'any other state or local law that applies', {
          lines: 4,
        }),
      ),
    ),
    stateSignatures(),
  ],
})
