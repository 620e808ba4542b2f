import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, section } from '../../builders/blocks.ts'
import { address, carriedOver, phone, radio, select, text, textOf } from '../../builders/fields.ts'
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
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: ['Cal. Civ. Code 1946.2, 1947.12, 1954.603, 1962 and 2079.10a'],
  body: [
    addendumHead(),
    section(
      'Rent limits and just cause',
      fields(
        carriedOver(
          radio(
            'LLEdit.california.coverage',
            'Under Civil Code 1946.2 and 1947.12 the home is',
            {
              covered: 'Covered by these sections',
              exempt: 'Exempt, because it can be sold separately from any other home',
              other: 'Exempt for another reason, or under a stricter local law',
            },
            { required: true },
          ),
        ),
        carriedOver(
          select(
            'LLEdit.california.owner',
            'Owner',
            {
              person: 'One or more natural persons',
              company: 'An LLC with no corporation as a member',
              corporation: 'A corporation, a REIT, or an LLC with such a member',
            },
            {
              width: 'full',
              labelWithAnswer: true,
              showIf: { key: 'LLEdit.california.coverage', in: ['exempt'] },
              requiredIf: { key: 'LLEdit.california.coverage', in: ['exempt'] },
            },
          ),
        ),
        textOf(
          'LLEdit.california.statement',
          'Statement of the law',
          {
            key: 'LLEdit.california.coverage',
            texts: { covered: californiaRentLimits.text, exempt: californiaExemption.text },
          },
          { points: 12 },
        ),
      ),
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
