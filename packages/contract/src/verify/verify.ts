import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const DocumentOnRecord = z.object({
  title: z.string(),
  edition: z.string().nullable(),
  pages: z.number().nullable(),
  sha256: z.string().nullable(),
})

const SignerOnRecord = z.object({
  name: z.string(),
  label: z.string().nullable(),
  signedAt: z.string().nullable(),
  consentedAt: z.string().nullable(),
})

const TimeStamp = z.object({
  /** On the seal itself, or over the whole file. */
  kind: z.enum(['signature', 'document']),
  at: z.string(),
  by: z.string(),
  trusted: z.boolean(),
})

export const Verdict = z.object({
  verdict: z.enum(['genuine', 'changed', 'sealed-by-another', 'not-sealed', 'not-a-pdf']),
  words: z.string(),
  sealedAt: z.string().nullable(),
  sealedBy: z.string().nullable(),
  trustedTime: z.boolean(),
  /** PAdES baseline level (ETSI EN 319 142-1) of a genuine file. */
  level: z.enum(['B-B', 'B-T', 'B-LT', 'B-LTA']).nullable(),
  timeStamps: z.array(TimeStamp),
  certificate: z
    .object({
      subject: z.string(),
      issuer: z.string(),
      serialNumber: z.string(),
      validFrom: z.string(),
      validTo: z.string(),
      sha256: z.string(),
    })
    .nullable(),
  /** Of what was sealed, as it stands in the seal; lower-case hex. */
  digest: z.object({ algorithm: z.string(), value: z.string() }).nullable(),
  fileSha256: z.string(),
  /** What was changed since the seal, in sentences, where that can be told. */
  changes: z.array(z.string()),
  /** What the file's own record says; only of a genuine file. */
  evidence: z
    .object({
      packetId: z.string().nullable(),
      packetName: z.string().nullable(),
      premises: z.string().nullable(),
      documents: z.array(DocumentOnRecord),
      signers: z.array(SignerOnRecord),
    })
    .nullable(),
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
  problems: ['too-large', 'too-many-requests', 'unsupported-media-type'],
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
