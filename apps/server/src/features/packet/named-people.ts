import { residentRoles, type ResidentRole } from '@countersign/answers/field'
import type { NamedPerson } from '@countersign/contract/schemas/email-copies'
import { packets, signingInvites } from '@countersign/database'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import type { PacketRow } from './rows.ts'

export async function readNames(
  ctx: Context,
  { documentGroupId: groupId }: Pick<PacketRow, 'documentGroupId'>,
): Promise<{ role: ResidentRole; name: string }[]> {
  const { signers } = await ctx.ports.signing.readGroup({ groupId })

  return residentRoles.flatMap((role) =>
    signers.flatMap((signer) => (signer.role === role ? [{ role, name: signer.name }] : [])),
  )
}

/** With the address and language that they have in the other packets of the same unit. */
export async function readNamedPeople(ctx: Context, packet: PacketRow): Promise<NamedPerson[]> {
  const [names, known] = await Promise.all([readNames(ctx, packet), readKnownPeople(ctx, packet)])

  return names.map(({ role, name }) => ({ role, name, ...findPerson(known, name) }))
}

type KnownPerson = Pick<typeof signingInvites.$inferSelect, 'name' | 'email' | 'language'>

/** Newest first. Not with addresses that do not work, or that reached somebody else. */
async function readKnownPeople(ctx: Context, packet: PacketRow): Promise<KnownPerson[]> {
  const { name, email, language } = signingInvites

  return ctx.db
    .select({ name, email, language })
    .from(packets)
    .innerJoin(signingInvites, eq(signingInvites.packetId, packets.id))
    .where(
      and(
        eq(packets.unitId, packet.unitId),
        eq(packets.ownerId, packet.ownerId),
        ne(signingInvites.role, 'LLSign'),
        isNull(signingInvites.undeliverableAt),
        isNull(signingInvites.wrongRecipientAt),
      ),
    )
    .orderBy(desc(packets.number))
    .limit(maxKnown)
}

const maxKnown = 200

/** No address where several people have the same name: a notice must not reach the other one. */
function findPerson(
  known: readonly KnownPerson[],
  name: string,
): Pick<NamedPerson, 'email' | 'language'> {
  const same = known.filter((person) => toKey(person.name) === toKey(name))
  const addresses = new Set(same.map(({ email }) => email.toLowerCase()))
  const [person] = addresses.size === 1 ? same : []

  return { email: person?.email ?? null, language: person?.language ?? 'en' }
}

function toKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
