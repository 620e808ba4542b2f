import type { Role } from '@countersign/answers'
import { sha256 } from '../../../sha256.ts'
import type { Envelope, RoomSession } from '../../../envelope.ts'
import type { SigningLink } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { requireEnvelope } from '../envelope/recipients.ts'

/** One hour, like the owner's login session. */
const sessionMs = 60 * 60 * 1000

/**
 * Opens a session and supersedes older sessions of the same person, so that two devices never write
 * at the same time. The token is in the URL fragment, which browsers never send to a server; only
 * its hash is stored. `requireAllowed` throws under the lock if there may be no session any more.
 */
export async function openSession(
  engine: Engine,
  session: { envelopeId: string; role: Role; returnUrl: string; openedBy?: string },
  requireAllowed: (envelope: Envelope) => void = () => {},
): Promise<SigningLink> {
  const token = engine.tokens()
  const expiresAt = new Date(engine.clock().getTime() + sessionMs).toISOString()
  await engine.store.transaction(async (tx) => {
    // The lock waits for a room update in progress, so the older session cannot write afterwards.
    requireAllowed(requireEnvelope(await tx.lock(session.envelopeId)))
    await tx.openSession({ ...session, tokenSha256: sha256(token), expiresAt })
  })
  return { url: `${engine.roomUrl}#${token}`, expiresAt }
}

/** Derived from the expiry, because the opening time is not stored. */
export function wasOpenedBy({ expiresAt }: RoomSession, instant: string): boolean {
  return Date.parse(expiresAt) - sessionMs <= Date.parse(instant)
}
