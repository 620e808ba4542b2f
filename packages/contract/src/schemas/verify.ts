import { z } from 'zod'

const RecordedDocument = z.object({
  title: z.string(),
  edition: z.string().nullable(),
  pages: z.number().nullable(),
  sha256: z.string().nullable(),
})

const RecordedSigner = z.object({
  name: z.string(),
  signingFor: z.string().nullable(),
  label: z.string().nullable(),
  signedAt: z.string().nullable(),
  consentedAt: z.string().nullable(),
})

const TimeStamp = z.object({
  /** On the seal's signature, or over the entire file. */
  kind: z.enum(['signature', 'document']),
  at: z.string(),
  by: z.string(),
  trusted: z.boolean(),
})

export const Verdict = z.object({
  /** `on-record`: without a seal of ours, and the same bytes as a file that we keep. */
  verdict: z.enum([
    'genuine',
    'on-record',
    'changed',
    'sealed-by-another',
    'not-sealed',
    'not-a-pdf',
  ]),
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
  /** The digest in the seal, in lower-case hex. */
  digest: z.object({ algorithm: z.string(), value: z.string() }).nullable(),
  fileSha256: z.string(),
  /** What was changed after sealing, in sentences, where it can be found. */
  changes: z.array(z.string()),
  /** The evidence inside the file; only for a genuine file. */
  evidence: z
    .object({
      packetId: z.string().nullable(),
      packetName: z.string().nullable(),
      home: z.string().nullable(),
      documents: z.array(RecordedDocument),
      signers: z.array(RecordedSigner),
    })
    .nullable(),
})
export type Verdict = z.infer<typeof Verdict>
