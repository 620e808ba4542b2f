import type { FieldSpec } from '../form-definition.ts'
import {
  carriedOver,
  date,
  integer,
  longtext,
  money,
  select,
  table,
  text,
  textOf,
  yesNo,
} from './fields.ts'
import { premisesState } from './shared-fields.ts'
import { virginiaCharges } from '../states/prescribed-texts.ts'

/**
 * Terms that a lease and its addenda share: each is one answer for the whole packet, asked once and printed
 * wherever it belongs, so that two documents cannot differ.
 */
const shared = { scope: 'packet' } as const

export const insuranceRequired = carriedOver(
  yesNo('LLEdit.insurance.required', 'Renters insurance is required', {
    ...shared,
    required: true,
  }),
)
export const insuranceLiability = carriedOver(
  money('LLEdit.insurance.liabilityMin', 'Minimum liability coverage', {
    ...shared,
    width: 'half',
    requiredIf: { key: insuranceRequired.key, in: ['yes'] },
    help: 'A few states cap the coverage that an owner may require. $100,000 is a common minimum.',
  }),
)

export const utilities = carriedOver(
  table('LLEdit.utilities', 'Utilities and services', {
    ...shared,
    required: true,
    columns: [
      { key: 'utility', label: 'Utility or service', type: 'text', weight: 2, maxLength: 40 },
      {
        key: 'payer',
        label: 'Paid by',
        type: 'select',
        required: true,
        weight: 1.1,
        options: [
          { value: 'owner', label: 'Owner' },
          { value: 'resident', label: 'Resident' },
          { value: 'shared', label: 'Shared' },
        ],
      },
      {
        key: 'billing',
        label: 'Billed',
        type: 'select',
        weight: 1.1,
        options: [
          { value: 'direct', label: 'Direct' },
          { value: 'submeter', label: 'Submeter' },
          { value: 'allocated', label: 'Allocated' },
          { value: 'flat', label: 'Flat' },
        ],
      },
      { key: 'flatAmount', label: 'Flat amount', type: 'money', weight: 1.1 },
      { key: 'provider', label: 'Provider or note', type: 'text', weight: 2.2, maxLength: 60 },
    ],
    rows: {
      initial: 6,
      max: 8,
      first: ['Electricity', 'Natural gas', 'Water', 'Sewer', 'Trash', 'Internet'].map(
        (utility) => ({ utility }),
      ),
    },
  }),
)

/** Printed where the table is: what a row without a payer means. */
export const utilityDefault =
  'If the table names no payer for a utility or service, {Resident} {pays|pay} for it if its meter or account serves this home alone. If not, the Owner pays.'

export const parkingSpaces = carriedOver(
  table('LLEdit.parking.spaces', 'Parking and garage spaces', {
    ...shared,
    columns: [
      { key: 'spaceNo', label: 'Space no.', type: 'text', weight: 1.2, maxLength: 20 },
      {
        key: 'type',
        label: 'Kind',
        type: 'select',
        weight: 2,
        options: [
          { value: 'open', label: 'Open space' },
          { value: 'carport', label: 'Carport' },
          { value: 'garage', label: 'Garage' },
          { value: 'driveway', label: 'Driveway' },
          { value: 'accessible', label: 'Accessible space' },
          { value: 'motorcycle', label: 'Motorcycle or bicycle' },
        ],
      },
      { key: 'monthlyFee', label: 'Monthly fee', type: 'money' },
    ],
    rows: { initial: 0, max: 4 },
  }),
)
export const storageUnit = carriedOver(
  text('LLEdit.storage.unitNo', 'Storage unit no.', { ...shared, width: 'quarter', maxLength: 20 }),
)
export const storageFee = carriedOver(money('LLEdit.storage.fee', 'Storage fee (monthly)', shared))

/** Asked of each resident: in the parking addendum for all to read, in the resident information for the owner. */
export const residentVehicles: FieldSpec = table('TT*.vehicles', 'Vehicles of Resident {n}', {
  ...shared,
  columns: [
    { key: 'make', label: 'Make', type: 'text', weight: 1.4, maxLength: 30 },
    { key: 'model', label: 'Model', type: 'text', weight: 1.4, maxLength: 30 },
    { key: 'year', label: 'Year', type: 'integer', weight: 0.8 },
    { key: 'color', label: 'Color', type: 'text', maxLength: 20 },
    { key: 'plate', label: 'License plate', type: 'text', weight: 1.3, maxLength: 12 },
    { key: 'plateState', label: 'State', type: 'text', weight: 0.8, maxLength: 20 },
  ],
  rows: { initial: 0, max: 3 },
})

export const guestDays = carriedOver(
  integer('LLEdit.guests.maxDays', 'Longest guest stay, in days', {
    ...shared,
    max: 365,
    help: 'In any twelve months. If you leave this empty, the limit is 14 days.',
  }),
)

export const quietHours = carriedOver(
  text('LLEdit.rules.quietHours', 'Quiet hours', { ...shared, maxLength: 80 }),
)

export const smokingPolicy: FieldSpec = carriedOver(
  select(
    'LLEdit.smoking.policy',
    'Smoking and vaping',
    {
      none: 'Not allowed anywhere on the property',
      outside: 'Allowed outside only, away from doors and windows',
      designated: 'Allowed in designated areas only',
      allowed: 'Allowed',
    },
    { ...shared, required: true, width: 'full' },
  ),
)

export const keysAndDevices: FieldSpec = table('LLEdit.keys.items', 'Keys and devices', {
  ...shared,
  columns: [
    { key: 'item', label: 'Item', type: 'text', weight: 3, maxLength: 60 },
    { key: 'quantity', label: 'Given', type: 'integer', weight: 0.8 },
    { key: 'code', label: 'Key or serial no.', type: 'text', weight: 1.6, maxLength: 30 },
    { key: 'replacementCost', label: 'Cost of one', type: 'money', weight: 1.1 },
    { key: 'returned', label: 'Returned', type: 'integer', weight: 0.9 },
  ],
  rows: {
    initial: 4,
    max: 8,
    first: ['Front door key', 'Building key or fob', 'Mailbox key', 'Garage remote'].map(
      (item) => ({ item }),
    ),
  },
})

export const alarmLocations: FieldSpec = table(
  'LLEdit.alarms.locations',
  'Smoke and carbon monoxide alarms',
  {
    ...shared,
    columns: [
      {
        key: 'room',
        label: 'Room or place',
        type: 'text',
        weight: 2,
        maxLength: 60,
        required: true,
      },
      {
        key: 'type',
        label: 'Senses',
        type: 'select',
        weight: 1.3,
        required: true,
        options: [
          { value: 'smoke', label: 'Smoke' },
          { value: 'co', label: 'CO' },
          { value: 'both', label: 'Smoke, CO' },
        ],
      },
      {
        key: 'powerSource',
        label: 'Power',
        type: 'select',
        weight: 1.7,
        options: [
          { value: 'wired', label: 'Wired' },
          { value: 'wiredBattery', label: 'Wired, battery' },
          { value: 'sealed', label: '10-year battery' },
          { value: 'battery', label: 'Battery' },
        ],
      },
      { key: 'testedOn', label: 'Tested on', type: 'date', weight: 1.2, past: true },
      { key: 'works', label: 'Works', type: 'checkbox', weight: 0.7 },
    ],
    rows: { initial: 3, max: 8 },
  },
)

const times = [
  { value: 'once', label: 'Once' },
  { value: 'monthly', label: 'Each month' },
  { value: 'perUse', label: 'Per use' },
]
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** Other deposits stand here too: what is refundable is said beside each sum. */
export const otherCharges: FieldSpec = table('LLEdit.fees', 'Other deposits and charges', {
  ...shared,
  help: 'Leave out rent, the security deposit, pets, parking and storage. Those are added automatically.',
  columns: [
    { key: 'label', label: 'Deposit or charge', type: 'text', weight: 3, required: true },
    { key: 'amount', label: 'Amount', type: 'money', required: true },
    { key: 'when', label: 'When', type: 'select', options: times, required: true },
    { key: 'refundable', label: 'Refundable', type: 'select', options: yesOrNo },
  ],
  rows: { initial: 0, max: 6 },
})

const petDeposit = money('LLEdit.pets.deposit', 'Pet deposit (refundable)', shared)
const petFee = money('LLEdit.pets.fee', 'Pet fee (once)', shared)
const petRent = money('LLEdit.pets.rent', 'Pet rent (monthly)', shared)

/** Asked in the pet addendum alone. */
export const petCharges: readonly FieldSpec[] = [petDeposit, petFee, petRent]

/**
 * What the addenda of the same packet charge, for the forms that add everything up: these forms never ask
 * for it, and print only the sums.
 */
export function chargesOfAddenda(path: string): FieldSpec[] {
  return [
    ...[petDeposit, petFee, petRent].map((charge): FieldSpec => ({
      ...charge,
      internal: true,
      locked: true,
    })),
    money(`${path}.petsOnce`, 'Pet deposit and fee', {
      sumOf: [{ key: petDeposit.key }, { key: petFee.key }],
    }),
    money(`${path}.petsMonthly`, 'Pet rent (monthly)', { sumOf: [{ key: petRent.key }] }),
    money(`${path}.parkingMonthly`, 'Parking, storage (monthly)', {
      sumOf: [{ key: parkingSpaces.key, column: 'monthlyFee' }, { key: storageFee.key }],
    }),
  ]
}

export const firstPartialRent: FieldSpec = money(
  'LLEdit.rent.prorated',
  'First rent, if prorated',
  {
    ...shared,
    help: 'Fill this in only if the tenancy starts partway through a month. If it is empty, a full month’s rent is due.',
  },
)

/** Va. Code 55.1-1204.1: right above the list of charges. */
export const chargesSentence: FieldSpec = textOf(
  'LLEdit.costs.stateSentence',
  'Sentence that the law of this state adds',
  { key: premisesState.key, texts: { VA: virginiaCharges.text } },
)

export const moveOutDate: FieldSpec = date('LLEdit.moveOut.date', 'Move-out date', {
  ...shared,
  required: true,
})

export const pamphletGivenOn: FieldSpec = date('LLEdit.pamphlet.deliveredOn', 'Given on', {
  ...shared,
  required: true,
  past: true,
})
export const pamphletGivenAs: FieldSpec = select(
  'LLEdit.pamphlet.deliveredAs',
  'Given as',
  { electronic: 'An electronic file', paper: 'A paper copy' },
  { ...shared, required: true, width: 'quarter' },
)

/** The titles of the packet’s documents, filled in by the packet itself. */
export const packetDocuments: FieldSpec = longtext(
  'LLEdit.addenda.list',
  'Documents of this packet',
  { ...shared, locked: true, prefill: 'packet.documents', lines: 4, maxLength: 4000 },
)
