import type { Envelope } from '../../../envelope.ts'
import type { GroupInput } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { listDocumentFields, type LoadedDocument } from '../envelope/envelope-documents.ts'
import { endRecord, startRecord } from './continue-record.ts'
import { findContinuingTable } from './continuing-table.ts'
import { readRecord } from './read-record.ts'

interface NewEnvelope {
  documents: LoadedDocument[]
  input: Pick<GroupInput, 'records'>
  /** Whose answers were taken over: what they took from a record is taken from there again. */
  source?: Envelope | undefined
}

/** A new envelope with the records that its form can continue. */
export async function addRecords(
  engine: Engine,
  envelope: Envelope,
  { documents, input, source }: NewEnvelope,
): Promise<Envelope> {
  const table = findContinuingTable(listDocumentFields(documents))
  if (!table) {
    return envelope
  }

  const found = await Promise.all(
    (input.records ?? []).map(async (record) => ({
      record,
      content: await readRecord(engine, table, { record, timeZone: 'UTC' }),
    })),
  )
  const usable = found.flatMap(({ record, content }) => (content ? [{ record, content }] : []))
  const listed = usable.length > 0 ? { records: usable.map(({ record }) => record) } : {}
  const before = { ...envelope, ...(source?.continued && { continued: source.continued }) }
  const again = usable.find(({ record }) => record.groupId === source?.continued?.groupId)

  return {
    ...(again
      ? startRecord(before, table, again.content)
      : endRecord(before, table, source?.continued === null ? null : undefined)),
    ...listed,
  }
}
