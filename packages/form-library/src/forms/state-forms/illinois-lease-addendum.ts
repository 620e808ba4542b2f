import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, inOurWords, paragraph, section } from '../../builders/blocks.ts'
import { integer, longtext, radio } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { stateSignatures } from './insert-text.ts'

const awareOrNot = { yes: 'The landlord is aware', no: 'The landlord is not aware' }
const floodArea = radio('LLEdit.illinois.floodArea', 'Special Flood Hazard Area', awareOrNot, {
  required: true,
})
const flooded = radio('LLEdit.illinois.flooded', 'Flooding in the last 10 years', awareOrNot, {
  required: true,
})
const floodTimes = integer('LLEdit.illinois.floodTimes', 'How often it has flooded in 10 years', {
  required: true,
  max: 999,
  help: 'Of the home, the building or its parking, as far as you know. Enter 0 if you know of none.',
})

/** Catalog no. 88. 765 ILCS 705/25 requires a disclosure that looks “substantially similar” to its own. */
export const illinoisLeaseAddendum = defineForm(import.meta.url, {
  id: 'illinois-lease-addendum',
  number: 88,
  title: 'Illinois Lease Addendum',
  description: 'The statements that Illinois law adds to a lease.',
  useWhen: 'Use this when you rent out a home in Illinois or renew its lease.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['IL'],
  edition: '2027-01',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['765 ILCS 705/25 (flooding)', '420 ILCS 46/26 (radon)'],
  body: [addendumHead(), flooding(), radon(), stateSignatures()],
})

function flooding(): Block {
  return section(
    'Flooding',
    inOurWords(
      '765 ILCS 705/25',
      '(Landlord) [[LLEdit.illinois.floodArea=yes]] is or [[LLEdit.illinois.floodArea=no]] is not aware that the rental property is located in a FEMA Special Flood Hazard Area (“100-year floodplain”). The property has experienced flooding [[LLEdit.illinois.floodTimes]] times in the last 10 years. Even if the rental property is not in a Special Flood Hazard Area (“100-year floodplain”), the dwelling may still be susceptible to flooding. The Federal Emergency Management Agency (FEMA) maintains a flood map on its Internet website that is searchable by address, at no cost, to determine if a dwelling is located in a flood hazard area.\n(Landlord) [[LLEdit.illinois.flooded=yes]] is or [[LLEdit.illinois.flooded=no]] is not aware that the rental property has flooded at least once in the last 10 years. Even if the dwelling has not flooded in the last 10 years, the dwelling may still be susceptible to flooding.',
      { blanks: [floodArea, floodTimes, flooded] },
    ),
    paragraph(
      'Most renters insurance does not cover loss by flood. Look at your policy. If it does not cover it, you may be able to insure against it through FEMA’s National Flood Insurance Program or another insurer.',
    ),
  )
}

function radon(): Block {
  return section(
    'Radon',
    clause(
      'Before signing',
      'For a home below the third story, the Owner gives three papers before the lease is signed. They are the pamphlet “Radon Guide for Tenants”, the form “Disclosure of Information on Radon Hazards to Tenants” of the state, and what records there are of a radon hazard.',
    ),
    fields(
      radio(
        'LLEdit.illinois.radon',
        'The papers on radon are',
        {
          given: 'Handed over with this addendum.',
          third: 'Not owed: the home is on the third story or higher.',
        },
        { required: true, help: 'Both are at iemaohs.illinois.gov (420 ILCS 46/26).' },
      ),
      longtext('LLEdit.illinois.radonKnown', 'Radon tests, results and mitigation of the home', {
        requiredIf: { key: 'LLEdit.illinois.radon', in: ['given'] },
        help: 'Write “none known” only if that is true.',
      }),
    ),
  )
}
