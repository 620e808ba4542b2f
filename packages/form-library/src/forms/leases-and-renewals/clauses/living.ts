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
      `The Owner rents the home to {Resident}, and {Resident} {rents|rent} it from the Owner, on the terms of this ${agreement}, starting with the Key terms.`,
    ),
    clause(
      'Equal housing',
      'The Owner rents and manages without regard to race, color, religion, sex, familial status, national origin, disability or any other class that state or local law protects.',
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
      'The home comes with its fixtures and with any furniture, appliances and spaces listed below. If nothing is listed, it comes with the fixtures only. The Owner delivers it clean, fit to live in, and in compliance with building and health codes.',
    ),
    clause(
      'Condition',
      '{Resident} and the Owner record the condition of the home on a move-in checklist. If the checklist does not note something, the law and the evidence decide, and nothing is presumed against either side.',
    ),
    fields(propertyName, includedItems),
  )
}

export function occupantsSection(): Block {
  return section(
    'Occupants and guests',
    clause(
      'Who lives here',
      'The home is a private residence for {Resident}, for the minors listed below, and for children who join the household later by birth, adoption or custody. Other adults need the Owner’s written consent before they move in, unless the law lets them live here without it. The number of occupants may not be more than housing codes allow, or more than the number below if one is stated.',
    ),
    clause(
      'Guests',
      'Guests are welcome. A guest who stays longer than the days stated below (14 days if none are stated) in any twelve months counts as an occupant and needs the Owner’s written consent. This does not limit any right that the law gives caregivers or victims of domestic violence. {Resident} {is|are} responsible for what guests do in the home and on the property.',
    ),
    fields(
      carriedOver(
        integer('LLEdit.occupants.max', 'Maximum occupants under the housing code', {
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
      `The party named in the table pays for each utility. ${utilityDefault} The party who pays keeps the account open and current during the whole tenancy.`,
    ),
    clause(
      'No shut-off',
      'The Owner may not interrupt heat, water, power or another essential service to make anyone pay or leave. If a service that the Owner provides fails, the Owner restores it as soon as reasonably possible.',
    ),
    fields(utilities),
  )
}

export function conductSection(): Block {
  return section(
    'Use, conduct and smoking',
    clause(
      'Use',
      'The home is used as a residence. Working from home is fine if it is lawful, brings no regular customer traffic, and does not raise the cost of insurance or utilities that the Owner pays.',
    ),
    clause(
      'Conduct',
      '{Resident}, occupants and guests keep noise at a level that lets neighbors rest, obey the law on the property, use common areas with care, and do not damage or endanger the property or the people on it. Calling the police or emergency services is never a breach.',
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
      'Only the parking spaces and the storage unit listed below come with the home. If none are listed, none are included. Vehicles must be registered, in running order, and parked so that they block no one. A vehicle may be towed only as state law allows, after the notice that it requires.',
    ),
    fields(parkingSpaces, storageUnit, storageFee),
  )
}

export function insuranceSection(): Block {
  return section(
    'Insurance',
    clause(
      'Separate insurance',
      'The Owner’s insurance does not cover {Resident’s} belongings, or harm that {Resident} or guests do to others. If renters insurance is required below, {Resident} {keeps|keep} it in force and {shows|show} proof before moving in and at each renewal.',
    ),
    fields(insuranceRequired, insuranceLiability),
  )
}

export function specialTermsSection(): Block {
  return section(
    'Special terms',
    clause(
      'Additional terms',
      'The terms written here are part of the agreement; if none are written, there are none. Where they differ from the printed text they prevail, except where the law gives {Resident} more.',
    ),
    fields(
      longtext('LLEdit.specialTerms', 'Special terms, or “none”', { lines: 5, maxLength: 2000 }),
    ),
    initialBoxes('specialTerms', 'special terms as written above, or none', {
      requiredIf: { key: 'LLEdit.specialTerms', in: [], answered: true },
    }),
  )
}
