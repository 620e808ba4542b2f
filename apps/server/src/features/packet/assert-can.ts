import { canDo, type PacketAction } from '@countersign/contract/rules/packet-actions'
import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { packetFacts } from './present-packet.ts'
import type { PacketRow } from './rows.ts'

interface AskedAction {
  action: PacketAction
  packet: PacketRow
  outdatedForms?: { hasNext: boolean }[] | undefined
}

/** Throws `invalid-state` with this sentence and the packet's status. */
export function assertCan(
  ctx: Context,
  { action, packet, outdatedForms }: AskedAction,
  sentence: string,
): void {
  if (
    !canDo(action, {
      ...packetFacts(packet, ctx.ports.signing.capabilities),
      outdatedForms,
    })
  ) {
    throw new DomainError(
      'invalid-state',
      `${sentence} The status of this one is “${packetLifecycle[packet.status].label}”.`,
    )
  }
}
