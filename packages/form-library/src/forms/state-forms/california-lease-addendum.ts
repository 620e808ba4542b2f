import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, paragraph, section } from '../../builders/blocks.ts'
import { address, carriedOver, phone, radio, text } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import {
  landlordPhone,
  managerName,
  noticeAddress,
  rentPayAddress,
  rentPayTo,
} from '../../builders/shared-fields.ts'
import {
  californiaBedBugs,
  californiaExemption,
  californiaOffenderDatabase,
  californiaRentLimits,
} from '../../states/prescribed-texts.ts'
import { prescribed } from './prescribed.ts'
import { insertText, stateSignatures } from './insert-text.ts'

export const californiaLeaseAddendum = defineForm(import.meta.url, {
  id: 'california-lease-addendum',
  number: 60,
  title: 'California Lease Addendum',
  description: 'The statements that California law adds to a lease.',
  useWhen: 'Use this when you rent out a home in California.',
  category: 'Disclosures & Acknowledgments',
  deliveryClass: 'B',
  jurisdiction: ['CA'],
  edition: '2026-12',
  revisedOn: '2026-11-22',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['Cal. Civ. Code 1946.2, 1947.12, 1954.603, 1962 and 2079.10a'],
  body: [
    addendumHead(),
    section(
      'Rent limits and just cause',
      clause(
        'Which statement applies',
        'Only the statement marked here is made. The second may be made only for a home that the law exempts, by an owner who is none of those it names.',
      ),
      fields(
        radio(
          'LLEdit.california.coverage',
          'The home is',
          {
            covered: 'Covered: statement A is made',
            exempt: 'Exempt as separately sold real property: statement B is made',
            other: 'Exempt for another reason, or under a stricter local law: neither is made',
          },
          { required: true },
        ),
      ),
      paragraph('**Statement A**'),
      prescribed(californiaRentLimits),
      paragraph('**Statement B**'),
      prescribed(californiaExemption),
    ),
    section('Registered sex offenders', prescribed(californiaOffenderDatabase)),
    section(
      'Bed bugs',
      prescribed(californiaBedBugs),
      clause(
        'Reporting',
        '{Resident} {reports|report} a suspected infestation to the Owner at once and in writing, at the address for notices in the lease or by email. Cooperating in prevention and treatment, and prompt reports, help everyone.',
      ),
    ),
    peopleAndPayment(),
    section(
      'Other statements',
      fields(
        insertText('LLEdit.california.other', 'any other state or local law that applies', {
          lines: 4,
        }),
      ),
    ),
    stateSignatures(),
  ],
})

/** Cal. Civ. Code 1962(a)(1) and (2), read in two published copies; the lease names the ways to pay. */
function peopleAndPayment(): Block {
  return section(
    'Manager, notices and rent',
    clause(
      'Who they are',
      'Notices, demands and court papers for the Owner go to the address for notices. If no manager is named here, the Owner/Agent manages the premises.',
    ),
    fields(
      managerName,
      carriedOver(phone('LLEdit.california.managerPhone', 'Manager’s phone', { width: 'third' })),
      carriedOver(address('LLEdit.california.managerAddress', 'Manager’s street address')),
      { ...landlordPhone, required: true },
      { ...noticeAddress, required: true },
      { ...rentPayTo, required: true },
      carriedOver(
        phone('LLEdit.california.payPhone', 'Payee’s phone', {
          width: 'third',
          required: true,
        }),
      ),
      { ...rentPayAddress, required: true },
      carriedOver(
        text('LLEdit.california.payHours', 'Days and hours, if rent may be paid in person', {
          width: 'full',
        }),
      ),
    ),
  )
}
