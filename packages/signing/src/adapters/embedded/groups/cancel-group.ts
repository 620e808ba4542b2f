import { SigningError } from '../../../errors.ts'
import type { Engine } from '../engine.ts'
import { requireEnvelope } from '../envelope/recipients.ts'

export async function cancelGroup(
  engine: Engine,
  { groupId, reason }: { groupId: string; reason: string },
): Promise<void> {
  await engine.store.transaction(async (tx) => {
    const envelope = requireEnvelope(await tx.lock(groupId))
    if (envelope.state === 'canceled' || envelope.state === 'declined') {
      return
    }
    if (envelope.state === 'complete') {
      throw new SigningError(
        'group-closed',
        'Everyone has signed, so this packet can no longer be canceled.',
      )
    }
    const at = engine.clock().toISOString()
    await tx.save({ ...envelope, state: 'canceled', ended: { by: 'LLEdit', at, reason } }, [
      { type: 'envelope.canceled', role: 'LLEdit', at, data: { reason } },
    ])
  })
}
