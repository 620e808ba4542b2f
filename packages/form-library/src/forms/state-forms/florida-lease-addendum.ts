import { defineForm } from '../../form-definition.ts'
import { fields, section } from '../../builders/blocks.ts'
import { yesNo } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { floridaRadon } from '../../states/prescribed-texts.ts'
import { prescribed } from './prescribed.ts'
import { insertText, stateSignatures } from './insert-text.ts'

export const floridaLeaseAddendum = defineForm(import.meta.url, {
  id: 'florida-lease-addendum',
  number: 61,
  title: 'Florida Lease Addendum',
  description: 'The statements that Florida law adds to a lease.',
  useWhen: 'Use this when you rent out a home in Florida.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['FL'],
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['Fla. Stat. 83.49 and 404.056(5)'],
  body: [
    addendumHead(),
    section('Radon', prescribed(floridaRadon)),
    section(
      'Deposits and advance rent',
      fields(
        yesNo(
          'LLEdit.florida.depositDisclosure',
          'The deposit disclosure of Fla. Stat. 83.49(2)(d) is owed',
          {
            required: true,
            width: 'full',
            help: 'Owed by landlords above the size that the section names, when a deposit or advance rent is taken. Check the section.',
          },
        ),
        insertText('LLEdit.florida.deposit', 'Fla. Stat. 83.49(2)(d)', {
          lines: 10,
          requiredIf: { key: 'LLEdit.florida.depositDisclosure', in: ['yes'] },
        }),
      ),
    ),
    stateSignatures(),
  ],
})
