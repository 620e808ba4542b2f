import { demoMembers } from '@countersign/database/seed'
import type { Config } from '../config/config.ts'
import { demoPassword } from '../features/auth/index.ts'

/** What a person who has just started Countersign needs to know. */
export function banner(config: Config): string {
  const lines = [
    `Countersign is ready: ${config.publicUrl}`,
    ...(config.oidc ? [] : demoLines(config)),
    `Data folder:  ${config.dataDir}${config.databaseUrl ? ' (files and keys; the database is yours)' : ''}`,
    'Ctrl+C ends it; nothing is lost.',
  ]

  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`
}

function demoLines({ publicUrl, smtpUrl }: Config): string[] {
  return [
    `Log in as:    ${demoMembers.owner.email} or ${demoMembers.agent.email}, password “${demoPassword}”`,
    ...(smtpUrl ? [] : [`Mailbox:      ${publicUrl}/dev/mailbox (mails that were written)`]),
  ]
}
