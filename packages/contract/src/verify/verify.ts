import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const Verdict = z.object({
  verdict: z.enum(['genuine', 'changed', 'sealed-by-another', 'not-sealed', 'not-a-pdf']),
  words: z.string(),
  sealedAt: z.string().nullable(),
  sealedBy: z.string().nullable(),
  trustedTime: z.boolean(),
})
export type Verdict = z.infer<typeof Verdict>

/** The request body is the PDF itself, `application/pdf`; nothing of it is kept. */
export const postVerify = endpoint({
  method: 'POST',
  path: '/verify',
  door: 'public',
  tag: 'verify',
  summary: 'Whether a PDF is one of ours and unchanged',
  response: Verdict,
  problems: ['too-large', 'unsupported-media-type'],
})

export const getRootCertificate = endpoint({
  method: 'GET',
  path: '/verify/root.pem',
  door: 'public',
  tag: 'verify',
  summary: 'The root certificate that seals chain to',
  produces: 'application/x-pem-file',
  problems: [],
})
