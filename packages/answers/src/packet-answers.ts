import type { FieldOption, FieldType } from './field.ts'

/** An answer that the forms of the library share in a packet, and that a custom PDF can show too. */
export interface PacketAnswer {
  /** Key of the library's field, of scope `packet`. */
  key: string
  label: string
  type: Extract<
    FieldType,
    'text' | 'name' | 'date' | 'money' | 'select' | 'yesno' | 'phone' | 'email'
  >
  /** Of a choice. */
  options?: readonly FieldOption[]
  prefill?: string
  /** Whether the answer of an earlier packet for the home is offered again. */
  carried?: true
}

/**
 * By the id that a place names as its `answer`. The ids stay: forms of members refer to them. A plain
 * object, so that pages that do not use it leave it out.
 */
export const packetAnswers: Readonly<Partial<Record<string, PacketAnswer>>> = {
  'packet-owner': {
    key: 'LLEdit.landlord.name',
    label: 'Owner/Agent',
    type: 'name',
    prefill: 'initiator.name',
  },
  'packet-owner-email': {
    key: 'LLEdit.landlord.email',
    label: 'Owner/Agent email',
    type: 'email',
    prefill: 'initiator.email',
  },
  'packet-owner-phone': {
    key: 'LLEdit.landlord.phone',
    label: 'Owner/Agent phone',
    type: 'phone',
    carried: true,
  },
  'packet-residents': {
    key: 'LLEdit.residents.inOwnForms',
    label: 'Names of the residents',
    type: 'text',
    prefill: 'residents.names',
  },
  'packet-home': {
    key: 'LLEdit.premises.inOwnForms',
    label: 'Address of the home',
    type: 'text',
    prefill: 'premises.full',
  },
  'packet-street': {
    key: 'LLEdit.premises.streetInOwnForms',
    label: 'Street address of the home',
    type: 'text',
    prefill: 'property.street',
  },
  'packet-unit': {
    key: 'LLEdit.premises.unitInOwnForms',
    label: 'Unit of the home',
    type: 'text',
    prefill: 'unit.name',
  },
  'packet-city': {
    key: 'LLEdit.premises.cityInOwnForms',
    label: 'City of the home',
    type: 'text',
    prefill: 'property.city',
  },
  'packet-state': {
    key: 'LLEdit.premises.stateInOwnForms',
    label: 'State of the home',
    type: 'text',
    prefill: 'property.state',
  },
  'packet-zip': {
    key: 'LLEdit.premises.zipInOwnForms',
    label: 'ZIP of the home',
    type: 'text',
    prefill: 'property.zip',
  },
  'packet-property': {
    key: 'LLEdit.property.name',
    label: 'Name of the property',
    type: 'text',
    prefill: 'property.name',
  },
  'packet-county': {
    key: 'LLEdit.premises.county',
    label: 'County',
    type: 'text',
    carried: true,
  },
  'packet-lease-date': {
    key: 'LLEdit.leaseDate',
    label: 'Date of the lease',
    type: 'date',
    prefill: 'lease.date',
    carried: true,
  },
  'packet-start': { key: 'LLEdit.term.start', label: 'Tenancy starts', type: 'date' },
  'packet-end': { key: 'LLEdit.term.end', label: 'Tenancy ends', type: 'date' },
  'packet-rent': {
    key: 'LLEdit.rent.monthly',
    label: 'Monthly rent',
    type: 'money',
    carried: true,
  },
  'packet-payee': {
    key: 'LLEdit.rent.payTo',
    label: 'Rent is paid to',
    type: 'text',
    prefill: 'initiator.name',
    carried: true,
  },
  'packet-deposit': {
    key: 'LLEdit.deposit.amount',
    label: 'Security deposit',
    type: 'money',
    carried: true,
  },
  'packet-deposit-bank': {
    key: 'LLEdit.deposit.heldAt',
    label: 'Deposit is held at',
    type: 'text',
    carried: true,
  },
  'packet-pet-deposit': {
    key: 'LLEdit.pets.deposit',
    label: 'Pet deposit (refundable)',
    type: 'money',
  },
  'packet-pet-rent': { key: 'LLEdit.pets.rent', label: 'Pet rent (monthly)', type: 'money' },
  'packet-smoking': {
    key: 'LLEdit.smoking.policy',
    label: 'Smoking and vaping',
    type: 'select',
    options: [
      { value: 'none', label: 'Not allowed anywhere on the property' },
      { value: 'outside', label: 'Allowed outside only, away from doors and windows' },
      { value: 'designated', label: 'Allowed in designated areas only' },
      { value: 'allowed', label: 'Allowed' },
    ],
    carried: true,
  },
  'packet-insurance': {
    key: 'LLEdit.insurance.required',
    label: 'Renters insurance is required',
    type: 'yesno',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    carried: true,
  },
  'packet-deposit-interest': {
    key: 'LLEdit.deposit.interest',
    label: 'Interest on the deposit',
    type: 'select',
    options: [
      { value: 'paid', label: 'Paid to the resident' },
      { value: 'asLawRequires', label: 'As state law requires' },
      { value: 'none', label: 'None' },
    ],
    carried: true,
  },
}

/** The shared answer that a place of this role and type shows, if its `answer` names one. */
export function findPacketAnswer(place: {
  role: string
  type: string
  answer?: string | undefined
}): PacketAnswer | undefined {
  const found = packetAnswers[place.answer ?? '']

  return found && place.role === 'LLEdit' && place.type === placeType(found) ? found : undefined
}

/** The type of a place, or of a field in a text, that shows it. */
export function placeType({
  type,
  options,
}: PacketAnswer): 'text' | 'name' | 'date' | 'money' | 'choice' {
  if (options) {
    return 'choice'
  }

  return type === 'name' || type === 'date' || type === 'money' ? type : 'text'
}
