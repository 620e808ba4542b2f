import type { FormImport, FormImportQuery } from '@countersign/contract/schemas/forms/form-import'
import { FormBody } from '@countersign/contract/schemas/forms/custom-form'
import { formImports, type Transaction } from '@countersign/database'
import type { PreparedPdf } from '@countersign/document-import/pdf/prepared-pdf'
import { officeId, type Context } from '../../../kernel/context.ts'
import type { ReceivedFile } from '../../../kernel/received-file.ts'
import { sha256 } from '../../../kernel/sha256.ts'
import { addForm } from '../custom/add-form.ts'
import { prepareUpload } from '../uploads/prepare-upload.ts'
import { storeUpload } from '../uploads/save-upload.ts'
import { withFileLock } from '../uploads/with-file-lock.ts'
import { choosePlaces, countPlaces } from './choose-places.ts'
import { findFormOfFile, findImported } from './find-imported.ts'

interface FileToImport {
  file: ReceivedFile
  query: FormImportQuery
}

/**
 * Makes a form of a PDF at once, with the places that were recognized. Idempotent: the same file with
 * the same key answers the first result, the same content with another key the form that there is. The
 * lock on the file decides between two requests at once. Throws `pdf-refused` with the reason.
 */
export async function importForm(ctx: Context, input: FileToImport): Promise<FormImport> {
  officeId(ctx)
  const asked = { key: input.query.key, sha256: input.file.sha256 }
  const imported = await findImported(ctx, asked)
  if (imported) {
    return imported
  }

  const prepared = await prepareUpload(ctx, { file: input.file })
  const hash = sha256(prepared.pdf)
  return withFileLock(
    ctx,
    hash,
    async (tx) =>
      (await findImported(tx, asked)) ??
      (await findFormOfFile(tx, hash)) ??
      (await createForm(tx, { ...input, prepared })),
  )
}

async function createForm(
  tx: Context & { db: Transaction },
  { file, query, prepared }: FileToImport & { prepared: PreparedPdf },
): Promise<FormImport> {
  const { key, title, category, states: codes } = query
  const states = codes === undefined ? undefined : [...new Set(codes.split(','))]
  const { uploadId, warnings, ...found } = await storeUpload(tx, prepared)
  const chosen = choosePlaces(found, query.signers)
  const { places, signers } = chosen
  const form = await addForm(
    tx,
    FormBody.parse({ source: 'pdf', title, category, uploadId, places, signers, states }),
  )
  const all = [...warnings, ...chosen.warnings]
  const row = {
    formId: form._id,
    sourceSha256: file.sha256,
    warnings: all,
    createdAt: tx.clock.now(),
  }
  await tx.db
    .insert(formImports)
    .values({ ownerId: officeId(tx), key, ...row })
    .onConflictDoUpdate({ target: [formImports.ownerId, formImports.key], set: row })

  return { outcome: 'added', form, ...countPlaces(places), warnings: all }
}
