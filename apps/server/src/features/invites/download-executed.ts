import { executedFiles } from '@countersign/database'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEventAlone } from '../../kernel/events/record-event.ts'
import { safeFileName } from '../../kernel/safe-file-name.ts'
import {
  describeMissingSigners,
  type FileFacts,
  findOwnPacketAndFile,
  isFileOf,
  type PacketRow,
} from '../packet/index.ts'
import { assertExecutedLinkOpen } from './executed-link.ts'
import { findInviteByCode } from './find-invite.ts'
import { StorageError } from '../../kernel/storage-error.ts'

interface StoredFile {
  bytes: Uint8Array
  sha256: string
}

interface DownloadedFile {
  bytes: Uint8Array
  fileName: string
}

/** For the packet's owner. Throws `not-executed` with what is missing. */
export async function downloadDocument(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<DownloadedFile> {
  const { packet, file: facts } = await findOwnPacketAndFile(ctx, groupId, 'LLSign')
  if (!facts) {
    throw new DomainError('not-executed', await describeMissing(ctx, packet))
  }

  const file = await readBytes(ctx, packet, facts)
  await recordDownload(ctx, packet, file)
  return named(packet, file)
}

/** For a resident. */
export async function downloadByCode(
  visitor: Context,
  { code, copy }: { code: string; copy?: string | undefined },
): Promise<DownloadedFile> {
  const { ctx, invite, packet } = await findInviteByCode(visitor, code)
  assertExecutedLinkOpen(ctx.clock.now(), { invite, packet, token: copy })
  const file = await readStoredFile(ctx, packet, invite.role)
  if (!file) {
    throw new DomainError(
      'not-executed',
      'The signed copy is ready once everyone has signed. You will get an email then.',
    )
  }

  await recordDownload(ctx, packet, file)
  return named(packet, file)
}

/** By the packet's name, so that forty leases can be told apart. */
function named({ name }: PacketRow, { bytes }: StoredFile): DownloadedFile {
  return { bytes, fileName: `${safeFileName(name)}.pdf` }
}

/** `undefined` before it is made. */
export async function readStoredFile(
  ctx: Context,
  packet: PacketRow,
  role: InviteRole,
): Promise<StoredFile | undefined> {
  const [file] = await ctx.db
    .select({ sha256: executedFiles.sha256, bytes: executedFiles.bytes })
    .from(executedFiles)
    .where(and(eq(executedFiles.packetId, packet.id), isFileOf(role)))

  return file && readBytes(ctx, packet, file)
}

async function readBytes(
  ctx: Context,
  { id }: PacketRow,
  { sha256, bytes: size }: FileFacts,
): Promise<StoredFile> {
  const bytes = await ctx.ports.files.read(sha256, { bytes: size })
  if (!bytes) {
    throw new StorageError(
      'missing',
      `The executed file of packet ${id} is missing in the file store.`,
    )
  }

  return { bytes, sha256 }
}

async function recordDownload(
  ctx: Context,
  { documentGroupId }: PacketRow,
  { sha256 }: StoredFile,
): Promise<void> {
  await recordEventAlone(ctx, {
    stream: packetStream(documentGroupId),
    type: 'packet.downloaded',
    data: { sha256 },
  })
}

async function describeMissing(ctx: Context, packet: PacketRow): Promise<string> {
  switch (packet.status) {
    case 'CREATED':
    case 'IN_PROGRESS':
      return 'The documents are not filled out yet.'
    case 'AWAITING_PAYMENT':
      return 'The packet is not paid and sent yet.'
    case 'AWAITING_TENANT_SIGNATURE':
      return `There is no signed file yet: ${await describeMissingSigners(ctx, packet)}.`
    case 'AWAITING_LANDLORD_SIGNATURE':
    case 'FULLY_EXECUTED':
      return packet.ownerSignedAt
        ? (packet.sealingProblem ??
            'Everyone has signed, and the file is being sealed. It will be ready in a moment.')
        : `There is no signed file yet: ${await describeMissingSigners(ctx, packet)}.`
    case 'ARCHIVED':
      return 'This packet was closed before everyone had signed, so there is no signed file.'
  }
}
