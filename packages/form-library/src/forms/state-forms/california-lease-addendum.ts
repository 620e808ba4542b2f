import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, forEachResident, section } from '../../builders/blocks.ts'
import {
  address,
  carriedOver,
  checkbox,
  money,
  phone,
  radio,
  select,
  text,
  textOf,
  yesNo,
} from '../../builders/fields.ts'
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
  californiaRefrigerator,
  californiaRentLimits,
} from '../../states/prescribed-texts.ts'
import { prescribed, prescribedForm } from './prescribed.ts'
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
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'Cal. Civ. Code 1632, 1940.8, 1941.1, 1946.2, 1947.12, 1950.5, 1954.07, 1954.603, 1962 and 2079.10a',
    'Cal. Gov. Code 8589.45',
  ],
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
    appliances(),
    floodHazard(),
    ownerMoveIn(),
    rentReporting(),
    photosAndDeposit(),
    otherPapers(),
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

/** Cal. Civ. Code 1941.1(a)(10), (11), for leases made, renewed or amended since 2026. */
function appliances(): Block {
  return section(
    'Stove and refrigerator',
    clause(
      'What the Owner provides',
      'The Owner provides a stove and a refrigerator in good working order and keeps them so. One that is recalled is repaired or replaced within 30 days after the Owner learns of it. The box below is only for a resident who has asked to bring a refrigerator. The tenancy does not depend on it.',
    ),
    prescribedForm(
      californiaRefrigerator,
      [checkbox('TT*.ownRefrigerator', 'Resident {n} has asked to bring a refrigerator')],
      ['TT*.ownRefrigerator'],
    ),
    clause(
      'Changing it',
      'A resident who brought a refrigerator may tell the Owner in writing, 30 days ahead, that it will not be kept any longer. At the end of the 30 days the Owner installs one in good working order.',
    ),
  )
}

/** Cal. Gov. Code 8589.45. */
function floodHazard(): Block {
  return section(
    'Flood hazard',
    fields(
      radio(
        'LLEdit.california.flood',
        'That the home is in a special flood hazard area or an area of potential flooding',
        {
          known: 'The Owner has actual knowledge of it.',
          unknown: 'The Owner has no actual knowledge of it.',
        },
        { required: true },
      ),
    ),
    clause(
      'More about it',
      '{Resident} may get information about hazards, including floods, that may affect the home from the website of the Office of Emergency Services and its MyHazards tool. The Owner’s insurance does not cover the loss of a resident’s belongings. Please consider renters insurance and flood insurance against fire, flood and other risks. The Owner need not give more information on flood hazards, and what is stated here is deemed adequate.',
    ),
  )
}

/** Cal. Civ. Code 1946.2(b)(2)(A)(ii): without such a provision the ground does not exist. */
function ownerMoveIn(): Block {
  return section(
    'If the owner wants to move in',
    fields(
      yesNo(
        'LLEdit.california.ownerMoveIn',
        'The Owner keeps the right to end the tenancy to move in',
        {
          required: true,
          width: 'full',
          help: 'Without it, Civil Code 1946.2 does not let you end a covered tenancy for this reason unless the resident agrees then.',
        },
      ),
      textOf('LLEdit.california.ownerMoveInText', 'What this means', {
        key: 'LLEdit.california.ownerMoveIn',
        texts: {
          yes: 'The Owner may end this tenancy if the owner of the home, or the owner’s spouse, domestic partner, child, grandchild, parent or grandparent, decides to live in it, as far as Civil Code 1946.2(b)(2)(A) allows it.',
        },
      }),
    ),
  )
}

/** Cal. Civ. Code 1954.07, for buildings of more than 15 homes and some others. */
function rentReporting(): Block {
  return section(
    'Offer to report rent payments',
    clause(
      'The offer',
      'If the Owner makes this offer, {Resident} may have payments of rent that were made on time reported to at least one nationwide consumer reporting agency. It is a free choice, and may be made now or later. {The Resident|Each Resident} may stop it at any time by a written request to the Owner, and cannot start it again for six months. The fee is what reporting costs the Owner, and at most $10 a month. Not paying the fee is no reason to end the tenancy, and it is not taken from the deposit.',
    ),
    fields(
      yesNo('LLEdit.california.reporting', 'The Owner makes this offer', {
        required: true,
        help: 'Owed at signing and once a year for buildings of more than 15 homes, with exceptions. See Civil Code 1954.07.',
      }),
      money('LLEdit.california.reportingFee', 'Fee each month', { max: 1000 }),
      text('LLEdit.california.reportingAgency', 'Reported to', {
        width: 'full',
        requiredIf: { key: 'LLEdit.california.reporting', in: ['yes'] },
      }),
    ),
    forEachResident(
      fields(
        radio(
          'TT*.rentReporting',
          'Resident {n}, if the offer is made',
          { accept: 'I want it', decline: 'I do not want it' },
          { choices: 'inline', requiredIf: { key: 'LLEdit.california.reporting', in: ['yes'] } },
        ),
      ),
    ),
  )
}

/** Cal. Civ. Code 1950.5(g) and (h). */
function photosAndDeposit(): Block {
  return section(
    'Photos and the deposit',
    clause(
      'Photos',
      'The Owner takes photos of the home just before or when the tenancy begins, when the home is returned and before any repair or cleaning that is deducted, and again after it. The photos go with the itemized statement.',
    ),
    clause(
      'How the deposit comes back',
      'If the deposit or the rent was paid electronically, the deposit is returned that way unless another way is agreed in writing. {It is paid to the Resident.|It is paid to all Residents together unless another way is agreed in writing.}',
    ),
  )
}

/** Cal. Civ. Code 1940.8 and 1632(b): copies that go along, in nobody’s words but theirs. */
function otherPapers(): Block {
  return section(
    'Pest control and translation',
    fields(
      radio(
        'LLEdit.california.pestControl',
        'A pest control company comes from time to time under a contract',
        {
          yes: 'Yes. A copy of its notice goes with this addendum (Civil Code 1940.8).',
          no: 'No.',
        },
        { required: true },
      ),
      radio(
        'LLEdit.california.translation',
        'The lease was negotiated mainly in Spanish, Chinese, Tagalog, Vietnamese or Korean',
        {
          given: 'Yes. A translation of the lease was given before signing (Civil Code 1632).',
          interpreter: 'Yes, through an interpreter whom the resident brought.',
          no: 'No.',
        },
        { required: true },
      ),
    ),
  )
}
