import { CheckEvents, checkEvents, checkEventsJob } from '../features/events/index.ts'
import {
  DeleteExpiredUploads,
  deleteExpiredUploads,
  deleteExpiredUploadsJob,
} from '../features/forms/index.ts'
import { definePacketJobs } from '../features/packets/index.ts'
import {
  DeleteExpiredSessions,
  deleteExpiredSessions,
  deleteExpiredSessionsJob,
} from '../features/signing-room/index.ts'
import { SendMail, sendMail, sendMailJob } from '../infrastructure/mail/index.ts'
import type { Jobs } from '../kernel/jobs.ts'

/** Every job of the server; before the jobs start. */
export function registerJobs(jobs: Jobs): void {
  definePacketJobs(jobs)
  jobs.define(sendMailJob, SendMail, sendMail, { concurrency: 2 })
  jobs.define(deleteExpiredSessionsJob, DeleteExpiredSessions, deleteExpiredSessions)
  jobs.define(deleteExpiredUploadsJob, DeleteExpiredUploads, deleteExpiredUploads)
  jobs.define(checkEventsJob, CheckEvents, checkEvents)

  jobs.every('15 * * * *', deleteExpiredSessionsJob, {})
  jobs.every('45 * * * *', deleteExpiredUploadsJob, {})
  jobs.every('*/15 * * * *', checkEventsJob, {})
}
