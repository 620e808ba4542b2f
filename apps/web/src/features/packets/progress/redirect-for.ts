import { type PacketScreen, nextStep } from '@countersign/contract/rules/packet-lifecycle'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { PacketStatus } from '@countersign/contract/schemas/packets/packet-status'

export type PacketRoute = PacketScreen | 'resident-link' | 'read'

type PacketState = Pick<Packet, 'status' | 'sealing'> & Partial<Pick<Packet, 'ownersWaiting'>>

const statusesByScreen = {
  start: ['CREATED', 'IN_PROGRESS'],
  payment: ['AWAITING_PAYMENT'],
  'resident-link': ['AWAITING_TENANT_SIGNATURE', 'AWAITING_LANDLORD_SIGNATURE'],
  sign: ['AWAITING_LANDLORD_SIGNATURE'],
  read: ['AWAITING_PAYMENT', 'AWAITING_TENANT_SIGNATURE', 'AWAITING_LANDLORD_SIGNATURE'],
  status: ['AWAITING_TENANT_SIGNATURE', 'AWAITING_LANDLORD_SIGNATURE', 'FULLY_EXECUTED'],
  view: ['FULLY_EXECUTED', 'ARCHIVED'],
} as const satisfies Record<PacketRoute, readonly PacketStatus[]>

/**
 * The screen that fits the packet's status; undefined if this one does. Deep links, Back, a second
 * tab and a reload all end on a screen where something can be done.
 */
export function redirectFor(packet: PacketState, here: PacketRoute): PacketRoute | undefined {
  const there = screenFor(packet, here)
  return there === here ? undefined : there
}

function screenFor(packet: PacketState, here: PacketRoute): PacketRoute {
  const { status, sealing, ownersWaiting = [] } = packet
  const fitting: readonly PacketStatus[] = statusesByScreen[here]
  if (sealing) {
    return 'status'
  }
  if (here === 'sign' && ownersWaiting.length > 0) {
    return 'status'
  }
  if (fitting.includes(status)) {
    return here
  }
  if (here === 'payment' && status === 'AWAITING_TENANT_SIGNATURE') {
    return 'resident-link'
  }
  if ((here === 'resident-link' || here === 'sign') && status === 'FULLY_EXECUTED') {
    return 'status'
  }

  return nextStep(packet).goesTo
}
