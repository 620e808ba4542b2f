import { expect, test } from 'vitest'
import { addMs, days } from '../../kernel/time.ts'
import { startTestApp } from '../../testing/index.ts'
import { deleteDraftsJob } from './delete-drafts.ts'

test('half-written files are removed after a day', async () => {
  const server = await startTestApp()
  const removedBefore: Date[] = []
  server.services.ports.files.removeDrafts = async (before) => void removedBefore.push(before)
  await deleteDraftsJob.run(server.ctx, {})

  expect(removedBefore).toEqual([addMs(server.clock.now(), -days(1))])
  await server.stop()
})
