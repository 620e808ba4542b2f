import { actingPerson } from '../../kernel/acting-person.ts'
import type { Actor } from '../../kernel/context.ts'
import type { PacketRow } from './rows.ts'

/** Who acts for the owner: the person whose request this is, or else who signs the packet. */
export function ownerActor(packet: Pick<PacketRow, 'ownerId' | 'signerId'>): Actor {
  return { kind: 'member', userId: actingPerson() ?? ownerSignerId(packet) }
}

export function ownerSignerId({
  ownerId,
  signerId,
}: Pick<PacketRow, 'ownerId' | 'signerId'>): string {
  return signerId ?? ownerId
}
