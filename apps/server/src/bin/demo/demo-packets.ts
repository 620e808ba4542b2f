import type { CreateDocumentGroup } from '@countersign/contract/schemas/packets/create-packet'
import type { PacketStatus } from '@countersign/contract/schemas/packets/packet-status'

export interface DemoPacket {
  status: PacketStatus
  name: string
  formIds: string[]
  /** Which unit of the owner's first property, counted from 0. */
  unit: number
  signers: CreateDocumentGroup['signers']
}

const maria = person('Maria', 'Lopez', '2175550131')
const john = person('John', 'Park', '2175550132')
const aisha = person('Aisha', 'Bello', '2175550133')
const tom = person('Tom', 'Nguyen', '2175550134')

/** One packet for every status, in the order in which an owner would have made them. */
export const demoPackets: readonly DemoPacket[] = [
  {
    status: 'FULLY_EXECUTED',
    name: 'Lease 2026, Unit 1',
    formIds: ['residential-lease', 'lead-based-paint-disclosure'],
    unit: 0,
    signers: [maria, john],
  },
  {
    status: 'ARCHIVED',
    name: 'Pets, Unit 2 (first try)',
    formIds: ['pet-addendum'],
    unit: 1,
    signers: [aisha],
  },
  {
    status: 'AWAITING_LANDLORD_SIGNATURE',
    name: 'Pets, Unit 2',
    formIds: ['pet-addendum'],
    unit: 1,
    signers: [aisha],
  },
  {
    status: 'AWAITING_TENANT_SIGNATURE',
    name: 'Renewal 2027, Unit 1',
    formIds: ['lease-renewal'],
    unit: 0,
    signers: [maria, john],
  },
  {
    status: 'AWAITING_PAYMENT',
    name: 'Month to month, Unit 2',
    formIds: ['month-to-month-agreement'],
    unit: 1,
    signers: [aisha, tom],
  },
  {
    status: 'IN_PROGRESS',
    name: 'Move-in checklist, Unit 2',
    formIds: ['move-in-move-out-inspection'],
    unit: 1,
    signers: [aisha, tom],
  },
  {
    status: 'CREATED',
    name: 'Deposit receipt, Unit 2',
    formIds: ['security-deposit-receipt'],
    unit: 1,
    signers: [tom],
  },
]

function person(firstName: string, lastName: string, digits: string) {
  const email = `${firstName}.${lastName}@example.com`.toLowerCase()

  return { firstName, lastName, email, phone: `+1${digits}`, role: 'tenant' as const }
}
