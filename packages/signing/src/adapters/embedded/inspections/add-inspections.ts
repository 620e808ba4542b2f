import type { Envelope } from '../../../envelope.ts'
import type { GroupInput } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { listDocumentFields, type LoadedDocument } from '../envelope/envelope-documents.ts'
import { endInspection, startInspection } from './continue-inspection.ts'
import { findContinuingTable } from './continuing-table.ts'
import { readInspection } from './read-inspection.ts'

interface NewEnvelope {
  documents: LoadedDocument[]
  input: Pick<GroupInput, 'earlierInspections'>
  /** Whose answers were taken over: what they took from a inspection is taken from there again. */
  source?: Envelope | undefined
}

/** A new envelope with the inspections that its form can continue. */
export async function addInspections(
  engine: Engine,
  envelope: Envelope,
  { documents, input, source }: NewEnvelope,
): Promise<Envelope> {
  const table = findContinuingTable(listDocumentFields(documents))
  if (!table) {
    return envelope
  }

  const found = await Promise.all(
    (input.earlierInspections ?? []).map(async (inspection) => ({
      inspection,
      content: await readInspection(engine, table, { inspection, timeZone: 'UTC' }),
    })),
  )
  const usable = found.flatMap(({ inspection, content }) =>
    content ? [{ inspection, content }] : [],
  )
  const listed = usable.length > 0 ? { records: usable.map(({ inspection }) => inspection) } : {}
  const before = { ...envelope, ...(source?.continued && { continued: source.continued }) }
  const again = usable.find(({ inspection }) => inspection.groupId === source?.continued?.groupId)

  return {
    ...(again
      ? startInspection(before, table, again.content)
      : endInspection(before, table, source?.continued === null ? null : undefined)),
    ...listed,
  }
}
