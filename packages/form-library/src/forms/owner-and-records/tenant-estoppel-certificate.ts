import { defineForm, type Block } from '../../form-definition.ts'
import {
  clause,
  fields,
  forEachResident,
  part,
  section,
  signatures,
} from '../../builders/blocks.ts'
import { date, longtext, money, radio, text } from '../../builders/fields.ts'
import {
  agreementDate,
  depositAmount,
  homeLine,
  landlordEmail,
  landlordName,
  leaseDate,
  rentMonthly,
  residentName,
  termEnd,
  termStart,
} from '../../builders/shared-fields.ts'

/** Catalog no. 57. The owner writes down the facts; what a resident knows, the resident alone says. */
export const tenantEstoppelCertificate = defineForm(import.meta.url, {
  id: 'tenant-estoppel-certificate',
  number: 57,
  title: 'Tenant Estoppel Certificate',
  description: 'Residents confirm the facts of their lease for a buyer or a lender.',
  useWhen:
    'Use this when you sell or finance the property and the other side asks about the lease.',
  category: 'Owner & Records',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'the contract and landlord-tenant law of the state where the home is',
    '42 USC 3604 (fair housing)',
  ],
  body: [
    part(
      'Parties, home and purpose',
      fields(
        landlordName,
        landlordEmail,
        residentName,
        ...homeLine,
        agreementDate,
        text('LLEdit.estoppel.certifiedTo', 'Certified to (buyer, lender and their successors)', {
          required: true,
          width: 'threeQuarters',
        }),
      ),
    ),
    facts(),
    statements(),
    answers(),
    effect(),
    part(
      'Signatures',
      signatures(
        '{The Resident certifies|Each Resident certifies} that, to the best of {the Resident’s|that Resident’s} knowledge, sections 1 and 2 were right on the day stated in section 1, except for the corrections in section 3, and that {the|that Resident’s} answers there are true. The Owner certifies that section 1 is right to the best of the Owner’s knowledge.',
      ),
    ),
  ],
})

function facts(): Block {
  return section(
    'The lease',
    clause(
      'Facts',
      'The Owner filled in these facts before asking {Resident} to sign. Correct anything wrong or missing in section 3.',
    ),
    fields(
      date('LLEdit.estoppel.asOfDate', 'Facts are as of', { required: true }),
      { ...leaseDate, required: true },
      { ...termStart, required: false },
      {
        ...termEnd,
        required: false,
        help: 'Leave empty if the tenancy runs from month to month.',
      },
      { ...rentMonthly },
      date('LLEdit.estoppel.paidThrough', 'Rent is paid through', { required: true }),
      depositAmount,
      money('LLEdit.estoppel.prepaidRent', 'Rent paid in advance', {
        help: 'Rent for any time after the current month. Enter 0 if there is none.',
      }),
      longtext(
        'LLEdit.estoppel.amendments',
        'Amendments and addenda, with their dates, or “none”',
        {
          lines: 3,
          required: true,
        },
      ),
      longtext(
        'LLEdit.estoppel.options',
        'Options to extend, renew or buy, and rights of first refusal, or “none”',
        { lines: 2 },
      ),
      longtext(
        'LLEdit.estoppel.concessions',
        'Rent concessions or credits still to come, or “none”',
        {
          lines: 2,
        },
      ),
    ),
  )
}

function statements(): Block {
  return section(
    'Statements',
    clause(
      'Lease in force',
      'The lease named above, with the amendments and addenda listed, is the whole agreement about the home. It is in force and has not been changed otherwise, except as written in section 3.',
    ),
    clause(
      'Possession',
      '{The Resident has|The Residents have} possession of the home and {has|have} not assigned the lease or sublet the home, except as written in section 3.',
    ),
    clause(
      'Payments',
      'No rent has been paid ahead beyond what is stated above, and the Owner holds the security deposit stated above, except as written in section 3.',
    ),
    clause(
      'Notices',
      'No notice to end the lease has been given by either side and not withdrawn, except as written in section 3.',
    ),
  )
}

function answers(): Block {
  return section(
    '{Resident’s} own answers',
    clause(
      'In your own words',
      '{The Resident answers|Each Resident answers} for {the Resident’s own|that Resident’s own} knowledge. Repairs that were asked for and are still open may be written here.',
    ),
    forEachResident(
      fields(
        radio(
          'TT*.estoppel.defaultsKnown',
          'Resident {n}: breach of the lease by either side',
          {
            none: 'I know of none.',
            describe: 'I know of what I describe here:',
          },
          { required: true, choices: 'inline' },
        ),
        longtext('TT*.estoppel.defaultsDetails', 'Description', {
          lines: 2,
          requiredIf: { key: 'TT*.estoppel.defaultsKnown', in: ['describe'] },
        }),
        longtext('TT*.estoppel.corrections', 'Corrections to sections 1 and 2, or “none”', {
          lines: 2,
        }),
      ),
    ),
  )
}

function effect(): Block {
  return section(
    'Effect of this certificate',
    clause(
      'Reliance',
      'Those to whom it is certified may rely on it when they buy the property or lend on it. A person who signs may not later claim that a fact was different, if that person knew so when signing.',
    ),
    clause(
      'What it does not do',
      'It does not change the lease, shorten its term, move the deposit or give up any right under the lease or the law, including rights about the condition of the home. It is not a promise to sign anything else.',
    ),
    clause(
      'Time and advice',
      '{The Resident|Each Resident} may take the time that the lease gives, or a reasonable time, to read it, compare it with the lease and ask a lawyer.',
    ),
  )
}
