import { isRecord } from '@countersign/answers/answer'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { paths } from '../../../lib/paths.ts'

type DiscardedPacket = Pick<Packet, 'documentGroupId' | 'formPacketName'>

/** The dashboard, whose history entry keeps what Undo brings back. */
export function afterDiscard({ documentGroupId, formPacketName }: DiscardedPacket) {
  const state = { discardedPacket: { documentGroupId, formPacketName } }

  return [paths.legalForms, { replace: true, state }] as const
}

/** History entries may come from another version of the app. */
export function readDiscardedPacket(state: unknown): DiscardedPacket | undefined {
  if (!isRecord(state) || !isRecord(state.discardedPacket)) {
    return undefined
  }
  const { documentGroupId, formPacketName } = state.discardedPacket

  return typeof documentGroupId === 'string' && typeof formPacketName === 'string'
    ? { documentGroupId, formPacketName }
    : undefined
}
