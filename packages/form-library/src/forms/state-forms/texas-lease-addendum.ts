import { defineForm } from '../../form-definition.ts'
import { fields, section } from '../../builders/blocks.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { insertText, otherStatements, stateSignatures } from './insert-text.ts'

/** Catalog no. 62. */
export const texasLeaseAddendum = defineForm(import.meta.url, {
  id: 'texas-lease-addendum',
  number: 62,
  title: 'Texas Lease Addendum',
  description: 'The statements that Texas law adds to a lease.',
  useWhen: 'Use this when you rent out a home in Texas.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['TX'],
  edition: '2026-12',
  revisedOn: '2026-11-22',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['Tex. Prop. Code 92.016 and 92.017'],
  body: [
    addendumHead(),
    section(
      'Rights to end the lease early',
      fields(
        insertText('LLEdit.texas.rights', 'Tex. Prop. Code 92.016 and 92.017', {
          required: true,
          lines: 6,
        }),
      ),
    ),
    otherStatements('LLEdit.texas.other'),
    stateSignatures(),
  ],
})
