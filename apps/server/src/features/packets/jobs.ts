import type { Job } from '../../kernel/context.ts'
import { endDiscardedGroupJob } from './close/end-discarded-group.ts'
import { endGroupJob } from './close/end-packet.ts'
import { expireInvitesJob } from './close/expire-invites.ts'
import { addTimeStampJob } from './execute/add-time-stamp.ts'
import { executePacketJob } from './execute/execute-packet.ts'
import { printPacketJob } from './print/print-packet.ts'
import { resumeUnfinishedJob } from './resume-unfinished.ts'
import { recordRevisionsJob } from './sign/record-revisions.ts'

export const packetJobs: readonly Job[] = [
  executePacketJob,
  addTimeStampJob,
  printPacketJob,
  recordRevisionsJob,
  endGroupJob,
  endDiscardedGroupJob,
  expireInvitesJob,
  resumeUnfinishedJob,
]
