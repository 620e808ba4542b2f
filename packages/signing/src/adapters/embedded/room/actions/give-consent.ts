import { signsByLink } from '@countersign/answers/field'
import { SigningError } from '../../../../errors.ts'
import type { RoomUpdate, RoomRequest } from '../../../../room.ts'
import type { Engine } from '../../engine.ts'
import { updateRecipient } from '../../envelope/recipients.ts'
import { requireOpen, type Room } from '../room-state.ts'
import { updateRoom } from '../access-room.ts'

/** Consent under 15 USC 7001(c): which text, in which language, and when. */
export function giveConsent(
  engine: Engine,
  request: RoomRequest,
  { version, language }: { version: string; language: string },
): Promise<RoomUpdate> {
  return updateRoom(engine, request, (room) => {
    requireOpen(room)
    const { recipient, envelope, at } = room
    if (recipient.consent) {
      return undefined
    }
    if (version !== engine.consentVersion) {
      throw new SigningError(
        'consent-missing',
        'The consent text has changed. Reload the page and read it again.',
      )
    }
    if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language)) {
      throw new SigningError('invalid-values', 'The language of the consent text is not supported.')
    }
    const consent = { version, language, at }
    return {
      envelope: updateRecipient(envelope, recipient.role, { consent }),
      events: [{ type: 'envelope.consented', role: recipient.role, data: { version, language } }],
    }
  })
}

/** The owner who sends the packet chose electronic signing by that; everybody else consents. */
export function requireConsent({ recipient }: Room): void {
  if (signsByLink(recipient.role) && !recipient.consent) {
    throw new SigningError(
      'consent-missing',
      'Agree to use electronic records and signatures before you sign.',
    )
  }
}
