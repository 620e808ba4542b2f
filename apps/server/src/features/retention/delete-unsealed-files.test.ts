import { unsealedFiles } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '../../kernel/time.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { expectOk, walkPacket } from '../../testing/walk-packet.ts'
import { deleteUnsealedFilesJob } from './delete-unsealed-files.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('the file of a packet that waits for signatures stays, however old', async () => {
  const { groupId } = await walkPacket(server, 'sent')
  await server.jobs.run()

  await deleteLater()
  expect(await countRows(groupId)).toBe(1)
})

test('the file of a packet that has ended goes after a day', async () => {
  const { groupId, member } = await walkPacket(server, 'sent')
  await server.jobs.run()
  const reason = { reason: 'Sold.' }
  await expectOk(member.call('POST', `/legal-form-packets/group/${groupId}/cancel`, reason))
  await deleteUnsealedFilesJob.run(server.ctx, {})

  expect(await countRows(groupId)).toBe(1)
  await deleteLater()
  expect(await countRows(groupId)).toBe(0)
})

function countRows(groupId: string): Promise<number> {
  return server.services.db.$count(unsealedFiles, eq(unsealedFiles.envelopeId, groupId))
}

async function deleteLater(): Promise<void> {
  server.clock.advance(days(1) + 1)
  await deleteUnsealedFilesJob.run(server.ctx, {})
  await server.jobs.run()
}
