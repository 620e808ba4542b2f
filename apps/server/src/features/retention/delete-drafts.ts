import { z } from 'zod'
import { defineJob } from '../../kernel/jobs.ts'
import { addMs, days } from '../../kernel/time.ts'

/** A file is written within seconds. */
const keptDays = 1

/** Idempotent. */
export const deleteDraftsJob = defineJob({
  name: 'delete-drafts',
  payload: z.object({}),
  every: '50 2 * * *',
  run: async ({ ports, clock }) => ports.files.removeDrafts?.(addMs(clock.now(), -days(keptDays))),
})
