import { ownFormEditions, ownFormUploads, type Database } from '@countersign/database'
import type { Template } from '@countersign/esign'
import { makePdfTemplate } from '@countersign/esign/intake'
import { compileForm } from '@countersign/form-library'
import { and, eq } from 'drizzle-orm'
import type { FileStore } from '../../../kernel/ports.ts'
import { definitionOf, type OwnEdition } from './own-edition.ts'
import { toPdfPlaces } from './convert-places.ts'

export interface OwnTemplateDeps {
  db: Database
  files: Pick<FileStore, 'read'>
}

export interface OwnTemplate {
  templateId: string
  formId: string
  edition: number
  signerCount: number
}

/** Makes a member's own form for so many residents; `undefined` where there is no such edition. */
export async function makeOwnTemplate(
  deps: OwnTemplateDeps,
  own: OwnTemplate,
): Promise<Template | undefined> {
  const [kept] = await deps.db
    .select({ edition: ownFormEditions, upload: ownFormUploads })
    .from(ownFormEditions)
    .leftJoin(ownFormUploads, eq(ownFormUploads.id, ownFormEditions.uploadId))
    .where(and(eq(ownFormEditions.formId, own.formId), eq(ownFormEditions.edition, own.edition)))
  if (!kept) {
    return undefined
  }

  const { edition, upload } = kept
  return upload
    ? makeFromPdf(deps, own, { edition, upload })
    : compileForm(definitionOf({ ...edition, text: edition.text ?? '' }), {
        signerCount: own.signerCount,
      })
}

interface Kept {
  edition: OwnEdition
  upload: typeof ownFormUploads.$inferSelect
}

async function makeFromPdf(
  { files }: OwnTemplateDeps,
  { templateId, formId, signerCount }: OwnTemplate,
  { edition, upload }: Kept,
): Promise<Template> {
  const pdf = await files.read(upload.sha256)
  if (!pdf) {
    throw new Error(`The file ${upload.sha256} of the form ${formId} is gone from the store.`)
  }

  return makePdfTemplate({
    templateId,
    formId,
    title: edition.title,
    description: edition.description,
    edition: String(edition.edition),
    signerCount,
    pdf,
    pages: upload.pages,
    places: toPdfPlaces(edition.places ?? [], upload.pages),
  })
}
