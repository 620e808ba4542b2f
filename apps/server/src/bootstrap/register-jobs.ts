import { SweepUploads, sweepUploads, sweepUploadsJob } from '../features/forms/index.ts'
import { definePacketJobs } from '../features/packets/index.ts'
import { ForgetRooms, forgetRooms, forgetRoomsJob } from '../features/signing-room/index.ts'
import { SendMail, sendMail, sendMailJob } from '../infrastructure/mail/index.ts'
import type { Jobs } from '../kernel/jobs.ts'

/** Every job of the server; before the jobs start. */
export function registerJobs(jobs: Jobs): void {
  definePacketJobs(jobs)
  jobs.define(sendMailJob, SendMail, sendMail, { concurrency: 2 })
  jobs.define(forgetRoomsJob, ForgetRooms, forgetRooms)
  jobs.define(sweepUploadsJob, SweepUploads, sweepUploads)

  jobs.every('15 * * * *', forgetRoomsJob, {})
  jobs.every('45 * * * *', sweepUploadsJob, {})
}
