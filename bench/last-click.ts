import { EventEmitter, once } from 'node:events'
import { calls } from '@countersign/contract/calls'
import { callUrl } from '@countersign/contract/calls/call-url'
import pg from 'pg'
import { baseUrl, databaseUrl } from '../e2e/support/environment.ts'
import type { Member } from '../e2e/support/member.ts'
import { createOwnerLink, createPacketAt, signAsResident } from '../e2e/support/packet.ts'
import { completeRoomByApi } from '../e2e/support/room-by-api.ts'
import { measureMilliseconds } from './measure.ts'

type PacketChoice = NonNullable<Parameters<typeof createPacketAt>[2]>

interface LastClick {
  groupId: string
  finish(): Promise<unknown>
}

/** Milliseconds from the owner's Finish to the last byte of the executed file. */
export async function lastClickToFile(member: Member, packet: PacketChoice): Promise<number> {
  const { groupId, finish } = await prepareLastClick(member, packet)
  return withExecutions(({ waitFor }) =>
    measureMilliseconds(async () => {
      await Promise.all([finish(), waitFor(groupId)])
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
    clicks.push(await prepareLastClick(member, { formIds }))
  }
  return withExecutions(({ waitFor }) =>
    measureMilliseconds(() =>
      Promise.all(clicks.flatMap(({ groupId, finish }) => [finish(), waitFor(groupId)])),
    ),
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

async function prepareLastClick(member: Member, packet: PacketChoice): Promise<LastClick> {
  const { groupId, owners } = await createPacketAt('residents-signed', member, packet)
  for (const { code } of owners) {
    await signAsResident(member, code)
  }
  const finish = await completeRoomByApi(await createOwnerLink(member, groupId))
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return { groupId, finish }
}

/** Nobody signs the last place and finishes in the same moment. */
const pauseMs = 300

interface Executions {
  /** Resolves once the packet's execution is committed; rejects after 30 seconds. */
  waitFor(groupId: string): Promise<void>
}

/** The database tells it: to ask again and again slows the server, and is late by half of each pause. */
async function withExecutions(work: (executions: Executions) => Promise<number>): Promise<number> {
  const database = new pg.Client({ connectionString: databaseUrl() })
  await database.connect()
  const heard = new EventEmitter().setMaxListeners(0)
  database.on('notification', ({ payload = '' }) => heard.emit(payload))
  try {
    await database.query(listenForExecutions)
    return await work({
      waitFor: async (groupId) =>
        void (await once(heard, groupId, { signal: AbortSignal.timeout(30_000) })),
    })
  } finally {
    await database.end()
  }
}

const listenForExecutions = `
  create or replace function bench_notify() returns trigger language plpgsql as
    $$ begin perform pg_notify('bench_executed', new.document_group_id); return null; end $$;
  create or replace trigger bench_notify after update of status on packets for each row
    when (new.status = 'FULLY_EXECUTED') execute function bench_notify();
  listen bench_executed`
