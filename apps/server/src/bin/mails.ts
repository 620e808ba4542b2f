import { openCommandStorage } from '../bootstrap/open-command-storage.ts'
import { readConfig } from '../config/config.ts'
import {
  allowAddress,
  listFailedMails,
  listHeldMails,
  listSuppressed,
  releaseOutbox,
  sendMailsAgain,
  type FailedMail,
  type HeldMail,
} from '../features/emails/index.ts'
import { isUuid } from '../kernel/ids.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { systemClock } from '../kernel/time.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run mails -- list-failed           list emails that could not be delivered
npm run mails -- send-again --all      send all again, except those that came back
npm run mails -- send-again <id>...    send these again
npm run mails -- list-suppressed       list addresses that asked for no more email, and of whom
npm run mails -- allow <address>       send email to this address again
npm run mails -- list-held             list emails that wait because of a restore
npm run mails -- release --all         send them, and everything as usual from now on
npm run mails -- release --new         the same, without those that waited when the backup was taken`

await runCommand({ usage, run })

async function run(
  [command = '', ...args]: string[],
  shutdownHooks: ShutdownHooks,
): Promise<string | undefined> {
  const action = parseAction(command, args)
  if (!action) {
    return undefined
  }

  const config = readConfig()
  const { db } = await openCommandStorage({ config, shutdownHooks })
  return action({ db, clock: systemClock })
}

type Action = (deps: Parameters<typeof sendMailsAgain>[0]) => Promise<string>

function parseAction(command: string, args: string[]): Action | undefined {
  const [first = ''] = args
  switch (command) {
    case 'list-failed':
      return args.length === 0
        ? async (deps) => formatFailed(await listFailedMails(deps))
        : undefined
    case 'send-again':
      return args.length === 1 && first === '--all'
        ? (deps) => sendAgain(deps)
        : args.length > 0 && args.every(isUuid)
          ? (deps) => sendAgain(deps, args)
          : undefined
    case 'list-held':
      return args.length === 0 ? async (deps) => formatHeld(await listHeldMails(deps)) : undefined
    case 'release':
      return args.length === 1 && (first === '--all' || first === '--new')
        ? (deps) => release(deps, first === '--new')
        : undefined
    case 'list-suppressed':
      return args.length === 0 ? formatSuppressed : undefined
    case 'allow':
      return args.length === 1 ? (deps) => allow(deps, first) : undefined
    default:
      return undefined
  }
}

async function sendAgain(deps: Parameters<Action>[0], mailIds?: string[]): Promise<string> {
  const count = await sendMailsAgain(deps, mailIds ? { mailIds } : {})

  return count === 0
    ? 'No email is to be sent again. Emails to an address that was corrected since, or with a link that was replaced or sent since, are left out.'
    : `${countOf(count)} will be sent again by the running server within six minutes, or when it starts next.`
}

async function release(deps: Parameters<Action>[0], leaveOutRestored: boolean): Promise<string> {
  const outcome = await releaseOutbox(deps, { leaveOutRestored })
  if (!outcome) {
    return 'No email is held.'
  }
  const leftOut = outcome.leftOut > 0 ? ` ${countOf(outcome.leftOut)} left out.` : ''

  return `${countOf(outcome.released)} will be sent by the running server within five minutes, or when it starts next.${leftOut}`
}

function formatHeld(held: HeldMail[] | undefined): string {
  if (!held) {
    return 'No email is held.'
  }
  const lines = held.map(
    ({ id, kind, recipientEmail, createdAt, isFromBackup }) =>
      `${id}  ${createdAt.toISOString()}  ${isFromBackup ? 'in the backup' : 'since then   '}  ${kind} to ${recipientEmail}`,
  )

  return [
    `${countOf(held.length)} held since this database was restored. \`release\` sends them.`,
    ...lines,
  ].join('\n')
}

async function formatSuppressed(deps: Parameters<Action>[0]): Promise<string> {
  const rows = await listSuppressed(deps)

  return rows.length === 0
    ? 'No address has asked for no more email.'
    : rows
        .map(
          ({ email, createdAt, owner }) =>
            `${createdAt.toISOString()}  ${email}  ${owner === null ? 'of everybody' : `of ${owner}`}`,
        )
        .join('\n')
}

async function allow(deps: Parameters<Action>[0], email: string): Promise<string> {
  return (await allowAddress(deps, email))
    ? `Emails are sent to ${email} again. \`send-again\` sends those that were left out.`
    : `${email} is not among the addresses that asked for no more email.`
}

function formatFailed(failed: FailedMail[]): string {
  if (failed.length === 0) {
    return 'No email has failed, and none came back.'
  }

  return failed
    .map(
      ({ id, kind, recipientEmail, state, since, failure }) =>
        `${id}  ${since.toISOString()}  ${state.padEnd(8)}  ${kind} to ${recipientEmail}\n    ${failure.replace(/\s+/g, ' ')}`,
    )
    .join('\n')
}

function countOf(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'email' : 'emails'}`
}
