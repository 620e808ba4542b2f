import { setTimeout as wait } from 'node:timers/promises'
import { vi } from 'vitest'
import { completeRoom, visitOf } from '../../../bin/demo/finish-room.ts'
import { copyPacket, type CopiedPacket } from '../../copy-packet.ts'
import { expectExecutedOnce } from '../../expect-executed.ts'
import { ownLink, roomOf, walkPacket } from '../../walk-packet.ts'
import { expectWholeChains } from '../expect-whole-chains.ts'
import { send } from '../send.ts'
import type { Site } from '../site.ts'
import type { Sweep } from '../sweep.ts'

/** `kill -9` of the server or the database while owners finish: then one file and one mail each. */
export const kill: Sweep = async (site, { random, note }) => {
  const { test, dataDir } = site
  const walk = await walkPacket(test, 'residents-signed')
  await completeRoom(roomOf(test), visitOf(await ownLink(walk)))
  const many = { times: 4, roles: ['LLSign'] as const }
  const copies = await copyPacket(test.services.db, walk.groupId, many)
  const victim = random.pick(['server', 'database'])
  const afterMs = random.below(400)
  note(`kill the ${victim} ${afterMs} ms after ${copies.length} owners began to finish`)

  const finishing = copies.map((copy) => finish(site, copy).catch(() => undefined))
  await wait(afterMs)
  await (victim === 'server' ? site.killServer() : site.killDatabase())
  await Promise.all(finishing)
  await vi.waitFor(() => finishAll(site, copies), { timeout: 60_000, interval: 200 })

  const groupIds = copies.map(({ groupId }) => groupId)
  await vi.waitFor(() => expectExecutedOnce(groupIds, { db: test.services.db, dataDir }), {
    timeout: 60_000,
    interval: 500,
  })
  await expectWholeChains(test.services.db)
  site.expectAlive()
}

/** Whoever got no answer tries again, as people do; finishing is idempotent. */
async function finishAll(site: Site, copies: readonly CopiedPacket[]): Promise<void> {
  const answers = await Promise.all(copies.map((copy) => finish(site, copy)))
  const failed = answers.filter(({ status }) => status !== 200)
  if (failed.length > 0) {
    throw new Error(`An owner cannot finish: ${failed[0]?.status} ${failed[0]?.text}`)
  }
}

function finish(site: Site, { tokens }: CopiedPacket) {
  return send(site.address(), {
    method: 'POST',
    url: '/api/signing-room/finish',
    headers: { authorization: `Bearer ${tokens.LLSign}` },
  })
}
