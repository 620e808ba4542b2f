export type { InviteRow } from './invite-row.ts'
export { mailLinksExpired } from './mail-expired-links.ts'
export { mailInvitation } from './mail-invitation.ts'
export {
  cancelInvite,
  closeInvites,
  expireLinks,
  markInviteSigned,
  openOwnerInvite,
  openResidentInvites,
} from './move-invites.ts'
export { openSigning } from './open-signing.ts'
export { readInvites } from './read-invites.ts'
export type { InvitedPerson } from './reserve-invites.ts'
export { reserveInvites } from './reserve-invites.ts'
export { signingInviteRoutes } from './routes.ts'
