import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { downloadExecutedFile, type StoredFile } from './download-executed.ts'
import { findInviteByCode } from '../invites/find-invite.ts'

/** The executed file, for a resident who signed it. */
export async function downloadByCode(
  visitor: Context,
  { code }: { code: string },
): Promise<StoredFile> {
  const { ctx, invite, packet } = await findInviteByCode(visitor, code)
  const file = await downloadExecutedFile(ctx, packet, invite.role)
  if (!file) {
    throw new DomainError(
      'not-executed',
      'The signed copy is ready once everyone has signed. You will get an e-mail then.',
    )
  }

  return file
}
