import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { packets } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { matchesEtag } from '../../kernel/etag.ts'
import { isOwnPacket } from '../../kernel/own-rows.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { findOutdatedForms, type OutdatedForm } from '../forms/index.ts'
import { findOwnPacket } from './find-packet.ts'
import { presentPackets } from './present-packets.ts'
import type { PacketRow } from './rows.ts'

export interface PacketResult {
  etag: string
  /** Absent if the caller has this version. */
  packet?: Packet
}

/** A poll with a known ETag reads one indexed row, and what became of the forms of a packet that is not sent. */
export async function readPacket(
  ctx: Context,
  { groupId, ifNoneMatch }: { groupId: string; ifNoneMatch: string | undefined },
): Promise<PacketResult> {
  const etag = ifNoneMatch && (await currentEtag(ctx, groupId))
  if (etag && matchesEtag(ifNoneMatch, etag)) {
    return { etag }
  }

  const row = await findOwnPacket(ctx, groupId)
  const outdated = await readOutdatedForms(ctx, row)
  return { etag: createEtag(row, outdated), packet: await present(ctx, row, outdated) }
}

export async function presentOne(ctx: Context, row: PacketRow): Promise<Packet> {
  return present(ctx, row, await readOutdatedForms(ctx, row))
}

async function present(
  ctx: Context,
  row: PacketRow,
  outdated: readonly OutdatedForm[],
): Promise<Packet> {
  const [packet] = await presentPackets(ctx, [row])
  if (!packet) {
    throw new Error('A packet is presented as one packet.')
  }

  return outdated.length > 0 ? { ...packet, outdatedForms: outdated.map(presentOutdated) } : packet
}

function presentOutdated({ words, stops, next }: OutdatedForm) {
  return { words, stops, hasNext: next !== undefined }
}

type FormsRow = Pick<PacketRow, 'status' | 'printOnly' | 'documents' | 'address'>

const unsent: readonly PacketRow['status'][] = ['CREATED', 'IN_PROGRESS', 'AWAITING_PAYMENT']

/** Of a packet that was sent, the editions stay what they are. */
async function readOutdatedForms(ctx: Context, row: FormsRow): Promise<OutdatedForm[]> {
  return unsent.includes(row.status) && !row.printOnly ? findOutdatedForms(ctx, row) : []
}

async function currentEtag(ctx: Context, groupId: string): Promise<string | undefined> {
  const { id, version, status, printOnly, documents, address } = packets
  const [row] = await ctx.db
    .select({ id, version, status, printOnly, documents, address })
    .from(packets)
    .where(and(eq(packets.documentGroupId, groupId), isOwnPacket(ctx)))

  return row && createEtag(row, await readOutdatedForms(ctx, row))
}

/** A form ends on a day, which changes no row. */
function createEtag(
  { id, version }: Pick<PacketRow, 'id' | 'version'>,
  outdated: readonly OutdatedForm[],
): string {
  const ended = outdated.map(({ words, next = '' }) => `${words} ${next}`).join()

  return ended ? `"${id}.${version}.${sha256(ended).slice(0, 12)}"` : `"${id}.${version}"`
}
