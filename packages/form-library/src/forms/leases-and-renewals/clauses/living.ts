import type { Block } from '../../../form-definition.ts'
import {
  clause,
  fields,
  initialBoxes,
  section,
  withSeveralResidents,
} from '../../../builders/blocks.ts'
import { carriedOver, integer, longtext, table } from '../../../builders/fields.ts'
import { propertyName } from '../../../builders/shared-fields.ts'
import {
  guestDays,
  insuranceLiability,
  insuranceRequired,
  parkingSpaces,
  smokingPolicy,
  storageFee,
  storageUnit,
  utilities,
  utilityDefault,
} from '../../../builders/shared-terms.ts'
import { includedItems, jointLiability } from './key-terms.ts'

/** Sections about the people and the life in the home, shared by the lease and the monthly agreement. */
export function partiesSection(agreement: 'lease' | 'agreement'): Block {
  return section(
    'Parties and liability',
    clause(
      'Agreement to rent',
      `The Owner rents the home to {Resident}, and {Resident} {rents|rent} it from the Owner, on the terms of this ${agreement}. Those terms begin with the Key terms.`,
    ),
    clause(
      'Equal housing',
      'The Owner rents and manages without regard to race, color, religion, sex, familial status, national origin or disability, and without regard to any other class that state or local law protects.',
    ),
    jointLiability(agreement),
    withSeveralResidents(initialBoxes('jointLiability', 'joint and several liability')),
  )
}

export function premisesSection(): Block {
  return section(
    'The home',
    clause(
      'What is rented',
      'The home includes the fixtures and, if listed below, the furniture, appliances and spaces; if nothing is listed, only the fixtures. The Owner delivers it fit to live in, clean, and in compliance with the building and health codes that apply.',
    ),
    clause(
      'Condition',
      '{Resident} and the Owner record the condition of the home on a move-in checklist. What it does not note is judged by the law and the evidence, not presumed against either side.',
    ),
    fields(propertyName, includedItems),
  )
}

export function occupantsSection(): Block {
  return section(
    'Occupants and guests',
    clause(
      'Who lives here',
      'The home is a private residence for {Resident}, for the minors listed below, and for children who join the household later by birth, adoption or custody. Other adults need the Owner’s written consent before they move in. The number of occupants stays within what housing codes allow, and within the number below if one is stated.',
    ),
    clause(
      'Guests',
      'Guests are welcome. A guest who stays longer than the days stated below, or 14 days if none are stated, within any twelve months counts as an occupant and needs the Owner’s written consent. This limits no right that law gives to caregivers or to victims of domestic violence. {Resident} {is|are} responsible for what guests do in the home and on the property.',
    ),
    fields(
      carriedOver(
        integer('LLEdit.occupants.max', 'Most occupants under the housing code', {
          width: 'half',
          max: 40,
        }),
      ),
      guestDays,
      table('LLEdit.occupants.minors', 'Minors in the household', {
        columns: [{ key: 'name', label: 'Name', type: 'text' }],
        rows: { initial: 0, max: 3 },
      }),
    ),
  )
}

export function utilitiesSection(): Block {
  return section(
    'Utilities and services',
    clause(
      'Who pays',
      `Each utility is paid by the party named in the table. ${utilityDefault} Whoever pays keeps the account open and paid for the whole tenancy.`,
    ),
    clause(
      'No shut-off',
      'The Owner does not interrupt heat, water, power or another essential service to make anyone pay or leave. If a service that the Owner provides fails, the Owner restores it as fast as is reasonable.',
    ),
    fields(utilities),
  )
}

export function conductSection(): Block {
  return section(
    'Use, conduct and smoking',
    clause(
      'Use',
      'The home is used as a residence. Work at home is fine where it is lawful, brings no regular traffic of customers and does not raise the cost of insurance or utilities that the Owner pays.',
    ),
    clause(
      'Conduct',
      '{Resident}, occupants and guests keep noise at a level that lets neighbors rest, obey the law on the property, use common areas carefully, and do not damage or endanger the property or the people on it. Calling for police or emergency help is never a breach.',
    ),
    clause(
      'Smoking',
      'Smoking and vaping are allowed only as stated below. Damage and cleaning caused by smoke are not ordinary wear.',
    ),
    fields(smokingPolicy),
  )
}

export function petsSection(): Block {
  return section(
    'Pets',
    clause(
      'Consent first',
      'No pet may be kept on the premises, and none may visit, without the Owner’s written consent. A signed pet addendum is that consent; it names the animal and sets the rules and any charge.',
    ),
    clause(
      'Assistance animals are not pets',
      'An animal that a person with a disability needs is not a pet. No pet rule, pet deposit, pet fee or pet rent applies to it, and a request for one is handled as a reasonable accommodation under 42 USC 3604(f)(3)(B) and state law.',
    ),
  )
}

export function parkingSection(): Block {
  return section(
    'Parking and storage',
    clause(
      'Assigned spaces',
      'Only the parking spaces and the storage unit listed below come with the home; if none is listed, none does. Vehicles are registered, able to run, and parked so that they block nobody. A vehicle is towed only as state law allows, after the notice that it requires.',
    ),
    fields(parkingSpaces, storageUnit, storageFee),
  )
}

export function insuranceSection(): Block {
  return section(
    'Insurance',
    clause(
      'Each insures their own',
      'The Owner’s insurance does not cover the belongings of {Resident}, nor harm that {Resident} or guests do to others. If renters insurance is required below, {Resident} {keeps|keep} it in force and {shows|show} proof before moving in and on renewal.',
    ),
    fields(insuranceRequired, insuranceLiability),
  )
}

export function specialTermsSection(): Block {
  return section(
    'Special terms',
    clause(
      'Agreed in addition',
      'The terms written here are part of the agreement; if none are written, there are none. Where they differ from its printed text they prevail, except where law gives {Resident} more.',
    ),
    fields(
      longtext('LLEdit.specialTerms', 'Special terms, or “none”', { lines: 5, maxLength: 2000 }),
    ),
    initialBoxes('specialTerms', 'special terms as written above, or none', {
      requiredIf: { key: 'LLEdit.specialTerms', in: [], answered: true },
    }),
  )
}
