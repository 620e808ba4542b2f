import { isTable, type TableRow } from '@countersign/answers/answer'
import { alignEarlierRows } from '@countersign/answers/continued-rows'
import { formatCell } from '@countersign/answers/format-answer'
import { formatDay, toDayInZone } from '@countersign/answers/format-day'
import { listPhotos, toPhotoRow } from '@countersign/answers/photos'
import type { Field } from '@countersign/answers/field'
import {
  type Envelope,
  type EarlierInspection,
  type StoredPhoto,
  valueKey,
} from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { Engine } from '../engine.ts'
import { loadDocuments, type LoadedDocument } from '../envelope/envelope-documents.ts'
import { type ContinuingTable, isMetIn } from './continuing-table.ts'

export interface InspectionContent {
  groupId: string
  rows: TableRow[]
  /** Says which inspection it is, and what its residents remarked. */
  source: string
  photos: TableRow[]
  stored: StoredPhoto[]
}

/** Photos of a inspection take at most half of the space for photos of a packet. */
const maxPhotoBytes = 20_000_000

interface OpenInspection {
  envelope: Envelope
  loaded: LoadedDocument
}

/** `undefined` if this group has no such inspection, or one that does not fit into the table. */
export async function readInspection(
  engine: Engine,
  table: ContinuingTable,
  { inspection, timeZone }: { inspection: EarlierInspection; timeZone: string },
): Promise<InspectionContent | undefined> {
  const open = await openInspection(engine, table, inspection)
  const rows = open && alignEarlierRows(table.field, listRows(open, table))
  if (!open || !rows) {
    return undefined
  }

  const { photos, stored, omitted } = listInspectionPhotos(open, table)
  const day = formatDay(toDayInZone(new Date(inspection.executedAt), timeZone))
  const left = omitted > 0 ? [`${omitted} more of its photos are only in that packet.`] : []
  const said = listRemarks(open)
  const source = [`“${inspection.name}”, signed by everyone on ${day}.`, ...left, ...said].join(' ')
  return { groupId: inspection.groupId, rows, source, photos, stored }
}

async function openInspection(
  engine: Engine,
  { field, loaded: { document } }: ContinuingTable,
  { groupId }: EarlierInspection,
): Promise<OpenInspection | undefined> {
  const envelope = await engine.store.read(groupId)
  const documents = envelope ? await loadStored(engine, envelope) : []
  const loaded = documents.find((other) => other.document.formId === document.formId)
  const isInspection = envelope && loaded && isMetIn(loaded, envelope.values, field.continues.of)

  return isInspection ? { envelope, loaded } : undefined
}

/** Nothing of a packet whose edition is no longer stored. */
export async function loadStored(engine: Engine, envelope: Envelope): Promise<LoadedDocument[]> {
  try {
    return await loadDocuments(engine, envelope)
  } catch (error) {
    if (error instanceof SigningError && error.code === 'template-not-found') {
      return []
    }
    throw error
  }
}

/** With what the residents said of a row, in its last recorded text. */
function listRows({ envelope, loaded }: OpenInspection, { field }: ContinuingTable): TableRow[] {
  const { documentId } = loaded.document
  const rows = envelope.values[valueKey(documentId, field)]
  const words = field.columns?.findLast(({ recorded, type }) => recorded && type === 'text')?.key
  const beside = loaded.template.fields.filter(({ rowsOf }) => rowsOf === field.key)

  return (isTable(rows) ? rows : []).map((row, index) => {
    const said = sayTogether(
      beside.map((other) => {
        const answer = envelope.values[valueKey(documentId, other)]
        return {
          name: signerName(envelope, other),
          text: formatRow(other, isTable(answer) ? answer[index] : undefined),
        }
      }),
    )
    return words === undefined || said === ''
      ? row
      : { ...row, [words]: [ownWords(row[words]), said].filter(Boolean).join(' ') }
  })
}

function ownWords(note: TableRow[string] | undefined): string {
  return typeof note === 'string' && note.trim() !== '' ? endSentence(note.trim()) : ''
}

/** “Maria Lopez, Juan Perez: Agree. Ana Ruiz: Poor, A burn mark.” */
function sayTogether(said: readonly { name: string; text: string }[]): string {
  const byText = Map.groupBy(
    said.filter(({ text }) => text !== ''),
    ({ text }) => text,
  )

  return [...byText]
    .map(([text, people]) => endSentence(`${people.map(({ name }) => name).join(', ')}: ${text}`))
    .join(' ')
}

function formatRow({ columns = [] }: Field, row: TableRow = {}): string {
  return columns
    .map((column) => formatCell(column, row[column.key]))
    .filter(Boolean)
    .join(', ')
}

function listRemarks({ envelope, loaded: { document, template } }: OpenInspection): string[] {
  return template.fields
    .filter(({ type, role }) => type === 'longtext' && role !== 'LLEdit')
    .flatMap((field) => {
      const said = envelope.values[valueKey(document.documentId, field)]
      return typeof said === 'string' && said.trim() !== ''
        ? [endSentence(`${field.label} (${signerName(envelope, field)}): ${said.trim()}`)]
        : []
    })
}

function listInspectionPhotos({ envelope, loaded }: OpenInspection, table: ContinuingTable) {
  const { documentId } = loaded.document
  const all = loaded.template.fields
    .filter(({ type, photosOf }) => type === 'photos' && photosOf === table.field.key)
    .flatMap((field) => listPhotos(envelope.values[valueKey(documentId, field)]))
  const once = [...new Map(all.map((photo) => [photo.sha256, photo])).values()]
  const bytesOf = new Map(envelope.photos?.map(({ sha256, bytes }) => [sha256, bytes]))
  let used = 0
  const kept = once.filter(({ sha256 }) => {
    used += bytesOf.get(sha256) ?? 0
    return used <= maxPhotoBytes
  })

  return {
    omitted: once.length - kept.length,
    photos: kept.map(toPhotoRow),
    stored: kept.map(({ about: _, ...facts }): StoredPhoto => ({
      ...facts,
      role: 'LLEdit',
      answerKey: table.photosKey,
      bytes: bytesOf.get(facts.sha256) ?? 0,
    })),
  }
}

function signerName({ recipients }: Envelope, { role }: Field): string {
  return recipients.find((recipient) => recipient.role === role)?.name ?? role
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
