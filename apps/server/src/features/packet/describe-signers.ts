import { inviteRoleName } from '@countersign/contract/rules/roles'
import type { Context } from '../../kernel/context.ts'
import type { InviteRow, PacketRow } from './rows.ts'
import { readInvites } from './read-invites.ts'

const list = new Intl.ListFormat('en-US')

/** "Maria Lopez (Resident 1)". */
export function formatSigner({ name, role, kind }: InviteRow): string {
  return `${name} (${inviteRoleName(role, kind)})`
}

export function formatSigners(invites: readonly InviteRow[]): string {
  return list.format(invites.map(formatSigner))
}

/** Whose signature is missing, to begin a sentence: "Maria Lopez (Resident 1) must sign". */
export async function describeMissingSigners(ctx: Context, packet: PacketRow): Promise<string> {
  const invites = await readInvites(ctx, packet.id)
  const residents = invites.filter(({ role, status }) => role !== 'LLSign' && status !== 'signed')
  const missing = (residents.length > 0 ? residents : invites).filter(
    ({ status }) => status !== 'signed',
  )

  return `${formatSigners(missing)} must sign`
}
