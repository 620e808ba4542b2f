import { defineForm } from '../../form-definition.ts'
import { part, section, signatures } from '../../builders/blocks.ts'
import { radio } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { floridaFloodDisclosure } from '../../states/prescribed-texts.ts'
import { prescribedForm } from './prescribed.ts'

const known = radio(
  'LLEdit.florida.floodKnown',
  'No. 1: flooding that has damaged the dwelling unit',
  { has: 'Landlord has knowledge', hasNot: 'Landlord has no knowledge' },
  { required: true },
)
const claim = radio(
  'LLEdit.florida.floodClaim',
  'No. 2: a claim with an insurance provider',
  { has: 'Landlord has filed one', hasNot: 'Landlord has not filed one' },
  { required: true },
)
const assistance = radio(
  'LLEdit.florida.floodAssistance',
  'No. 3: assistance for flood damage',
  { has: 'Landlord has received it', hasNot: 'Landlord has not received it' },
  { required: true },
)

/** Catalog no. 67. The law wants it in a document of its own. */
export const floridaFloodDisclosureForm = defineForm(import.meta.url, {
  id: 'florida-flood-disclosure',
  number: 67,
  title: 'Florida Flood Disclosure',
  description: 'What the landlord knows about flooding, in the words of Florida law.',
  useWhen: 'Use this when you rent out a home in Florida for one year or longer.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['FL'],
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['Fla. Stat. 83.512'],
  body: [
    addendumHead(),
    section(
      'Flood disclosure',
      prescribedForm(
        floridaFloodDisclosure,
        [known, claim, assistance],
        [known, claim, assistance].flatMap(({ key }) => [`${key}=has`, `${key}=hasNot`]),
      ),
    ),
    part(
      'Signatures',
      signatures(
        'By signing, the landlord states that the above is true, and {the tenant confirms|each tenant confirms} having received this disclosure when or before the lease was signed.',
      ),
    ),
  ],
})
