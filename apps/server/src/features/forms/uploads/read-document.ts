import type { FormDocument } from '@countersign/contract/schemas/forms/custom-form'
import { maxCustomText } from '@countersign/contract/rules/custom-text'
import { DocxError } from '@countersign/document-import/docx/docx-error'
import { readDocxInWorker } from '@countersign/document-import/docx/worker/read-docx-in-worker'
import type { DocxText } from '@countersign/document-import/docx/read-docx'
import type { ReceivedFile } from '../../../kernel/received-file.ts'
import { personId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'

/**
 * Reads the text of a member's Word file in a worker thread, within limits of time and memory, after
 * the member's files that wait. Nothing is stored. Throws `document-refused` with the reason.
 */
export async function readDocument(ctx: Context, file: ReceivedFile): Promise<FormDocument> {
  const { title, ...read } = await ctx.ports.uploads.run(personId(ctx), () => readText(file))

  return { title: title ?? null, ...read }
}

async function readText(file: ReceivedFile): Promise<DocxText> {
  try {
    return await readDocxInWorker(file, { maxCharacters: maxCustomText })
  } catch (error) {
    throw error instanceof DocxError ? toDomainError(error) : error
  }
}

function toDomainError({ code, message }: DocxError): DomainError {
  return new DomainError('document-refused', message, [{ field: 'file', message }], code)
}
