import { ownFormEditions, ownFormUploads, type Database } from '@countersign/database'
import type { Template } from '@countersign/pdf/template'
import { makePdfTemplate } from '@countersign/document-import/pdf/template/build-template'
import type { FormLibrary } from '@countersign/form-library'
import { and, eq } from 'drizzle-orm'
import type { FileStore } from '../../../kernel/ports.ts'
import { toOwnForm, type OwnEdition } from './own-edition.ts'
import { toPdfPlaces } from './convert-places.ts'
import { signingRoles } from './signing-roles.ts'
import { StorageError } from '../../../kernel/storage-error.ts'

export interface OwnTemplateDeps {
  db: Database
  files: Pick<FileStore, 'read'>
  library: Pick<FormLibrary, 'compileOwn'>
}

export interface OwnTemplate {
  templateId: string
  formId: string
  edition: number
  signerCount: number
  /** Only of a text: the pages of a PDF stay as they are. */
  print?: 'large'
}

/** `undefined` if there is no such edition, or if it cannot be set in large print. */
export async function createOwnTemplate(
  deps: OwnTemplateDeps,
  own: OwnTemplate,
): Promise<Template | undefined> {
  const [row] = await deps.db
    .select({ edition: ownFormEditions, upload: ownFormUploads })
    .from(ownFormEditions)
    .leftJoin(ownFormUploads, eq(ownFormUploads.id, ownFormEditions.uploadId))
    .where(and(eq(ownFormEditions.formId, own.formId), eq(ownFormEditions.edition, own.edition)))
  if (!row) {
    return undefined
  }

  const { edition, upload } = row
  if (upload && own.print === 'large') {
    return undefined
  }

  return upload
    ? createFromPdf(deps, own, { edition, upload })
    : deps.library.compileOwn(toOwnForm({ ...edition, text: edition.text ?? '' }), {
        signerCount: own.signerCount,
        ...(own.print && { print: own.print }),
      })
}

interface UploadedEdition {
  edition: OwnEdition
  upload: typeof ownFormUploads.$inferSelect
}

async function createFromPdf(
  { files }: OwnTemplateDeps,
  { templateId, formId, signerCount }: OwnTemplate,
  { edition, upload }: UploadedEdition,
): Promise<Template> {
  const pdf = await files.read(upload.sha256)
  if (!pdf) {
    throw new StorageError(
      'missing',
      `The file ${upload.sha256} of the form ${formId} is missing in the file store.`,
    )
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
    ...(edition.signers && { signing: signingRoles(edition.signers, signerCount) }),
  })
}
