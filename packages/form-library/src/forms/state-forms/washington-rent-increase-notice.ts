import { defineForm, type Block } from '../../form-definition.ts'
import { fields, inkLines, part } from '../../builders/blocks.ts'
import { checkbox, date, integer, longtext, money, percent, radio } from '../../builders/fields.ts'
import {
  addresseeName,
  agreementDate,
  homeLine,
  landlordName,
} from '../../builders/shared-fields.ts'
import { rentIncreasePart, washingtonRentIncrease } from '../../states/washington-notices.ts'
import { proofOfServicePage } from '../default-and-termination/proof-of-service-page.ts'
import { prescribed, prescribedForm } from './prescribed.ts'

const raise = checkbox('LLEdit.increase.raise', 'Raise the rent or other recurring charges', {
  required: true,
})
const effective = date('LLEdit.change.effectiveDate', 'Effective date', { required: true })
const share = percent('LLEdit.rent.increasePercent', 'Increase, in percent', {
  required: true,
  help: 'Of rent and all recurring charges together.',
})
const added = money('LLEdit.increase.added', 'More each month', { required: true })
const newTotal = money('LLEdit.rent.new', 'New total each month', { required: true })
const allowed = radio(
  'LLEdit.increase.allowed',
  'This increase is',
  {
    lower: 'Lower than the maximum',
    maximum: 'The maximum',
    exempt: 'Authorized by an exemption',
  },
  { required: true },
)
const isExempt = { key: allowed.key, in: ['exempt'] }
const exemption = radio(
  'LLEdit.increase.exemption',
  'Exemption under RCW 59.18.710',
  {
    new: 'First certificate of occupancy in the last 12 years',
    public: 'Owned by a public authority or a nonprofit',
    credits: 'Federal low-income housing tax credits',
    shared: 'Bathroom or kitchen shared with the owner',
    single: 'The owner’s own single-family home',
    fourplex: 'The owner lives in the duplex, triplex or fourplex',
  },
  { requiredIf: isExempt },
)
const issued = date('LLEdit.increase.certificateOn', 'Certificate of occupancy issued on', {
  past: true,
  requiredIf: { key: exemption.key, in: ['new'] },
})

/** Catalog no. 77. The form of RCW 59.18.720(3), with its own boxes and blanks. */
export const washingtonRentIncreaseNotice = defineForm(import.meta.url, {
  id: 'washington-rent-increase-notice',
  number: 77,
  title: 'Washington Rent Increase Notice',
  description: 'The notice of a new rent in the form of Washington law.',
  useWhen: 'Use this when you raise the rent or a recurring charge of a home in Washington.',
  category: 'During the Tenancy',
  deliveryClass: 'D',
  jurisdiction: ['WA'],
  edition: '2027-02',
  revisedOn: '2026-11-28',
  signerScope: 'none',
  ownerSigns: false,
  sources: [
    washingtonRentIncrease.citation,
    'RCW 59.12.040 (service)',
    'RCW 59.18.140, 59.18.700 and 59.18.710',
  ],
  body: [
    part('To tenants, at address', fields(addresseeName, ...homeLine, agreementDate)),
    part('Before you print', fields(noticeDays())),
    part(
      'Rent and fee increase notice to tenants',
      prescribed(rentIncreasePart('introduction')),
      prescribedForm(
        rentIncreasePart('change'),
        [landlordName, raise, effective, share, added, newTotal, allowed],
        [
          landlordName.key,
          raise.key,
          effective.key,
          share.key,
          added.key,
          newTotal.key,
          `${allowed.key}=lower`,
          `${allowed.key}=maximum`,
          `${allowed.key}=exempt`,
        ],
      ),
      claimedExemption(),
    ),
    part('Signature', inkLines('Signature of the Owner/Agent', 'Printed name', 'Date')),
    ...proofOfServicePage(),
  ],
})

function noticeDays() {
  return integer('LLEdit.change.noticeDays', 'Days of notice given', {
    required: true,
    internal: true,
    min: 1,
    max: 365,
    help: 'Not printed. At least 90; a mailed notice needs five more, and many cities require more. No increase may begin in the first 12 months.',
  })
}

function claimedExemption(): Block {
  return part(
    'Exemption',
    prescribedForm(
      rentIncreasePart('exemption'),
      [landlordName, share, exemption, issued],
      [
        landlordName.key,
        share.key,
        `${exemption.key}=new`,
        issued.key,
        ...['public', 'credits', 'shared', 'single', 'fourplex'].map(
          (value) => `${exemption.key}=${value}`,
        ),
      ],
    ),
    fields(
      longtext('LLEdit.increase.facts', 'Facts or documents that support the exemption', {
        lines: 3,
        requiredIf: isExempt,
      }),
    ),
  )
}
