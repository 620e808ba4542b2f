import {
  EndGroup,
  endGroup,
  endGroupJob,
  ExecutePacket,
  executePacket,
  executePacketJob,
  ExpireInvites,
  expireInvites,
  expireInvitesJob,
  ForgetRooms,
  forgetRooms,
  forgetRoomsJob,
  PrintPacket,
  printPacket,
  printPacketJob,
  RecordRevisions,
  recordRevisions,
  recordRevisionsJob,
  ResumeUnfinished,
  resumeUnfinished,
  resumeUnfinishedJob,
} from './features/esign/index.ts'
import { SweepUploads, sweepUploads, sweepUploadsJob } from './features/forms/index.ts'
import { SendMail, sendMail, sendMailJob } from './features/mail/index.ts'
import { AddTimeStamp, addTimeStampJob, addTimeStampLater } from './features/time-stamps/index.ts'
import type { Jobs } from './kernel/jobs.ts'

/** Everything that happens to packets without anybody waiting for it; before the jobs start. */
export function definePacketJobs(jobs: Jobs): void {
  jobs.define(executePacketJob, ExecutePacket, executePacket, { concurrency: 2 })
  jobs.define(addTimeStampJob, AddTimeStamp, addTimeStampLater)
  jobs.define(printPacketJob, PrintPacket, printPacket)
  jobs.define(sendMailJob, SendMail, sendMail, { concurrency: 2 })
  jobs.define(recordRevisionsJob, RecordRevisions, recordRevisions)
  jobs.define(endGroupJob, EndGroup, endGroup)
  jobs.define(expireInvitesJob, ExpireInvites, expireInvites)
  jobs.define(resumeUnfinishedJob, ResumeUnfinished, resumeUnfinished)
  jobs.define(forgetRoomsJob, ForgetRooms, forgetRooms)
  jobs.define(sweepUploadsJob, SweepUploads, sweepUploads)

  jobs.every('*/5 * * * *', expireInvitesJob, {})
  jobs.every('*/5 * * * *', resumeUnfinishedJob, {})
  jobs.every('15 * * * *', forgetRoomsJob, {})
  jobs.every('45 * * * *', sweepUploadsJob, {})
}
