import { PDF } from '@libpdf/core'
import { z } from 'zod'

/** Contents of the evidence record, as far as they are present. */
export interface FileEvidence {
  packetId?: string
  packetName?: string
  premises?: string
  documents: { title: string; edition?: string; pages?: number; sha256?: string }[]
  signers: {
    name: string
    signingFor?: string
    label?: string
    signedAt?: string
    consentedAt?: string
  }[]
  /** The last event in the server's record that the file was made of. Older files do not have it. */
  lastEvent?: { number: number; sha256: string }
}

/** Name of the attachment, see docs/evidence.schema.json. */
const attachmentName = 'evidence.json'
const maxBytes = 2_000_000

/**
 * Reads the evidence record of an executed file. Tolerant of older editions: unknown parts are
 * skipped. `undefined` if there is none. Only trustworthy if the seal is genuine.
 */
export async function readEvidence(pdf: Uint8Array): Promise<FileEvidence | undefined> {
  try {
    const bytes = (await PDF.load(pdf)).getAttachment(attachmentName)
    if (!bytes || bytes.length > maxBytes) {
      return undefined
    }
    return presentRecord(Record.parse(JSON.parse(Buffer.from(bytes).toString('utf8'))))
  } catch {
    // An unreadable record counts as absent; the verdict does not depend on it.
    return undefined
  }
}

const optionalText = z.string().optional().catch(undefined)
const Packet = z
  .object({ id: optionalText, name: optionalText, premises: optionalText })
  .partial()
  .catch({})
const Document = z.object({
  title: z.string(),
  edition: optionalText,
  pages: z.number().optional().catch(undefined),
  sha256: optionalText,
  finalSha256: optionalText,
})
const Signer = z.object({
  name: z.string(),
  signingFor: optionalText,
  label: optionalText,
  role: optionalText,
  signedAt: optionalText,
  consent: z.object({ at: optionalText }).optional().catch(undefined),
})
const Record = z.object({
  packet: Packet.optional(),
  packetId: optionalText,
  packetName: optionalText,
  premises: optionalText,
  documents: z.array(Document).catch([]),
  signers: z.array(Signer).catch([]),
  events: z
    .object({ record: z.object({ number: z.int(), sha256: z.string() }).optional() })
    .optional()
    .catch(undefined),
})

function presentRecord(record: z.output<typeof Record>): FileEvidence {
  const { packet = {} } = record
  return {
    packetId: packet.id ?? record.packetId,
    packetName: packet.name ?? record.packetName,
    premises: packet.premises ?? record.premises,
    documents: record.documents.map(({ title, edition, pages, sha256, finalSha256 }) => ({
      title,
      edition,
      pages,
      sha256: finalSha256 ?? sha256,
    })),
    signers: record.signers.map(({ name, signingFor, label, role, signedAt, consent }) => ({
      name,
      signingFor,
      label: label ?? role,
      signedAt,
      consentedAt: consent?.at,
    })),
    ...(record.events?.record && { lastEvent: record.events.record }),
  }
}
