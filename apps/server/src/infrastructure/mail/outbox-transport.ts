import type { MailTransport } from '../../kernel/ports.ts'

/** Without a mail server, mails stay in the outbox table, which `/dev/mailbox` shows. */
export function createOutboxTransport(): MailTransport {
  return { send: () => Promise.resolve({ kind: 'stored' }) }
}
