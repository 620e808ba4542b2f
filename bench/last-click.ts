import * as calls from '@countersign/contract/calls'
import { callUrl } from '@countersign/contract/calls'
import pg from 'pg'
import { baseUrl, databaseUrl } from '../e2e/support/environment.ts'
import type { Member } from '../e2e/support/member.ts'
import { createOwnerLink, createPacketAt } from '../e2e/support/packet.ts'
import { completeRoomByApi } from '../e2e/support/room-by-api.ts'
import { measureMilliseconds } from './measure.ts'

interface LastClick {
  groupId: string
  finish(): Promise<unknown>
}

/** Milliseconds from the owner's Finish to the last byte of the executed file. */
export async function lastClickToFile(member: Member, formIds: string[]): Promise<number> {
  const { groupId, finish } = await prepareLastClick(member, formIds)
  return withDatabase((database) =>
    measureMilliseconds(async () => {
      await finish()
      await waitUntilExecuted(database, [groupId])
      await download(member, groupId)
    }),
  )
}

/** Milliseconds from `count` simultaneous Finish clicks to the last executed file. */
export async function lastClicksToFiles(
  member: Member,
  { formIds, count }: { formIds: string[]; count: number },
): Promise<number> {
  const clicks: LastClick[] = []
  while (clicks.length < count) {
    clicks.push(await prepareLastClick(member, formIds))
  }
  const groupIds = clicks.map(({ groupId }) => groupId)
  return withDatabase((database) =>
    measureMilliseconds(async () => {
      await Promise.all(clicks.map(({ finish }) => finish()))
      await waitUntilExecuted(database, groupIds)
    }),
  )
}

async function download({ token }: Member, groupId: string): Promise<void> {
  const url = new URL(callUrl(calls.downloadDocument, { params: { id: groupId } }), baseUrl())
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok || byteLength === 0) {
    throw new Error(`The executed file was not downloaded: ${answer.status}.`)
  }
}

async function prepareLastClick(member: Member, formIds: string[]): Promise<LastClick> {
  const { groupId } = await createPacketAt('residents-signed', member, { formIds })
  const finish = await completeRoomByApi(await createOwnerLink(member, groupId))
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return { groupId, finish }
}

/** Nobody signs the last place and finishes in the same moment; meanwhile the documents are drawn. */
const pauseMs = 300

/** Asks the database: browsers ask every three seconds, and calls without a pause slow the server. */
async function waitUntilExecuted(database: pg.Client, groupIds: string[]): Promise<void> {
  const text = `select count(*)::int as count from packets
    where document_group_id = any($1) and status = 'FULLY_EXECUTED'`
  for (let attempt = 0; attempt < 10_000; attempt += 1) {
    const { rows } = await database.query<{ count: number }>(text, [groupIds])
    if (rows[0]?.count === groupIds.length) {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error('The packets were not executed in time.')
}

async function withDatabase(work: (database: pg.Client) => Promise<number>): Promise<number> {
  const database = new pg.Client({ connectionString: databaseUrl() })
  await database.connect()
  try {
    return await work(database)
  } finally {
    await database.end()
  }
}
