import type { FastifyBaseLogger } from 'fastify'
import { checkEventsJob } from '../features/history/index.ts'
import { deleteExpiredUploadsJob } from '../features/forms/index.ts'
import {
  expireInvitesJob,
  packetJobs,
  resumeUnfinished,
  tellWithdrawnInLibrary,
} from '../features/packets/index.ts'
import {
  isMailOutdated,
  onMailEvent,
  onMailSettled,
  saveAcceptedMail,
} from '../features/emails/index.ts'
import { onPaymentEvent, paymentJobs } from '../features/payments/index.ts'
import { sendRemindersJob } from '../features/invites/index.ts'
import {
  deleteAddressesJob,
  deleteDraftsJob,
  deleteExpiredJob,
  deleteExpiredPacketsJob,
  deletePacketFilesJob,
  deleteUnnamedFilesJob,
  deleteUnsavedGroupsJob,
  deleteUnsealedFilesJob,
} from '../features/retention/index.ts'
import {
  handleSignNowEvent,
  readDueGroupsJob,
  readSignNowGroupJob,
} from '../features/signnow/index.ts'
import { createProcessWebhookJob } from '../features/webhooks/index.ts'
import { createSendMailJob } from '../infrastructure/mail/send-mail.ts'
import { systemContext, type AppServices, type Jobs } from '../kernel/context.ts'
import { enqueue } from '../kernel/jobs.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { nameDatabaseSetting, type DatabaseSettings } from './name-database-setting.ts'

/** Before the jobs start. */
export function registerJobs(jobs: Pick<Jobs, 'register'>): void {
  packetJobs.forEach((job) => jobs.register(job))
  paymentJobs.forEach((job) => jobs.register(job))
  jobs.register(sendRemindersJob)
  jobs.register(
    createSendMailJob({
      onSettled: onMailSettled,
      saveAccepted: saveAcceptedMail,
      isOutdated: isMailOutdated,
    }),
  )
  jobs.register(deleteExpiredJob)
  jobs.register(deleteUnsavedGroupsJob)
  jobs.register(deleteUnsealedFilesJob)
  jobs.register(deleteExpiredPacketsJob)
  jobs.register(deletePacketFilesJob)
  jobs.register(deleteAddressesJob)
  jobs.register(deleteDraftsJob)
  jobs.register(deleteUnnamedFilesJob)
  jobs.register(deleteExpiredUploadsJob)
  jobs.register(checkEventsJob)
  jobs.register(
    createProcessWebhookJob({
      mail: onMailEvent,
      stripe: onPaymentEvent,
      signnow: handleSignNowEvent,
    }),
  )
  jobs.register(readDueGroupsJob)
  jobs.register(readSignNowGroupJob)
}

interface StartJobsOptions {
  shutdownHooks: ShutdownHooks
  log: FastifyBaseLogger
  /** Default: nothing that an operator has set. */
  config?: DatabaseSettings
}

/**
 * Also resumes what a crash has left unfinished, expires links whose time came while no server ran, and
 * tells of editions that this release withdraws.
 */
export async function startJobs(
  services: AppServices,
  { shutdownHooks, log, config = {} }: StartJobsOptions,
): Promise<void> {
  const { databaseUrl, databaseUrlDirect } = config
  await nameDatabaseSetting({ databaseUrl, databaseUrlDirect }, () => services.ports.jobs.start())
  shutdownHooks.add('jobs', () => services.ports.jobs.stop())
  const ctx = systemContext(services, log)
  await resumeUnfinished(ctx)
  await enqueue(ctx, expireInvitesJob, {})
  await tellWithdrawnInLibrary(ctx)
}
