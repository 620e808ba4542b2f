import type { Role } from '@countersign/answers'
import { sha256 } from '../../../sha256.ts'
import type { RoomSession } from '../../../envelope.ts'
import type { SigningLink } from '../../../provider.ts'
import type { Engine } from '../engine.ts'

/** Links open for an hour: as long as the landlord's own session lives. */
const sessionMs = 60 * 60 * 1000

/**
 * Opens a room for one person, who from then on acts through this session alone: two devices of one
 * person never write by turns. The token travels in the fragment, which a browser sends to no
 * server and writes into no Referer; here only its hash is kept.
 */
export async function openSession(
  engine: Engine,
  session: { envelopeId: string; role: Role; returnUrl: string },
): Promise<SigningLink> {
  const token = engine.tokens()
  const expiresAt = new Date(engine.clock().getTime() + sessionMs).toISOString()
  await engine.store.transaction(async (tx) => {
    // Whoever acts in the room right now ends that first; from then on this session has it.
    await tx.lock(session.envelopeId)
    await tx.openSession({ ...session, tokenSha256: sha256(token), expiresAt })
  })
  return { url: `${engine.roomUrl}#${token}`, expiresAt }
}

/** Whether a session was opened at this instant or before; what is kept of it is when it ends. */
export function wasOpenedBy({ expiresAt }: RoomSession, instant: string): boolean {
  return Date.parse(expiresAt) - sessionMs <= Date.parse(instant)
}
