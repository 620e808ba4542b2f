import { events, executedFiles, packets, type Connection } from '@countersign/database'
import { inspectFile } from '@countersign/seal/verify/inspect-file'
import { and, asc, eq, gt, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import type { FileStore, SealingAuthority } from '../../../kernel/ports.ts'
import { StorageError } from '../../../kernel/storage-error.ts'

export interface SealedFilesDeps {
  db: Connection
  files: Pick<FileStore, 'read'>
  authority: Pick<SealingAuthority, 'ownRoots'>
}

export interface SealedComparison {
  stream: string
  groupId: string
  /**
   * `older`: sealed before files had the position of their last event. `no-file`: deleted, or missing in
   * the file store. `not-ours`: sealed by another provider. `unreadable`: damaged in the file store.
   */
  outcome: 'same' | 'differs' | 'changed-file' | 'older' | 'no-file' | 'not-ours' | 'unreadable'
  /** Of `differs`: the number of the event. */
  seq?: number
}

const pageSize = 200

/**
 * Compares the events of executed packets with what their sealed files say of the last one. Whoever can
 * write to the database can recompute a chain of hashes, but cannot seal. Of all packets, or of some
 * streams; one file is in memory at a time.
 */
export async function* compareSealed(
  deps: SealedFilesDeps,
  streams?: readonly string[],
): AsyncGenerator<SealedComparison> {
  const roots = await deps.authority.ownRoots()
  const isChosen = streams && inArray(packets.documentGroupId, streams.flatMap(groupOf))
  let after: string | undefined

  while (true) {
    const page = await readPage(deps.db, isChosen, after)
    for (const packet of page) {
      yield await comparePacket(deps, packet, roots)
    }
    after = page.at(-1)?.id
    if (page.length < pageSize) {
      return
    }
  }
}

const packetPrefix = packetStream('')

function groupOf(stream: string): string[] {
  return stream.startsWith(packetPrefix) ? [stream.slice(packetPrefix.length)] : []
}

function readPage(db: Connection, isChosen: SQL | undefined, after: string | undefined) {
  return db
    .selectDistinctOn([packets.id], {
      id: packets.id,
      groupId: packets.documentGroupId,
      sha256: executedFiles.sha256,
      bytes: executedFiles.bytes,
    })
    .from(packets)
    .leftJoin(executedFiles, eq(executedFiles.packetId, packets.id))
    .where(
      and(
        isNotNull(packets.executionDate),
        isChosen,
        after === undefined ? undefined : gt(packets.id, after),
      ),
    )
    .orderBy(asc(packets.id), asc(executedFiles.audience))
    .limit(pageSize)
}

type ExecutedPacket = Awaited<ReturnType<typeof readPage>>[number]

async function comparePacket(
  deps: SealedFilesDeps,
  packet: ExecutedPacket,
  roots: string[],
): Promise<SealedComparison> {
  const { groupId } = packet
  const stream = packetStream(groupId)
  const found = await readSealed(deps, packet, roots)
  if ('outcome' in found) {
    return { stream, groupId, ...found }
  }

  const [event] = await deps.db
    .select({ hash: events.hash })
    .from(events)
    .where(and(eq(events.stream, stream), eq(events.seq, found.number)))
  return event?.hash === found.sha256
    ? { stream, groupId, outcome: 'same' }
    : { stream, groupId, outcome: 'differs', seq: found.number }
}

async function readSealed(
  { files }: SealedFilesDeps,
  { groupId, sha256, bytes }: ExecutedPacket,
  roots: string[],
): Promise<{ number: number; sha256: string } | Pick<SealedComparison, 'outcome'>> {
  const pdf = sha256 && bytes ? await readFile(files, { sha256, bytes }) : undefined
  if (!pdf || pdf === 'corrupt') {
    return { outcome: pdf ? 'unreadable' : 'no-file' }
  }
  const { verdict, evidence } = await inspectFile(pdf, roots, { maxBytes: pdf.byteLength })
  if (verdict !== 'genuine') {
    return { outcome: verdict === 'changed' ? 'changed-file' : 'not-ours' }
  }
  if (evidence?.packetId !== groupId) {
    return { outcome: 'changed-file' }
  }

  return evidence.lastEvent ?? { outcome: 'older' }
}

async function readFile(
  files: Pick<FileStore, 'read'>,
  { sha256, bytes }: { sha256: string; bytes: number },
): Promise<Uint8Array | 'corrupt' | undefined> {
  try {
    return await files.read(sha256, { bytes })
  } catch (error) {
    if (error instanceof StorageError && error.failure === 'corrupt') {
      return 'corrupt'
    }
    throw error
  }
}
