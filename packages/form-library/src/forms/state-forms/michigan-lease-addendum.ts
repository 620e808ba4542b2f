import { defineForm } from '../../form-definition.ts'
import { fields, section } from '../../builders/blocks.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { michiganDomesticViolence, michiganTruthInRenting } from '../../states/prescribed-texts.ts'
import { insertText, stateSignatures } from './insert-text.ts'
import { prescribed } from './prescribed.ts'

/** Catalog no. 70. */
export const michiganLeaseAddendum = defineForm(import.meta.url, {
  id: 'michigan-lease-addendum',
  number: 70,
  title: 'Michigan Lease Addendum',
  description: 'The statements that Michigan law adds to a lease.',
  useWhen: 'Use this when you rent out a home in Michigan.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['MI'],
  edition: '2026-12',
  revisedOn: '2026-11-22',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['Mich. Comp. Laws 554.601b, 554.603 and 554.634'],
  body: [
    addendumHead(),
    section('Truth in Renting Act', prescribed(michiganTruthInRenting)),
    section('Domestic violence', prescribed(michiganDomesticViolence)),
    section(
      'Security deposit',
      fields(
        insertText('LLEdit.michigan.deposit', 'Mich. Comp. Laws 554.603', {
          lines: 4,
          help: 'Owed within 14 days of move-in if a deposit is taken. Copy the statement word for word from the law in force. We do not print words that we could not check.',
        }),
      ),
    ),
    stateSignatures(),
  ],
})
