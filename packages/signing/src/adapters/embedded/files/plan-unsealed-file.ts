import { isSameAnswer, type Answers } from '@countersign/answers/answer'
import { canonicalJson } from '@countersign/answers/canonical-json'
import type { Field, Role } from '@countersign/answers/field'
import { sha256 } from '@countersign/pdf/sha256'
import type { Envelope, FileAudience, Recipient, StoredUnsealedFile } from '../../../envelope.ts'
import type { UnsealedFileInput } from '../../../evidence/write-unsealed-file.ts'
import type { Engine } from '../engine.ts'
import {
  type DocumentField,
  getDocumentAnswers,
  listDocumentFields,
  type LoadedDocument,
  toRenderTemplate,
} from '../envelope/envelope-documents.ts'
import { getSignerFacts } from '../envelope/signer-facts.ts'

export interface FileSource {
  envelope: Envelope
  /** Those that the audience may see. */
  documents: LoadedDocument[]
  audience: FileAudience
  /** The pages that were signed in ink. */
  scan?: Uint8Array | undefined
}

export interface FilePlan {
  unsealed: Omit<UnsealedFileInput, 'photos'>
  /** Of everything that the file prints then. */
  printedSha256: string
  /** The stored file, which this one takes further or replaces. */
  stored: StoredUnsealedFile | undefined
}

/**
 * What the file of these documents lacks. The stored file is taken further where it prints what its
 * signers have signed; otherwise the file is drawn anew, with the same revisions if it can be.
 */
export async function planUnsealedFile(engine: Engine, source: FileSource): Promise<FilePlan> {
  const { envelope, audience } = source
  const stored = await engine.store.unsealedFile(envelope.envelopeId, audience)
  const order = listOrder(source, stored)
  const fields = listDocumentFields(source.documents)
  const printUpTo = (role: Role) =>
    printedBy(source, order.slice(0, order.indexOf(role) + 1), fields)
  if (envelope.paper) {
    const all = printAll(source, fields)
    const after = order.at(-1) ?? 'LLEdit'
    const unsealed = { from: drawStage(source, { ...all, after }), steps: [] }
    return { unsealed, printedSha256: hashPrinted(source, all), stored: undefined }
  }

  const known = stored && (await readStored(engine, source, { stored, order, printUpTo }))
  const first = known?.stage ?? printUpTo('LLEdit')
  const later = order.slice(order.indexOf(first.after) + 1).map(printUpTo)
  const last = later.at(-1) ?? first
  const printedSha256 = hashPrinted(source, last)
  if (!keepsPrinting([first, ...later])) {
    return { unsealed: { from: drawStage(source, last), steps: [] }, printedSha256, stored }
  }
  const steps = later.map((stage, index) => describeStep(source, later[index - 1] ?? first, stage))
  const from = known ? { file: known.file } : drawStage(source, first)
  return { unsealed: { from, steps }, printedSha256, stored }
}

/** What is printed once these have sent or signed. */
interface Stage {
  after: Role
  roles: readonly Role[]
  /** By document and field key. */
  answers: Map<string, Answers>
}

/** Who has sent and signed. Of two who signed in one moment, the one in the file is the first. */
function listOrder({ envelope }: FileSource, stored: StoredUnsealedFile | undefined): Role[] {
  const rank = (role: Role) => stored?.revisions.findIndex(({ after }) => after === role) ?? -1
  const position = ({ role, signedAt = '' }: Recipient) =>
    `${rank(role) < 0 ? '1' : `0 ${rank(role)}`} ${signedAt}`
  const signed = envelope.recipients
    .filter(({ role, signedAt }) => role !== 'LLEdit' && signedAt !== undefined)
    .toSorted((one, other) => (position(one) < position(other) ? -1 : 1))

  return ['LLEdit', ...signed.map(({ role }) => role)]
}

/** Others may still be changing their answers, so only the answers of these and facts are printed. */
function printedBy(
  { envelope, documents }: FileSource,
  roles: readonly Role[],
  fields: readonly DocumentField[],
): Stage {
  const keys = new Set(
    fields
      .filter(({ field }) => roles.includes(field.role) || isFact(field))
      .map(({ answerKey }) => answerKey),
  )
  const values = Object.fromEntries(
    Object.entries(envelope.values).filter(([key]) => keys.has(key)),
  )
  const answers = new Map(
    documents.map((loaded) => [loaded.document.documentId, getDocumentAnswers(loaded, values)]),
  )
  return { after: roles.at(-1) ?? 'LLEdit', roles, answers }
}

/** Known before its signer acts, unlike the day on which they sign. */
function isFact({ locked, type }: Field): boolean {
  return locked === true && type !== 'signedDate'
}

function printAll(source: FileSource, fields: readonly DocumentField[]): Stage {
  const roles = source.envelope.recipients.map(({ role }) => role)
  return printedBy(source, roles, fields)
}

/** Whether each signer only adds: an answer of a later one may hide a field. */
function keepsPrinting(stages: readonly Stage[]): boolean {
  return stages.slice(1).every((stage, index) =>
    [...(stages[index]?.answers ?? [])].every(([documentId, before]) => {
      const now = stage.answers.get(documentId) ?? {}
      return Object.entries(before).every(([key, answer]) => isSameAnswer(answer, now[key]))
    }),
  )
}

async function readStored(
  { unsealedFiles, warn }: Engine,
  source: FileSource,
  { stored, order, printUpTo }: StoredOptions,
) {
  const { printedSha256, ...file } = stored
  const revision = file.revisions.at(-1)
  const stage = revision && order.includes(revision.after) ? printUpTo(revision.after) : undefined
  if (!revision || !stage || hashPrinted(source, stage) !== printedSha256) {
    return undefined
  }
  const pdf = await unsealedFiles?.read(revision.sha256)
  if (!pdf) {
    const { envelopeId: groupId } = source.envelope
    warn?.(
      { groupId, sha256: revision.sha256 },
      'the file of a packet is missing or damaged: it is drawn again',
    )
    return undefined
  }
  return { stage, file: { ...file, pdf } }
}

interface StoredOptions {
  stored: StoredUnsealedFile
  order: readonly Role[]
  printUpTo: (role: Role) => Stage
}

function drawStage({ envelope, documents, scan }: FileSource, stage: Stage) {
  return {
    after: stage.after,
    draw: {
      packetId: envelope.envelopeId,
      title: envelope.name,
      language: documents[0]?.template.language ?? 'en-US',
      createdAt: new Date(envelope.sentAt ?? envelope.filled?.at ?? envelope.createdAt),
      documents: documents.map(({ document, template }) => ({
        documentId: document.documentId,
        title: document.title,
        template: toRenderTemplate(template),
        answers: stage.answers.get(document.documentId) ?? {},
      })),
      people: getPeople(envelope, stage),
      ...(scan && { scan }),
    },
  }
}

function describeStep(
  { envelope, documents }: FileSource,
  before: Stage,
  stage: Stage,
): UnsealedFileInput['steps'][number] {
  return {
    after: stage.after,
    people: getPeople(envelope, stage),
    documents: documents.flatMap(({ document: { documentId }, template }) => {
      const known = before.answers.get(documentId) ?? {}
      const answers = Object.fromEntries(
        Object.entries(stage.answers.get(documentId) ?? {}).filter(([key]) => !(key in known)),
      )
      const fields = template.fields.filter(({ key }) => key in answers)
      return fields.length > 0
        ? [{ documentId, answers, template: { fields, title: template.title } }]
        : []
    }),
  }
}

function getPeople(envelope: Envelope, { roles }: Stage) {
  return getSignerFacts({
    ...envelope,
    recipients: envelope.recipients.filter(({ role }) => roles.includes(role)),
  })
}

function hashPrinted({ envelope, documents }: FileSource, stage: Stage): string {
  const printed = documents.map(({ document: { documentId, title, templateSha256 } }) => ({
    documentId,
    title,
    templateSha256,
    answers: stage.answers.get(documentId) ?? {},
  }))
  return sha256(canonicalJson({ printed, people: getPeople(envelope, stage) }))
}
