import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import type { FormUpload } from '@countersign/contract/schemas/forms/form-upload'
import { callUrl } from '@countersign/contract/calls/call-url'
import { formCalls } from '@countersign/contract/calls/forms'
import { pdfPasswordHeader } from '@countersign/contract/rules/pdf-uploads'
import type { LightMyRequestResponse } from 'fastify'
import type { Member } from './sign-in.ts'
import type { TestApp } from './start-test-app.ts'

/** The same request as the screen's. */
export function postPdf(
  { app }: TestApp,
  { headers }: Pick<Member, 'headers'>,
  { pdf, password, type = 'application/pdf', call = formCalls.postFormUpload }: UploadOptions,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: call.method,
    url: callUrl(call, {}),
    headers: {
      ...headers,
      'content-type': type,
      ...(password === undefined ? {} : { [pdfPasswordHeader]: encodeURIComponent(password) }),
    },
    payload: Buffer.from(pdf),
  })
}

/** One file of a bulk upload, as the screen sends it. */
export function postImport(
  { app }: TestApp,
  { headers }: Pick<Member, 'headers'>,
  { pdf, query, type = 'application/pdf' }: ImportOptions,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: formCalls.postFormImport.method,
    url: `/api${formCalls.postFormImport.path}?${new URLSearchParams(query).toString()}`,
    headers: { ...headers, 'content-type': type },
    payload: Buffer.from(pdf),
  })
}

interface ImportOptions {
  pdf: Uint8Array
  query: Record<string, string>
  type?: string
}

interface UploadOptions {
  pdf: Uint8Array
  /** Default: that of members. */
  call?: typeof formCalls.postFormUpload
  password?: string
  type?: string
}

/** Throws if the PDF is rejected. */
export async function uploadPdf(
  server: TestApp,
  member: Member,
  pdf: Uint8Array,
  call = formCalls.postFormUpload,
): Promise<FormUpload> {
  const response = await postPdf(server, member, { pdf, call })
  if (response.statusCode !== 201) {
    throw new Error(`${response.statusCode} ${response.body}`)
  }

  return response.json().upload
}

/** The request body for a form made from an upload. */
export function pdfBody({ uploadId, places }: FormUpload, changes: object = {}): PdfBody {
  return {
    source: 'pdf',
    title: 'Garage lease',
    description: 'For the garage behind the house.',
    category: 'Lease Addenda',
    uploadId,
    places,
    ...changes,
  }
}

interface PdfBody {
  source: 'pdf'
  title: string
  description: string
  category: string
  uploadId: string
  places: FormPlace[]
}
