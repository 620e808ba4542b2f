import path from 'node:path'
import { events, executedFiles, mails, packets, type Database } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { createFolderFileStore } from '../infrastructure/files/folder-file-store.ts'
import { packetStream } from '../kernel/events/event-stream.ts'

export async function readStatus(db: Database, groupId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ status: packets.status })
    .from(packets)
    .where(eq(packets.documentGroupId, groupId))

  return row?.status
}

/**
 * Within half a minute, which is a few growing delays of retries: one file, one event, and one
 * mail for each of the three signers.
 */
export async function expectExecutedOnce(
  groupIds: readonly string[],
  { db, dataDir }: { db: Database; dataDir: string },
): Promise<void> {
  await vi.waitFor(
    async () => {
      const statuses = await Promise.all(groupIds.map((groupId) => readStatus(db, groupId)))
      expect(statuses).toEqual(groupIds.map(() => 'FULLY_EXECUTED'))
    },
    { timeout: 30_000, interval: 50 },
  )

  const store = createFolderFileStore(path.join(dataDir, 'files'))
  for (const groupId of groupIds) {
    const files = await db
      .select({ sha256: executedFiles.sha256, packetId: executedFiles.packetId })
      .from(executedFiles)
      .innerJoin(packets, eq(packets.id, executedFiles.packetId))
      .where(eq(packets.documentGroupId, groupId))
    expect(files).toHaveLength(1)
    const [{ sha256, packetId } = { sha256: '', packetId: '' }] = files
    expect((await store.read(sha256))?.byteLength).toBeGreaterThan(10_000)

    const copies = and(eq(mails.packetId, packetId), eq(mails.kind, 'executed'))
    expect(await db.$count(mails, copies)).toBe(3)
    const made = and(eq(events.stream, packetStream(groupId)), eq(events.type, 'packet.executed'))
    expect(await db.$count(events, made)).toBe(1)
  }
}
