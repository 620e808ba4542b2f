import type { Context } from '../../kernel/context.ts'
import type { PacketRow } from './rows.ts'

/** A screen of the owner's, for emails. */
export function packetUrl(
  ctx: Context,
  { documentGroupId }: PacketRow,
  screen: 'resident-link' | 'sign' | 'view',
): string {
  return `${ctx.ports.publicUrl}/legal-forms/${screen}?documentGroupId=${documentGroupId}`
}
