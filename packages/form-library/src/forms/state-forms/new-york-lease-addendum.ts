import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, inOurWords, section } from '../../builders/blocks.ts'
import { carriedOver, date, email, longtext, phone, radio } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { newYorkAccommodations, newYorkFloodInsurance } from '../../states/prescribed-texts.ts'
import { prescribed, prescribedForm } from './prescribed.ts'
import { stateSignatures } from './insert-text.ts'

const yesNo = { yes: 'Yes', no: 'No' }

const requestPhone = carriedOver(
  phone('LLEdit.newYork.requestPhone', 'Phone for requests', { required: true, width: 'third' }),
)
const otherPhone = carriedOver(
  phone('LLEdit.newYork.otherPhone', 'Another phone, if any', { width: 'third' }),
)
const requestEmail = email('LLEdit.newYork.requestEmail', 'Email for requests', {
  required: true,
  prefill: 'initiator.email',
})

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
  edition: '2027-04',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['N.Y. Real Prop. Law 231-a and 231-b', 'N.Y. Exec. Law 170-d', '9 NYCRR 466.15'],
  body: [
    addendumHead(),
    section(
      'Flood history and risk',
      fields(
        radio(
          'LLEdit.newYork.femaFloodplain',
          floodArea('a floodplain designated by FEMA'),
          yesNo,
          {
            required: true,
            choices: 'inline',
          },
        ),
        radio(
          'LLEdit.newYork.specialFloodArea',
          floodArea('the Special Flood Hazard Area (SFHA; 100-year floodplain)'),
          yesNo,
          { required: true, choices: 'inline' },
        ),
        radio(
          'LLEdit.newYork.moderateFloodArea',
          floodArea('a Moderate Risk Flood Hazard Area (500-year floodplain)'),
          yesNo,
          { required: true, choices: 'inline' },
        ),
        longtext(
          'LLEdit.newYork.floodDamage',
          'Flood damage by a natural flood that the lessor knows or should know of, or “none”',
          { required: true, lines: 3 },
        ),
      ),
      prescribed(newYorkFloodInsurance),
    ),
    section(
      'Sprinklers',
      clause(
        'Notice',
        '**Whether the leased premises have a maintained and operative sprinkler system is stated here.**',
      ),
      fields(
        radio(
          'LLEdit.newYork.sprinkler',
          'Maintained and operative sprinkler system in the leased premises',
          { exists: 'There is one.', none: 'There is none.' },
          { required: true },
        ),
        date('LLEdit.newYork.sprinklerInspected', 'Last maintained and inspected', {
          past: true,
          width: 'half',
          requiredIf: { key: 'LLEdit.newYork.sprinkler', in: ['exists'] },
        }),
      ),
    ),
    accommodations(),
    stateSignatures(),
  ],
})

/** N.Y. Real Prop. Law 231-b(1): whether all or part of the premises lies in an area. */
function floodArea(area: string): string {
  return `Any or all of the leased premises lies, wholly or partially, in ${area}`
}

/**
 * 9 NYCRR 466.15 wants 12 points and how to reach who takes requests; its notice is a sample. The beginning,
 * in which published copies agree, is the Division’s, and the rest is ours, in the same type.
 */
function accommodations(): Block {
  return section(
    'Tenants’ rights to reasonable accommodations for persons with disabilities',
    prescribedForm(
      newYorkAccommodations,
      [requestPhone, otherPhone, requestEmail],
      [requestPhone.key, otherPhone.key, requestEmail.key],
    ),
    inOurWords(
      '9 NYCRR 466.15',
      'Common areas. The Human Rights Law requires housing providers to pay for reasonable changes to common areas.\nExamples. You may ask for a ramp or another way in and out of the building. You may ask to keep an animal that helps with a disability, if a healthcare provider confirms it, even where pets are barred. You may ask to put in grab bars at your own cost. If the home was built for first use after March 13, 1991 and its walls must be made stronger for them, the housing provider pays for that. You may ask for a parking space close to the home, or the first place on a waiting list. You may ask for notices in large print or by email.\nBuildings made for use after March 13, 1991. Public and common areas must be accessible to people with disabilities. Doors must be wide enough for a wheelchair. Buildings with several homes must have accessible passageways, fixtures, outlets, thermostats, bathrooms and kitchens.\nHow to file a complaint. If a building does not meet these standards, or you were refused, you may file a complaint with the New York State Division of Human Rights or go to court, within the time that the law sets. You find the form and the time at dhr.ny.gov, or call 1-888-392-3644. The form can be emailed or mailed to you. Local law may give you more rights, and never fewer.',
      { points: 12 },
    ),
  )
}
