import { defineForm } from '../../form-definition.ts'
import { clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { date, integer, longtext } from '../../builders/fields.ts'
import { termStart } from '../../builders/shared-fields.ts'
import { alterationsSection, entrySection, maintenanceSection } from './clauses/care.ts'
import { definedTerms, moneyTerms, partiesAndHome } from './clauses/key-terms.ts'
import * as law from './clauses/law.ts'
import * as living from './clauses/living.ts'
import { depositSection, lateChargesSection, rentSection } from './clauses/money.ts'

const noticeHelp = 'Check your state’s rule: many set a minimum, often 30 days or more.'

/** Catalog no. 9. */
export const monthToMonthAgreement = defineForm(import.meta.url, {
  id: 'month-to-month-agreement',
  number: 9,
  title: 'Month-to-Month Rental Agreement',
  description: 'A rental agreement that continues from month to month until notice is given.',
  useWhen: 'Use this when you rent out a home without a fixed end.',
  category: 'Leases & Renewals',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2026-11',
  revisedOn: '2026-11-20',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '42 USC 3604 (fair housing)',
    '42 USC 4852d and 40 CFR 745.100-.119 (lead-based paint)',
    '50 USC 3955 (servicemembers)',
    '34 USC 12491 (domestic violence, covered programs)',
    '47 CFR 1.4000 (antennas)',
    'the landlord-tenant law of the state where the home is',
  ],
  body: [
    partiesAndHome(),
    moneyTerms(termStart),
    definedTerms('agreement'),
    living.partiesSection('agreement'),
    living.premisesSection(),
    living.occupantsSection(),
    section(
      'Tenancy from month to month',
      clause(
        'Start and renewal',
        'The tenancy starts on the day in the Key terms and renews each month on the same terms until it is ended by notice. The Owner gives possession on the day in the Key terms, and no rent is owed before.',
      ),
      clause(
        'Ending it',
        'Either side may end the tenancy by written notice of at least the days below, or the longer time that state or local law requires. Where the law asks the Owner for a reason, notice to end the tenancy states one that the law allows.',
      ),
      clause(
        'Changing the rent or other terms',
        'The Owner may change the rent or another term by written notice of at least the days below, or the longer time that law requires, within any limit on the amount that law sets. A change takes effect at the start of a rental month. It is never made to retaliate for the use of a right.',
      ),
      clause(
        'After an earlier lease',
        'If this agreement follows a lease between the same parties, named below by its date, the deposit held under that lease is held under this agreement, what was owed under it stays owed, and one-time charges paid under it are not charged again.',
      ),
      fields(
        integer('LLEdit.notice.residentDays', 'Notice by {Resident}, in days', {
          required: true,
          width: 'third',
          max: 365,
          help: noticeHelp,
        }),
        integer('LLEdit.notice.landlordDays', 'Notice by the Owner, in days', {
          required: true,
          width: 'third',
          max: 365,
          help: noticeHelp,
        }),
        integer('LLEdit.rentChange.noticeDays', 'Notice of a change, in days', {
          required: true,
          width: 'third',
          max: 365,
          help: noticeHelp,
        }),
        date('LLEdit.priorLeaseDate', 'Earlier lease of'),
        longtext(
          'LLEdit.justCause',
          'Statement about just cause, where state or local law asks for one',
          {
            lines: 2,
          },
        ),
      ),
    ),
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
    law.defaultSection('agreement'),
    law.casualtySection('agreement'),
    law.militarySection(),
    law.noticesSection(),
    law.disclosuresSection('agreement'),
    law.generalSection('agreement'),
    living.specialTermsSection(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this rental agreement. {The Resident has|The Residents have} had the time to read it and to ask about it.',
      ),
    ),
  ],
})
