import { checkPlaces, type FormBody } from '@countersign/contract'
import { explainUnsupportedCharacters } from '@countersign/esign'
import { compileForm } from '@countersign/form-library'
import type { Context } from '../../../kernel/context.ts'
import { DomainError, type FieldError } from '../../../kernel/domain-error.ts'
import { findUpload } from '../uploads/find-upload.ts'
import { definitionOf, type TextEdition } from './own-edition.ts'

type TextBody = Extract<FormBody, { source: 'text' }>
type PdfBody = Extract<FormBody, { source: 'pdf' }>

/** What of an edition follows from its content, and is kept so that lists need not look at it. */
export interface Measured {
  pages: number
  residentsSign: boolean
  ownerSigns: boolean
}

/** Refuses what cannot become a document: a text is made into one right here, to know. */
export function checkOwnForm(ctx: Context, body: FormBody): Promise<Measured> {
  return body.source === 'pdf' ? checkPdf(ctx, body) : checkText(ctx, body)
}

async function checkText(ctx: Context, body: TextBody): Promise<Measured> {
  const edition: TextEdition = { formId: 'new', edition: 1, ...body, revisedAt: ctx.clock.now() }
  try {
    const [one] = await Promise.all(
      [1, 4].map((n) => compileForm(definitionOf(edition), { signerCount: n })),
    )
    return { pages: one?.pages ?? 1, residentsSign: true, ownerSigns: true }
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

async function checkPdf(ctx: Context, { title, uploadId, places }: PdfBody): Promise<Measured> {
  const { pages } = await findUpload(ctx, uploadId)
  const errors = [...undrawable('title', title), ...checkPlaces(places, pages)]
  if (errors.length > 0) {
    throw new DomainError('invalid-fields', undefined, errors)
  }

  const signing = places.filter(({ type }) => type === 'signature').map(({ role }) => role)
  return {
    pages: pages.length,
    residentsSign: signing.some((role) => role !== 'LLSign'),
    ownerSigns: signing.includes('LLSign'),
  }
}

function undrawable(field: string, text: string): FieldError[] {
  const message = explainUnsupportedCharacters(text)

  return message ? [{ field, message }] : []
}
