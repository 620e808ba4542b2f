import type { Context } from '../../kernel/context.ts'
import {
  executedLetter,
  queueMail,
  residentLetters,
  type Executed,
  type Letter,
} from '../mail/index.ts'
import { premisesOf, type PacketRow } from '../packets/index.ts'
import type { InviteRow } from '../signing-invites/index.ts'
import { disownedRoles } from './disowned-roles.ts'
import { nameOfInvite } from './ending.ts'

/**
 * Gives everyone who signed the way to their copy: the owner in the app, residents by their code. Who
 * cannot be reached safely is left to the owner, and the owner is told.
 */
export async function mailExecuted(
  ctx: Context,
  packet: PacketRow,
  invites: readonly InviteRow[],
): Promise<void> {
  const disowned = await disownedRoles(ctx, packet)
  const reached = invites.filter(({ role }) => !disowned.has(role))
  const unreached = invites.filter(({ role }) => disowned.has(role)).map(nameOfInvite)

  for (const invite of reached) {
    await queueMail(ctx, {
      packet,
      kind: 'executed',
      place: invite.role,
      to: { name: invite.name, email: invite.email },
      letter: letterFor(invite, {
        name: invite.name,
        premises: premisesOf(packet),
        documentTitles: packet.documents.map((document) => document.title),
        url: placeToOpen(ctx, packet, invite),
        unreached,
      }),
    })
  }
}

function letterFor({ role, language }: InviteRow, executed: Executed): Letter {
  return role === 'LLSign' ? executedLetter(executed) : residentLetters(language).executed(executed)
}

function placeToOpen(ctx: Context, packet: PacketRow, { code }: InviteRow): string {
  const { publicUrl } = ctx.parts

  return code
    ? `${publicUrl}/sign/status?code=${code}`
    : `${publicUrl}/legal-forms/view?documentGroupId=${packet.documentGroupId}`
}
