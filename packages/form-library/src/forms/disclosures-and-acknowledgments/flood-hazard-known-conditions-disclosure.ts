import { defineForm, type Block, type FieldSpec } from '../../form-definition.ts'
import { longtext, select, table } from '../../builders/fields.ts'
import { clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { premisesState, yearBuilt } from '../../builders/shared-fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

const yesOrNo = { yes: 'Yes', no: 'No' }
const noneKnown =
  'Write “none known” only if that is true, and “not tested” where nothing was tested.'

/** Catalog no. 37. The owner's knowledge is never prefilled: it must be said, not assumed. */
export const floodHazardKnownConditionsDisclosure = defineForm(import.meta.url, {
  id: 'flood-hazard-known-conditions-disclosure',
  number: 37,
  title: 'Flood, Hazard & Known Conditions Disclosure',
  description: 'What the owner knows about flooding, hazards and other facts of the home.',
  useWhen:
    'Use this when you offer a lease and your state asks about floods, radon or other conditions.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: 'US',
  edition: '2027-02',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '42 USC 4001-4131 (National Flood Insurance Act)',
    '34 USC 20922 (national sex offender website)',
    'state disclosure law, such as O.C.G.A. 44-7-20, N.J.S.A. 46:8-50, Tex. Prop. Code 92.0135, N.Y. Real Prop. Law 231-b, ORS 90.228, Cal. Gov. Code 8589.45, Cal. Civ. Code 2079.10a and 420 ILCS 46',
    '15 USC 7001(c) (consumer consent)',
  ],
  body: [
    addendumHead(),
    about(),
    flooding(),
    contamination(),
    registry(),
    otherConditions(),
    part(
      'Signatures',
      signatures(
        'The Owner certifies that these statements are true and complete to the best of the Owner’s knowledge. {The Resident confirms|The Residents confirm} receiving them before signing the lease. A signature waives no right and does not say that the home is safe.',
      ),
    ),
  ],
})

function about(): Block {
  return section(
    'About this disclosure',
    clause(
      'What the Owner knows',
      'The Owner states what the Owner knows on the date of this form from records, reports, insurance claims and experience with the property. These statements are not a warranty and do not limit the Owner’s duty to give and keep a home that is fit to live in.',
    ),
    clause(
      'New facts',
      'If the Owner learns before the tenancy begins that a statement is no longer correct, the Owner corrects it in writing at once. The Owner gives later notice where state law requires it.',
    ),
    clause(
      'On other forms',
      'Lead-based paint, mold and bed bugs are disclosed on forms of their own where the law or the lease asks for it.',
    ),
  )
}

function flooding(): Block {
  return section(
    'Flooding',
    clause(
      'Flood maps',
      'Maps of the Federal Emergency Management Agency (FEMA) show where the chance of a flood is one percent or more in any year. Anyone may look up an address at msc.fema.gov for free. A home outside such an area can flood too.',
    ),
    clause(
      'Insurance',
      'Most renters insurance does not pay for damage by flood. {Resident} may be able to insure belongings against flood through the National Flood Insurance Program or a private insurer. The Owner’s insurance does not cover them.',
    ),
    fields(
      select(
        'LLEdit.flood.zone',
        'The home lies in a special flood hazard area',
        {
          no: 'No, as far as the Owner knows',
          yes: 'Yes',
          unknown: 'The Owner does not know',
        },
        { required: true, width: 'threeQuarters' },
      ),
      ...floodQuestionsOfState(),
      yearBuilt,
      longtext(
        'LLEdit.flood.prior',
        'Earlier flooding of the home, its parking or storage: when, how high, what was damaged',
        { lines: 3, required: true, help: noneKnown },
      ),
    ),
  )
}

/** What two states ask of every home: O.C.G.A. 44-7-20 and N.J.S.A. 46:8-50. */
function floodQuestionsOfState(): FieldSpec[] {
  const asked = (state: string, help: string) => {
    const only = { key: premisesState.key, in: [state] }
    return { width: 'full', labelWithAnswer: true, help, showIf: only, requiredIf: only } as const
  }

  return [
    select(
      'LLEdit.flood.georgia',
      'Living space damaged by floods three times in five years',
      yesOrNo,
      asked('GA', 'Yes if it has been at least three times in the five years before this tenancy.'),
    ),
    select(
      'LLEdit.flood.newJersey100',
      'In the FEMA Special Flood Hazard Area (100-year)',
      yesOrNo,
      asked('NJ', 'The 100-year floodplain of FEMA’s current map.'),
    ),
    select(
      'LLEdit.flood.newJersey500',
      'In the FEMA Moderate Risk Flood Hazard Area (500-year)',
      yesOrNo,
      asked('NJ', 'The 500-year floodplain of FEMA’s current map.'),
    ),
    select(
      'LLEdit.flood.newJerseyDamage',
      'Flood damage, seepage or pooled water before',
      yesOrNo,
      asked(
        'NJ',
        'Of the home, the building or its parking areas, due to a natural flood, if you know of it.',
      ),
    ),
  ]
}

function contamination(): Block {
  return section(
    'Radon, asbestos and contamination',
    clause(
      'Radon',
      'Radon is a gas from the ground that cannot be seen or smelled and raises the risk of lung cancer. The U.S. Environmental Protection Agency recommends acting at 4 picocuries per liter (pCi/L) or more. {Resident} may test the home.',
    ),
    clause(
      'Asbestos',
      'Older homes may have asbestos in insulation, tiles, ceilings or siding. Material in good condition is best left alone. Do not drill, sand, scrape or remove it, and report damage to the Owner at once.',
    ),
    clause(
      'Earlier drug production',
      'Some states require the owner to say whether methamphetamine or another drug was made in the home, and whether it was cleaned as the health authority requires.',
    ),
    fields(
      longtext(
        'LLEdit.hazards.radonTest',
        'Radon tests and results, with dates, and any mitigation',
        {
          lines: 2,
          help: noneKnown,
        },
      ),
      longtext('LLEdit.hazards.asbestos', 'Known asbestos: where, and in what condition', {
        lines: 2,
        help: noneKnown,
      }),
      longtext(
        'LLEdit.hazards.methContamination',
        'Known contamination from drug production, and proof of cleaning',
        { lines: 2, help: noneKnown },
      ),
    ),
  )
}

function registry(): Block {
  return section(
    'Registry of sex offenders',
    clause(
      'Where to look',
      'Information about registered sex offenders is public. It can be searched at www.nsopw.gov, the national website under 34 USC 20922, and at the registry of each state. The Owner makes no statement about any person and need not search for {Resident}.',
    ),
    fields(
      longtext('LLEdit.hazards.stateNotice', 'Notice in the words that state law requires', {
        lines: 4,
        maxLength: 2000,
        help: 'Some states prescribe the words of this notice, and some require flood facts on a separate form.',
      }),
    ),
  )
}

function otherConditions(): Block {
  return section(
    'Other known conditions',
    clause(
      'Other facts',
      'The Owner writes here what else state or city law requires owners to disclose, and what a reasonable person would want to know before renting, such as open code violations, a planned demolition or conversion, a pending foreclosure, or old military ordnance nearby. It says nothing about who lives or has lived nearby or in the home.',
    ),
    fields(
      longtext('LLEdit.hazards.otherConditions', 'Other known conditions', {
        lines: 4,
        maxLength: 2000,
        help: noneKnown,
      }),
      table('LLEdit.hazards.documents', 'Reports and handouts given with this form', {
        columns: [
          { key: 'title', label: 'Title', type: 'text', weight: 4 },
          { key: 'date', label: 'Date', type: 'date', past: true },
        ],
        rows: { initial: 0, max: 3 },
      }),
    ),
  )
}
