import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { readForm } from '../find-forms.ts'

/** Throws `form-not-found` for another member's form too. */
export async function requireCustomForm(ctx: Context, id: string): Promise<void> {
  const form = await readForm(ctx, { id })
  if (form.source !== 'custom') {
    const whose = form.source === 'library' ? 'Library forms' : 'Forms of your association'
    throw new DomainError(
      'form-read-only',
      `${whose} cannot be changed. Add a form of your own instead.`,
    )
  }
}
