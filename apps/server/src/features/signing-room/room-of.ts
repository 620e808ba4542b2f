import type { SigningRoom, RoomRequest } from '@countersign/esign'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'

/** The embedded engine's rooms. A vendor shows pages of its own, and then there are none here. */
export function roomOf(ctx: Context): SigningRoom {
  if (!ctx.ports.room) {
    throw new DomainError('room-not-found', 'Signing does not happen on this page.')
  }

  return ctx.ports.room
}

/** Who comes in, and from where; the door has seen to it that there is a token. */
export function visitOf(ctx: Context, token: string | undefined): RoomRequest {
  return { token: token ?? '', origin: ctx.origin }
}
