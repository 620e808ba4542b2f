import type { Job } from '../../kernel/context.ts'
import { endDiscardedGroupJob } from './end/end-discarded-group.ts'
import { endGroupJob } from './end/end-packet.ts'
import { expireInvitesJob } from './end/expire-invites.ts'
import { addTimeStampJob } from './finish/add-time-stamp.ts'
import { executePacketJob } from './finish/execute-packet.ts'
import { printPacketJob } from './finish/print-packet.ts'
import { editionEndsJob } from './outdated/on-edition-ends.ts'
import { resumeUnfinishedJob } from './resume-unfinished.ts'
import { keepUnsealedFilesJob } from './finish/keep-unsealed-files.ts'

export const packetJobs: readonly Job[] = [
  executePacketJob,
  addTimeStampJob,
  printPacketJob,
  keepUnsealedFilesJob,
  endGroupJob,
  endDiscardedGroupJob,
  expireInvitesJob,
  resumeUnfinishedJob,
  editionEndsJob,
]
