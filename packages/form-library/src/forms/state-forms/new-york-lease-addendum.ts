import { defineForm } from '../../form-definition.ts'
import { fields, section } from '../../builders/blocks.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { insertText, stateSignatures } from './insert-text.ts'

/** Catalog no. 63. */
export const newYorkLeaseAddendum = defineForm(import.meta.url, {
  id: 'new-york-lease-addendum',
  number: 63,
  title: 'New York Lease Addendum',
  description: 'The statements that New York law adds to a lease.',
  useWhen: 'Use this when you rent out a home in New York.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['NY'],
  edition: '2026-12',
  revisedOn: '2026-11-22',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['N.Y. Real Prop. Law 231-a, 231-b and 231-c'],
  body: [
    addendumHead(),
    section(
      'Good cause eviction law',
      fields(
        insertText('LLEdit.newYork.goodCause', 'N.Y. Real Prop. Law 231-c, filled in,', {
          required: true,
          lines: 12,
        }),
      ),
    ),
    section(
      'Flooding',
      fields(
        insertText('LLEdit.newYork.flood', 'N.Y. Real Prop. Law 231-b, with your answers,', {
          lines: 8,
        }),
      ),
    ),
    section(
      'Sprinklers',
      fields(
        insertText('LLEdit.newYork.sprinkler', 'N.Y. Real Prop. Law 231-a, with your answers,', {
          lines: 4,
        }),
      ),
    ),
    stateSignatures(),
  ],
})
