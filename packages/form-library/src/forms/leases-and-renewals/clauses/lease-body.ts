import { part, signatures } from '../../../builders/blocks.ts'
import type { Block, FieldSpec } from '../../../form-definition.ts'
import { alterationsSection, entrySection, maintenanceSection } from './care.ts'
import { definedTerms, moneyTerms, partiesAndHome } from './key-terms.ts'
import * as law from './law.ts'
import * as living from './living.ts'
import { optionalSection } from './optional.ts'
import { depositSection, lateChargesSection, rentSection } from './money.ts'

export const leaseSources: readonly string[] = [
  '42 USC 3604 (fair housing)',
  '42 USC 4852d and 40 CFR 745.100-.119 (lead-based paint)',
  '50 USC 3955 (servicemembers)',
  '34 USC 12491 (domestic violence, covered programs)',
  '47 CFR 1.4000 (antennas)',
  'the landlord-tenant law of the state where the home is',
]

/** The lease and the monthly agreement differ in their term and in what they call themselves. */
export function leaseBody({
  noun,
  dates,
  term,
}: {
  noun: 'lease' | 'agreement'
  dates: FieldSpec[]
  term: Block
}): Block[] {
  return [
    partiesAndHome(),
    moneyTerms(...dates),
    definedTerms(noun),
    living.partiesSection(noun),
    living.premisesSection(),
    living.occupantsSection(),
    term,
    rentSection(),
    lateChargesSection(),
    depositSection(),
    living.utilitiesSection(),
    living.conductSection(),
    living.petsSection(),
    maintenanceSection(),
    alterationsSection(),
    entrySection(),
    living.insuranceSection(),
    living.parkingSection(),
    law.assignmentSection(),
    law.defaultSection(noun),
    law.casualtySection(noun),
    law.militarySection(),
    law.noticesSection(),
    law.disclosuresSection(noun),
    law.generalSection(noun),
    optionalSection(noun),
    living.specialTermsSection(),
    part(
      'Signatures',
      signatures(
        `By signing, {the Resident|each Resident} and the Owner agree to this ${noun === 'lease' ? 'lease' : 'rental agreement'}. {The Resident has|The Residents have} had time to read it and ask questions.`,
      ),
    ),
  ]
}
