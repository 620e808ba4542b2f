import { compileForm } from '@countersign/form-library'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { definitionOf, type OwnEdition } from './own-edition.ts'

/** Refuses a text that cannot become a document: it is made into one right here, to know. */
export async function checkOwnForm(ctx: Context, edition: OwnEdition): Promise<void> {
  try {
    await compileForm(definitionOf(edition), 4)
  } catch (error) {
    ctx.log.info({ err: error }, 'an own form does not compile')
    throw new DomainError('invalid-fields', undefined, [
      {
        field: 'text',
        message:
          'This text cannot be made into a document. Take out unusual characters and try again.',
      },
    ])
  }
}
