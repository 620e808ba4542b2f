import type { FormUpload } from '@countersign/contract/schemas/forms/form-upload'
import { limits } from '@countersign/contract/rules/limits'
import { pdfPasswordHeader } from '@countersign/contract/rules/pdf-uploads'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { sendFile } from '../../../../lib/api.ts'
import type { FormOwner } from '../saving/form-owner.ts'

export interface ChosenPdf {
  owner: FormOwner
  file: File
  password?: string
  onProgress: (part: number) => void
}

/** Returns the pages and the fields found in the PDF. */
export async function uploadPdf({
  owner,
  file,
  password,
  onProgress,
}: ChosenPdf): Promise<FormUpload> {
  if (file.size > limits.formPdfBytes) {
    throw tooLargeProblem()
  }
  const { upload } = await sendFile(owner.calls.upload, file, {
    onProgress,
    ...(password && { headers: { [pdfPasswordHeader]: encodeURIComponent(password) } }),
  })

  return upload
}

export function needsPassword(error: unknown): boolean {
  const reason = error instanceof ApiProblem ? error.problem.reason : undefined
  return reason === 'password-needed' || reason === 'password-wrong'
}

/** A file above the limit is not sent. */
function tooLargeProblem(): ApiProblem {
  return new ApiProblem({
    type: 'about:blank',
    title: 'Too large',
    status: 413,
    code: 'too-large',
    detail: 'This file is larger than 50 MB. Save it with smaller images, then choose it again.',
  })
}
