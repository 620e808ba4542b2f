import { InspectionError, preparePdfInWorker } from '@countersign/esign/intake'
import type { PreparedPdf } from '@countersign/esign/intake'
import pLimit from 'p-limit'
import type { ReceivedFile } from '../../../kernel/received-file.ts'
import { DomainError } from '../../../kernel/domain-error.ts'

/** One at a time: each may take a second of CPU and hundreds of megabytes. */
const limit = pLimit(1)

/**
 * Inspects and flattens a member's PDF in a worker thread, within limits of time and memory. Throws
 * `pdf-refused` with the reason.
 */
export async function prepareUpload(
  file: ReceivedFile,
  password?: string | undefined,
): Promise<PreparedPdf> {
  try {
    return await limit(() => preparePdfInWorker(file, password === undefined ? {} : { password }))
  } catch (error) {
    throw error instanceof InspectionError ? toDomainError(error) : error
  }
}

function toDomainError({ code, message }: InspectionError): DomainError {
  const field = code.startsWith('password') ? 'password' : 'file'

  return new DomainError('pdf-refused', message, [{ field, message }], code)
}
