import { z } from 'zod'
import { roles } from '@countersign/answers/field'

/** Server time, ISO 8601 UTC. */
const Instant = z.iso.datetime()
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const AnyRole = z.enum(roles)

const SigningFor = z
  .string()
  .optional()
  .describe('The company or trade name for which the person acted.')

const Signer = z.strictObject({
  role: AnyRole,
  label: z.string().describe('“Resident 1”, “Owner/Agent”.'),
  name: z.string(),
  signingFor: SigningFor,
  email: z.string(),
  phone: z.string().optional(),
  reachedBy: z.enum(['personal link', 'membership login', 'paper']),
  onPaper: z
    .literal(true)
    .optional()
    .describe('Signed in ink, on the scanned pages. Nothing here shows who that was.'),
  openedAt: Instant.optional(),
  consent: z
    .strictObject({ version: z.string(), language: z.string(), at: Instant })
    .optional()
    .describe(
      'Consent to electronic records, 15 USC 7001(c): version and language of the text, and when.',
    ),
  readToEnd: z
    .array(z.strictObject({ document: z.string(), at: Instant }))
    .optional()
    .describe('Documents that this signer scrolled to the end, as reported by the browser.'),
  confirmed: z
    .array(z.strictObject({ document: z.string(), at: Instant, shownSha256: Sha256.optional() }))
    .optional()
    .describe(
      'Documents that this resident confirmed, one by one, to have read, with the hash of the PDF as shown. The owner or agent is not asked.',
    ),
  signature: z.enum(['typed', 'drawn', 'picture']).optional(),
  places: z.int().describe('Number of fields signed or initialed.'),
  signedAt: Instant.optional(),
  timeZone: z.string().optional().describe('IANA time zone of the signer’s browser.'),
  device: z.string().optional(),
  networkAddress: z
    .string()
    .optional()
    .describe(
      'Masked: “203.0.113.x”, or the first 48 bits of an IPv6 address. The server’s record has all of it.',
    ),
})

const Document = z.strictObject({
  id: z.string(),
  title: z.string(),
  edition: z.string(),
  pages: z.int(),
  templateSha256: Sha256.describe('The blank form.'),
  sentSha256: Sha256.optional().describe('As it was sent to the residents.'),
  revisions: z
    .array(z.strictObject({ after: AnyRole, sha256: Sha256 }))
    .optional()
    .describe('In files sealed until November 2026: after each resident, in the order of signing.'),
  finalSha256: Sha256.optional().describe(
    'In files sealed until November 2026: with all answers and signatures, before the documents were merged.',
  ),
})

const FileRevision = z
  .strictObject({ after: AnyRole, bytes: z.int(), sha256: Sha256 })
  .describe(
    'The first `bytes` bytes of the file, as they were when the owner (LLEdit) had sent it, or this signer had signed.',
  )

const Event = z.strictObject({
  number: z.int(),
  type: z.string(),
  by: z.enum([...roles, 'system']),
  at: Instant,
  timeZone: z.string().optional(),
  facts: z
    .record(
      z.string(),
      z.union([
        z.string(),
        z.number(),
        z.boolean(),
        z.array(z.string()),
        z.record(z.string(), z.string()),
      ]),
    )
    .optional(),
})

/**
 * Schema of `evidence.json`, the certificate of completion for programs, which is attached to each
 * executed file. Published as `docs/evidence.schema.json`. Contains IP addresses only masked.
 */
export const Evidence = z
  .strictObject({
    format: z.literal('countersign-evidence/1'),
    packet: z.strictObject({
      id: z.string(),
      name: z.string(),
      premises: z.string(),
      createdAt: Instant,
      filledAt: Instant.optional(),
      filledValuesSha256: Sha256.optional(),
      sentAt: Instant.optional(),
      completedAt: Instant.optional(),
    }),
    preparedBy: z.strictObject({
      name: z.string(),
      signingFor: SigningFor,
      email: z.string(),
    }),
    signers: z.array(Signer),
    documents: z.array(Document),
    file: z
      .strictObject({ revisions: z.array(FileRevision) })
      .optional()
      .describe('This file, step by step. Absent from files sealed until November 2026.'),
    paper: z
      .strictObject({
        uploadedBy: z.string(),
        uploadedAt: Instant,
        signedOn: z.iso.date().describe('As stated by the person who uploaded the scan.'),
        signers: z.array(AnyRole),
        scanSha256: Sha256.describe('The scan as it was stored.'),
        scanPages: z
          .int()
          .optional()
          .describe('Scanned pages at the beginning of this file. A signer’s own file has none.'),
      })
      .optional()
      .describe('The packet was finished on paper: signatures in ink, scanned and uploaded.'),
    copiesTo: z
      .array(z.strictObject({ name: z.string().optional(), email: z.string() }))
      .optional()
      .describe(
        'People who did not sign, and to whom the owner has a link to the complete file sent once it is sealed.',
      ),
    notes: z.array(z.string()).describe('Points that a reader should consider.'),
    events: z.strictObject({
      count: z.int(),
      headSha256: Sha256.describe('Hash of the last event, linked to all events before it.'),
      record: z
        .strictObject({ number: z.int(), sha256: Sha256 })
        .optional()
        .describe(
          'The last event in the server’s record: its number there, and its hash there, which is linked to all events of the packet before it.',
        ),
      list: z.array(Event),
    }),
    sealing: z.strictObject({
      sealedAt: Instant,
      trustedTime: z.enum(['none', 'asked-for']),
      verifyUrl: z.string().optional(),
    }),
  })
  .meta({ title: 'Countersign evidence record' })
export type Evidence = z.output<typeof Evidence>
