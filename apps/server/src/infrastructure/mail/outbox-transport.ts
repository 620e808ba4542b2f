import type { MailTransport } from '../../kernel/ports.ts'

/**
 * The default where no mail server is set: the outbox table is where mails stay, and in development
 * they are read at `/dev/mailbox`. There is nobody to hand them to.
 */
export function createOutboxTransport(): MailTransport {
  return { send: () => Promise.resolve({ kind: 'kept' }) }
}
