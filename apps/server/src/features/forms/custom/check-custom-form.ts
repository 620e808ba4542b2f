import { checkPlaces } from '@countersign/contract/rules/check-places'
import { whoSigns, whoSignsAsPlaced } from '@countersign/contract/rules/form-signers'
import { explainTooManyLines } from '@countersign/contract/rules/custom-text'
import { checkTextFields } from '@countersign/contract/rules/custom-text-fields'
import type { FormBody } from '@countersign/contract/schemas/forms/custom-form'
import {
  explainUnprintedInForms,
  explainUnsupportedCharacters,
} from '@countersign/pdf/text/unsupported-characters'
import { findUnprintableLetters } from '@countersign/document-import/docx/unprintable-letters'
import { officeId, type Context } from '../../../kernel/context.ts'
import { DomainError, type FieldError } from '../../../kernel/domain-error.ts'
import { signingRoles } from './signing-roles.ts'
import { findUpload } from '../uploads/find-upload.ts'
import { findFields, toCustomForm, type TextEdition } from './custom-edition.ts'

type TextBody = Extract<FormBody, { source: 'text' }>
type PdfBody = Extract<FormBody, { source: 'pdf' }>

/** Derived from the content and stored, so that lists need not read it. */
export interface Measured {
  pages: number
  residentsSign: boolean
  ownerSigns: boolean
}

/** A text is compiled before it is saved: an exception of the compiler is a defect of ours, never a 422. */
export function checkCustomForm(ctx: Context, body: FormBody): Promise<Measured> {
  return body.source === 'pdf' ? checkPdf(ctx, body) : checkText(ctx, body)
}

async function checkText(ctx: Context, body: TextBody): Promise<Measured> {
  const fields = findFields(body)
  const errors = [
    ...unprintableLetters('title', body.title),
    ...unprintableLetters('text', body.text),
    ...tooManyLines(body.text),
    ...checkTextFields(body.text, fields ?? [], body.signers),
    ...(fields ?? []).flatMap(({ options = [] }, index) =>
      unprintableLetters(`fields.${index}.options`, options.join(' ')),
    ),
  ]
  if (errors.length > 0) {
    throw new DomainError('invalid-fields', undefined, errors)
  }

  const edition: TextEdition = {
    formId: 'new',
    edition: 1,
    ...body,
    fields,
    revisedAt: ctx.clock.now(),
  }
  const [one] = await Promise.all(
    [1, 4].map((signerCount) =>
      ctx.ports.forms.compileCustom(toCustomForm(edition), { signerCount }, officeId(ctx)),
    ),
  )

  const { residents, owner } = whoSigns(body.signers ?? 'residents-and-owner')
  return { pages: one?.pages ?? 1, residentsSign: residents !== 'none', ownerSigns: owner }
}

async function checkPdf(ctx: Context, body: PdfBody): Promise<Measured> {
  const { title, uploadId, places, signers } = body
  const { pages } = await findUpload(ctx, uploadId)
  const errors = [...unprintable('title', title), ...checkPlaces(places, pages, signers)]
  if (errors.length > 0) {
    throw new DomainError('invalid-fields', undefined, errors)
  }

  const { residents, owner } = signers ? whoSigns(signers) : whoSignsAsPlaced(places)
  return {
    pages: pages.length + (hasAddedPage(body) ? 1 : 0),
    residentsSign: residents !== 'none',
    ownerSigns: owner,
  }
}

/** With one resident, who is the first one. */
function hasAddedPage({ places, signers }: PdfBody): boolean {
  const signed = places.filter(({ type }) => type === 'signature').map(({ role }) => role)
  return (
    signers !== undefined &&
    signingRoles(signers, { signerCount: 1 }).some((role) => !signed.includes(role))
  )
}

function unprintable(field: string, text: string): FieldError[] {
  const message = explainUnsupportedCharacters(text)

  return message ? [{ field, message }] : []
}

/** The fonts of written forms have fewer letters than those of answers. */
function unprintableLetters(field: string, text: string): FieldError[] {
  const [letter] = findUnprintableLetters(text)
  const message =
    letter === undefined
      ? explainUnprintedInForms(text)
      : `This has letters that a written form cannot print, such as “${letter}”. Upload the form as a PDF instead.`

  return message ? [{ field, message }] : []
}

/** It would take too long to compile. */
function tooManyLines(text: string): FieldError[] {
  const message = explainTooManyLines(text)

  return message ? [{ field: 'text', message }] : []
}
