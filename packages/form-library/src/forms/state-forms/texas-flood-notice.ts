import { defineForm } from '../../form-definition.ts'
import { part, section, signatures } from '../../builders/blocks.ts'
import { radio } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { texasEarlierFlooding, texasFloodplain } from '../../states/prescribed-texts.ts'
import { prescribedForm } from './prescribed.ts'

const awareOrNot = { yes: 'The landlord is aware', no: 'The landlord is not aware' }

/** Catalog no. 66. The law wants it in a document of its own, given when or before the lease is signed. */
export const texasFloodNotice = defineForm(import.meta.url, {
  id: 'texas-flood-notice',
  number: 66,
  title: 'Texas Flood Notice',
  description: 'What the landlord knows about flooding, in the words of Texas law.',
  useWhen: 'Use this when you rent out a home in Texas for 30 days or longer.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['TX'],
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['Tex. Prop. Code 92.0135'],
  body: [
    addendumHead(),
    section(
      '100-year floodplain',
      prescribedForm(
        texasFloodplain,
        [
          radio('LLEdit.texas.floodplain', '100-year floodplain', awareOrNot, {
            required: true,
            help: 'You need not say that you are aware of it if the dwelling stands above the flood level that the section names. Read the section.',
          }),
        ],
        ['LLEdit.texas.floodplain=yes', 'LLEdit.texas.floodplain=no'],
      ),
    ),
    section(
      'Flooding in the last five years',
      prescribedForm(
        texasEarlierFlooding,
        [
          radio('LLEdit.texas.flooded', 'Flooding in the last five years', awareOrNot, {
            required: true,
          }),
        ],
        ['LLEdit.texas.flooded=yes', 'LLEdit.texas.flooded=no'],
      ),
    ),
    part(
      'Signatures',
      signatures(
        'By signing, the landlord states that the above is true to the landlord’s knowledge, and {the tenant confirms|each tenant confirms} having received this notice when or before the lease was signed.',
      ),
    ),
  ],
})
