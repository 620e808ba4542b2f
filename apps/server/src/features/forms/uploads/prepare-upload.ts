import { InspectionError } from '@countersign/document-import/inspect/inspection-error'
import { preparePdfInWorker } from '@countersign/document-import/pdf/prepare/worker/prepare-in-worker'
import type { PreparedPdf } from '@countersign/document-import/pdf/prepared-pdf'
import type { ReceivedFile } from '../../../kernel/received-file.ts'
import { personId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'

/**
 * Inspects and flattens a member's PDF in a worker thread, within limits of time and memory, after
 * the member's files that wait. Throws `pdf-refused` with the reason.
 */
export async function prepareUpload(
  ctx: Context,
  { file, password }: { file: ReceivedFile; password?: string | undefined },
): Promise<PreparedPdf> {
  try {
    return await ctx.ports.uploads.run(personId(ctx), () =>
      preparePdfInWorker(file, password === undefined ? {} : { password }),
    )
  } catch (error) {
    throw error instanceof InspectionError ? toDomainError(error) : error
  }
}

function toDomainError({ code, message }: InspectionError): DomainError {
  const field = code.startsWith('password') ? 'password' : 'file'

  return new DomainError('pdf-refused', message, [{ field, message }], code)
}
