import { inviteRoleName } from '@countersign/contract/rules/roles'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { initiatorOf, type InviteRow, type PacketRow, signerNameOf } from '../packet/index.ts'

type NamedPacket = Pick<PacketRow, 'documentGroupId' | 'initiatorName' | 'signerName'>

export function presentInvite(row: InviteRow, packet: NamedPacket): SigningInvite {
  return {
    documentGroupId: packet.documentGroupId,
    role: row.role,
    kind: row.kind,
    role_name: inviteRoleName(row.role, row.kind),
    ...(row.role === 'LLSign' ? initiatorOf(packet) : signerNameOf(row)),
    email: row.email,
    status: row.status,
    code: row.code,
    signedAt: row.signedAt?.toISOString() ?? null,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    newLinkAskedAt: row.newLinkAskedAt?.toISOString() ?? null,
    lastRemindedAt: row.lastRemindedAt?.toISOString() ?? null,
    nextReminderAt: row.nextReminderAt?.toISOString() ?? null,
    undeliverableAt: row.undeliverableAt?.toISOString() ?? null,
    wrongRecipientAt: row.wrongRecipientAt?.toISOString() ?? null,
    ...(row.role !== 'LLSign' && { person: presentPerson(row), language: row.language }),
  }
}

function presentPerson({ name, firstName, lastName, phone }: InviteRow) {
  return { firstName: firstName ?? name, lastName: lastName ?? '', phone: phone ?? '' }
}

/** What only the owner sees is left out. */
export function presentInviteToSigner(row: InviteRow, packet: NamedPacket): SigningInvite {
  const {
    documentGroupId,
    role,
    kind,
    role_name,
    name,
    signingFor,
    email,
    status,
    code,
    ...times
  } = presentInvite(row, packet)
  const { signedAt, lastOpenedAt, expiresAt, newLinkAskedAt } = times

  return {
    documentGroupId,
    role,
    kind,
    role_name,
    name,
    ...(signingFor !== undefined && { signingFor }),
    email,
    status,
    code,
    signedAt,
    lastOpenedAt,
    expiresAt,
    newLinkAskedAt,
  }
}

/** Without what would let a co-signer contact them or act for them. */
export function presentInviteToCosigner(row: InviteRow, packet: NamedPacket): SigningInvite {
  return {
    ...presentInviteToSigner(row, packet),
    email: maskEmail(row.email),
    code: null,
    lastOpenedAt: null,
    expiresAt: null,
    newLinkAskedAt: null,
  }
}

/** `maria@example.com` as `m•••@example.com`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, Math.max(at, 0))

  return `${first}•••${at < 0 ? '' : email.slice(at)}`
}
