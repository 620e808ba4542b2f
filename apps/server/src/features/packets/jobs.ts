import type { Jobs } from '../../kernel/jobs.ts'
import { EndGroup, endGroup, endGroupJob } from './close/end-group.ts'
import { ExpireInvites, expireInvites, expireInvitesJob } from './close/expire-invites.ts'
import { AddTimeStamp, addTimeStampJob, addTimeStampLater } from './execute/add-time-stamp.ts'
import { ExecutePacket, executePacket, executePacketJob } from './execute/execute-packet.ts'
import { PrintPacket, printPacket, printPacketJob } from './print/print-packet.ts'
import { ResumeUnfinished, resumeUnfinished, resumeUnfinishedJob } from './resume-unfinished.ts'
import { RecordRevisions, recordRevisions, recordRevisionsJob } from './sign/record-revisions.ts'

/** The jobs of packets; before the jobs start. */
export function definePacketJobs(jobs: Jobs): void {
  jobs.define(executePacketJob, ExecutePacket, executePacket, { concurrency: 2 })
  jobs.define(addTimeStampJob, AddTimeStamp, addTimeStampLater)
  jobs.define(printPacketJob, PrintPacket, printPacket)
  jobs.define(recordRevisionsJob, RecordRevisions, recordRevisions)
  jobs.define(endGroupJob, EndGroup, endGroup)
  jobs.define(expireInvitesJob, ExpireInvites, expireInvites)
  jobs.define(resumeUnfinishedJob, ResumeUnfinished, resumeUnfinished)

  jobs.every('*/5 * * * *', expireInvitesJob, {})
  jobs.every('*/5 * * * *', resumeUnfinishedJob, {})
}
