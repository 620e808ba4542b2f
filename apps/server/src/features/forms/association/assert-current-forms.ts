import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { findOutdatedForms, type FormsOfPacket } from './outdated-forms.ts'

/** Throws `form-withdrawn` where a packet may not be made or sent with these editions. */
export async function assertCurrentForms(
  ctx: Context,
  forms: FormsOfPacket,
  options: { lock?: boolean } = {},
): Promise<void> {
  const stopping = (await findOutdatedForms(ctx, forms, options)).filter(({ stops }) => stops)
  if (stopping.length > 0) {
    throw new DomainError('form-withdrawn', stopping.map(({ words }) => words).join(' '))
  }
}
