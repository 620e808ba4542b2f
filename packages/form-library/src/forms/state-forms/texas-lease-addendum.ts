import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, paragraph, section } from '../../builders/blocks.ts'
import { address, carriedOver, longtext, text } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { otherStatements, stateSignatures } from './insert-text.ts'

export const texasLeaseAddendum = defineForm(import.meta.url, {
  id: 'texas-lease-addendum',
  number: 62,
  title: 'Texas Lease Addendum',
  description: 'The statements that Texas law adds to a lease.',
  useWhen: 'Use this when you rent out a home in Texas.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['TX'],
  edition: '2027-02',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'Tex. Prop. Code 92.0131, 92.016, 92.0161, 92.017, 92.056, 92.0561, 92.0563 and 92.201',
  ],
  body: [
    addendumHead(),
    section(
      'Rights to end the lease early',
      paragraph(
        '**Tenants may have special statutory rights to terminate the lease early in certain situations involving family violence, certain sexual offenses or stalking, or a military deployment or transfer.**',
      ),
    ),
    repairs(),
    ownership(),
    parking(),
    otherStatements('LLEdit.texas.other'),
    stateSignatures(),
  ],
})

/** Tex. Prop. Code 92.056(g) wants these remedies in bold or underlined print, and prescribes no words. */
function repairs(): Block {
  return section(
    'Repairs',
    paragraph(
      '**These remedies apply to a condition that materially affects the physical health or safety of an ordinary tenant. {Resident} must have given the notices that Tex. Prop. Code 92.056 requires, and not be behind with rent. If the Owner has then not repaired the condition in a reasonable time, which is presumed to be seven days, {Resident} may end the lease. {Resident} may have it repaired and deduct the cost from rent, as far as Tex. Prop. Code 92.0561 allows. {Resident} may ask a court to order the repair, to reduce the rent from the first notice on in proportion to what the home was worth less, and to award actual damages, a civil penalty of one month’s rent plus $500, court costs and attorney’s fees.**',
    ),
  )
}

/** Tex. Prop. Code 92.201(a). */
function ownership(): Block {
  return section(
    'Ownership and management',
    fields(
      carriedOver(
        text('LLEdit.texas.titleHolder', 'Owner of record, as in the county’s deed records', {
          width: 'full',
          required: true,
        }),
      ),
      carriedOver(
        address('LLEdit.texas.titleHolderAddress', 'Street or P.O. box address of the owner', {
          required: true,
        }),
      ),
      carriedOver(
        text('LLEdit.texas.management', 'Management company, if it is located elsewhere', {
          width: 'full',
        }),
      ),
      carriedOver(
        address('LLEdit.texas.managementAddress', 'Street address of the management company'),
      ),
    ),
  )
}

/** Tex. Prop. Code 92.0131(b): the title of this section is the law’s. */
function parking(): Block {
  return section(
    'Parking Rules',
    clause(
      'If this box is empty',
      'The Owner has no rules or policies on parking or towing but those of a parking addendum to the lease.',
    ),
    fields(
      carriedOver(
        longtext('LLEdit.texas.parkingRules', 'Rules and policies on parking and towing', {
          lines: 4,
          maxLength: 4000,
        }),
      ),
    ),
  )
}
