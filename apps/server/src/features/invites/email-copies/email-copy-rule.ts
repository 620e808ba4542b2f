import type { EmailCopyRule } from '@countersign/contract/schemas/email-copies'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import type { PacketRow } from '../../packet/index.ts'

/** Why the packet's form may also be sent by email; `undefined` where it may not. */
export function findEmailCopyRule(ctx: Context, packet: PacketRow): EmailCopyRule | undefined {
  const [document] = packet.documents
  const form = ctx.ports.forms.forms().find(({ id }) => id === document?.formId)

  return packet.printOnly ? form?.emailCopy : undefined
}

/** Throws `copy-not-allowed`, and `invalid-state` while there is no file. */
export function assertEmailCopyAllowed(ctx: Context, packet: PacketRow): void {
  const title = packet.documents[0]?.title ?? packet.name
  if (!packet.printOnly) {
    throw new DomainError(
      'copy-not-allowed',
      'The people in this packet sign it online and get their copy by email when everyone has signed.',
    )
  }
  if (!findEmailCopyRule(ctx, packet)) {
    throw new DomainError(
      'copy-not-allowed',
      `“${title}” is not sent by email. Print it and deliver it the way your state requires.`,
    )
  }
  if (packet.archivedReason !== 'archived') {
    throw new DomainError(
      'invalid-state',
      `There is no file of “${title}” that could be sent. Fill it out first.`,
    )
  }
}
