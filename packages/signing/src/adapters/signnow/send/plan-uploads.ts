import type { Answers } from '@countersign/answers/answer'
import type { Role } from '@countersign/answers/field'
import type { Envelope } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import { mergeDocuments } from '@countersign/pdf/document/merge-documents'
import type { Engine } from '../../embedded/engine.ts'
import {
  getDocumentAnswers,
  loadDocuments,
  type LoadedDocument,
  toRenderTemplate,
} from '../../embedded/envelope/envelope-documents.ts'
import { getFilledValues } from '../../embedded/envelope/filled-document.ts'
import type { VendorField } from '../client/requests.ts'
import { placeFields } from './place-fields.ts'

export interface Upload {
  /** Our document ids. */
  documentIds: string[]
  /** What signers see. */
  title: string
  pdf: Uint8Array
  fields: VendorField[]
}

/** SignNow refuses larger files. */
const maxBytes = 50_000_000

/**
 * The filled documents with the fields of everyone who signs, in reading order. A document that
 * nobody signs goes with the one after it, because SignNow shows signers only documents with fields
 * of theirs.
 */
export async function planUploads(engine: Engine, envelope: Envelope): Promise<Upload[]> {
  const documents = await loadDocuments(engine, envelope)
  const values = getFilledValues(documents, envelope)
  const roles = envelope.recipients.map(({ role }) => role).filter((role) => role !== 'LLEdit')
  const units = groupDocuments(documents, roles)

  return Promise.all(units.map((unit) => buildUpload(engine, envelope, { unit, values, roles })))
}

function groupDocuments(
  documents: readonly LoadedDocument[],
  roles: readonly Role[],
): LoadedDocument[][] {
  const units: LoadedDocument[][] = []
  let waiting: LoadedDocument[] = []
  for (const loaded of documents) {
    waiting.push(loaded)
    if (loaded.template.fields.some(({ role, locked }) => roles.includes(role) && !locked)) {
      units.push(waiting)
      waiting = []
    }
  }
  units.at(-1)?.push(...waiting)
  return units
}

interface UploadInput {
  unit: readonly LoadedDocument[]
  values: Answers
  roles: readonly Role[]
}

async function buildUpload(
  engine: Engine,
  envelope: Envelope,
  { unit, values, roles }: UploadInput,
): Promise<Upload> {
  const drawn = await Promise.all(
    unit.map(async (loaded) => ({
      loaded,
      ...(await engine.runRender({
        template: toRenderTemplate(loaded.template),
        answers: getDocumentAnswers(loaded, values),
      })),
    })),
  )
  const fields: VendorField[] = []
  let pagesBefore = 0
  for (const { loaded, pages } of drawn) {
    fields.push(...(await placeFields({ loaded, values, roles, pagesBefore })))
    pagesBefore += pages
  }

  const title = unit.at(-1)?.document.title ?? envelope.name
  const { pdf } = await mergeDocuments({
    documents: drawn.map(({ loaded, pdf: bytes }) => ({
      title: loaded.document.title,
      pdf: bytes,
    })),
    packetId: envelope.envelopeId,
    title,
    language: unit[0]?.template.language ?? 'en-US',
    createdAt: new Date(envelope.filled?.at ?? envelope.createdAt),
  })
  requireSize(pdf, unit)
  return { documentIds: unit.map(({ document }) => document.documentId), title, pdf, fields }
}

function requireSize(pdf: Uint8Array, unit: readonly LoadedDocument[]): void {
  if (pdf.byteLength > maxBytes) {
    const titles = unit.map(({ document }) => `“${document.title}”`).join(' and ')
    throw new SigningError(
      'invalid-values',
      `${titles} is larger than 50 MB, which the signing service does not accept.`,
    )
  }
}
