import { demoMembers } from '@countersign/database/seed'
import type { Config } from '../config/config.ts'
import { demoPassword } from '../features/auth/index.ts'

export function banner(config: Config): string {
  const lines = [
    `Countersign is ready: ${config.publicUrl}`,
    ...(config.oidc ? [] : demoLines(config)),
    `Data folder:  ${config.dataDir}${config.databaseUrl ? ' (files and keys; the database is at DATABASE_URL)' : ''}`,
    'Press Ctrl+C to stop. Your data is saved.',
  ]

  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`
}

function demoLines({ publicUrl, mailbox }: Config): string[] {
  return [
    `Log in as:    ${demoMembers.owner.email} or ${demoMembers.agent.email}, password “${demoPassword}”`,
    `Staff:        ${demoMembers.staff.email}, the same password (publishes the association’s forms)`,
    ...(mailbox ? [`Mailbox:      ${publicUrl}/dev/mailbox (every email that the app sends)`] : []),
  ]
}
