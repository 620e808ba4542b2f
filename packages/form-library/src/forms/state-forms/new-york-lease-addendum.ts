import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, section } from '../../builders/blocks.ts'
import { date, longtext, radio } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { newYorkFloodInsurance } from '../../states/prescribed-texts.ts'
import { prescribed } from './prescribed.ts'
import { insertText, stateSignatures } from './insert-text.ts'

const yesNo = { yes: 'Yes', no: 'No' }

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
  edition: '2027-01',
  revisedOn: '2026-11-27',
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
 * 9 NYCRR 466.15: a notice in the form of the state’s Division of Human Rights, within 30 days, with the lease
 * or by itself. Published copies agree as far as they were readable, which was not to their end.
 */
function accommodations(): Block {
  return section(
    'Reasonable accommodations',
    fields(
      radio(
        'LLEdit.newYork.accommodations',
        'The notice on tenants’ rights to reasonable accommodations for persons with disabilities is',
        {
          text: 'Written in the box below',
          given: 'Handed over with this addendum, or sent by email with it',
        },
        { required: true },
      ),
      insertText('LLEdit.newYork.accommodationsText', 'the notice under 9 NYCRR 466.15', {
        lines: 6,
        requiredIf: { key: 'LLEdit.newYork.accommodations', in: ['text'] },
        contains: ['reasonable accommodation', 'disabilit'],
        help: 'Copy it from dhr.ny.gov, with the phone and email of who takes such requests. We do not print words that we could not check.',
      }),
    ),
  )
}
