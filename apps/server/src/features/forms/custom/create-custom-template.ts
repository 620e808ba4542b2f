import {
  customFormEditions,
  customForms,
  customFormUploads,
  type Database,
} from '@countersign/database'
import type { Template } from '@countersign/pdf/template'
import { makePdfTemplate } from '@countersign/document-import/pdf/template/build-template'
import type { FormLibrary } from '@countersign/form-library'
import { and, eq } from 'drizzle-orm'
import type { FileStore } from '../../../kernel/ports.ts'
import { toCustomForm, type CustomEdition } from './custom-edition.ts'
import { toPdfPlaces } from '../uploads/convert-places.ts'
import { signingRoles } from './signing-roles.ts'
import { StorageError } from '../../../kernel/storage-error.ts'

export interface CustomTemplateDeps {
  db: Database
  files: Pick<FileStore, 'read'>
  library: Pick<FormLibrary, 'compileCustom'>
}

export interface CustomTemplate {
  templateId: string
  formId: string
  edition: number
  signerCount: number
  /** All who sign as owners. Default: 1. */
  owners?: number
  /** Only of a text: the pages of a PDF stay as they are. */
  print?: 'large'
}

/** `undefined` if there is no such edition, or if it cannot be set in large print. */
export async function createCustomTemplate(
  deps: CustomTemplateDeps,
  custom: CustomTemplate,
): Promise<Template | undefined> {
  const [row] = await deps.db
    .select({
      edition: customFormEditions,
      upload: customFormUploads,
      ownerId: customForms.ownerId,
    })
    .from(customFormEditions)
    .innerJoin(customForms, eq(customForms.id, customFormEditions.formId))
    .leftJoin(customFormUploads, eq(customFormUploads.id, customFormEditions.uploadId))
    .where(
      and(
        eq(customFormEditions.formId, custom.formId),
        eq(customFormEditions.edition, custom.edition),
      ),
    )
  if (!row) {
    return undefined
  }

  const { edition, upload, ownerId } = row
  if (upload && custom.print === 'large') {
    return undefined
  }

  return upload
    ? createFromPdf(deps, custom, { edition, upload })
    : deps.library.compileCustom(
        toCustomForm({ ...edition, text: edition.text ?? '' }),
        {
          signerCount: custom.signerCount,
          ...(custom.owners && { owners: custom.owners }),
          ...(custom.print && { print: custom.print }),
        },
        ownerId,
      )
}

interface UploadedEdition {
  edition: CustomEdition
  upload: typeof customFormUploads.$inferSelect
}

async function createFromPdf(
  { files }: CustomTemplateDeps,
  { templateId, formId, signerCount, owners }: CustomTemplate,
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
    ...(owners && { owners }),
    pdf,
    pages: upload.pages,
    places: toPdfPlaces(edition.places ?? [], upload.pages),
    ...(edition.signers && { signing: signingRoles(edition.signers, { signerCount, owners }) }),
  })
}
