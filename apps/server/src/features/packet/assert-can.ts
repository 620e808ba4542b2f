import { canDo, type PacketAction } from '@countersign/contract/rules/packet-actions'
import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { packetFacts } from './present-packet.ts'
import type { PacketRow } from './rows.ts'

/** Throws `invalid-state` with this sentence and the packet's status. */
export function assertCan(
  ctx: Context,
  { action, packet }: { action: PacketAction; packet: PacketRow },
  sentence: string,
): void {
  if (!canDo(action, packetFacts(packet, ctx.ports.signing.capabilities))) {
    throw new DomainError(
      'invalid-state',
      `${sentence} The status of this one is “${packetLifecycle[packet.status].label}”.`,
    )
  }
}
