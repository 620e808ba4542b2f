import type { Context } from '../../../kernel/context.ts'
import type { PacketRow } from '../rows.ts'
import { readInvites } from '../invites/read-invites.ts'
import { nameOfInvite } from '../close/ending.ts'

const list = new Intl.ListFormat('en-US')

/** Who still has to sign, as the beginning of a sentence: "Maria Lopez (Resident 1) must sign". */
export async function missingSigners(ctx: Context, packet: PacketRow): Promise<string> {
  const invites = await readInvites(ctx, packet.id)
  const residents = invites.filter(({ role, status }) => role !== 'LLSign' && status !== 'signed')
  const waitingFor = residents.length > 0 ? residents : invites
  const names = waitingFor.filter(({ status }) => status !== 'signed').map(nameOfInvite)

  return `${list.format(names)} must sign`
}
