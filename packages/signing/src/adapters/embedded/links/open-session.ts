import type { Role } from '@countersign/answers/field'
import { sha256 } from '@countersign/pdf/sha256'
import type { Envelope, RoomSession } from '../../../envelope.ts'
import type { SigningLink } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { requireEnvelope } from '../envelope/recipients.ts'

/** One hour, like the owner's login session. */
const sessionMs = 60 * 60 * 1000

/**
 * Opens a session and supersedes older sessions of the same person, so that two devices never write
 * at the same time. The token is in the URL fragment, which browsers never send to a server; only
 * its hash is stored. `before` is the envelope that was read to decide whether there may be a session;
 * if it has changed since, `requireAllowed` throws under the lock if there may be none any more.
 */
export async function openSession(
  engine: Engine,
  { before, requireAllowed = () => {}, ...opener }: SessionOpening,
): Promise<SigningLink> {
  const { store } = engine
  const token = engine.tokens()
  const expiresAt = new Date(engine.clock().getTime() + sessionMs).toISOString()
  const { envelopeId } = before
  const session = { ...opener, envelopeId, tokenSha256: sha256(token), expiresAt }

  await store.transaction(async (tx) => {
    // The lock waits for a room update in progress, so the older session cannot write afterwards.
    requireAllowed(requireEnvelope(await tx.lock(envelopeId)))
    await tx.openSession(session)
  })
  return { url: `${engine.roomUrl}#${token}`, expiresAt }
}

interface SessionOpening {
  before: Envelope
  role: Role
  returnUrl: string
  openedBy?: string
  requireAllowed?: (envelope: Envelope) => void
}

/** Derived from the expiry, because the opening time is not stored. */
export function wasOpenedBy({ expiresAt }: RoomSession, instant: string): boolean {
  return Date.parse(expiresAt) - sessionMs <= Date.parse(instant)
}
