import { isTable, type Answer, type Answers } from '@countersign/answers/answer'
import { continueRows, endContinuedRows } from '@countersign/answers/continued-rows'
import type { Envelope } from '../../../envelope.ts'
import type { ContinuingTable } from './continuing-table.ts'
import type { InspectionContent } from './read-inspection.ts'

/** The envelope with what its table takes from a earlier inspection, instead of what it took before. */
export function startInspection(
  envelope: Envelope,
  table: ContinuingTable,
  { groupId, rows, source, photos, stored }: InspectionContent,
): Envelope {
  const { answerKey, sourceKey, photosKey, field } = table
  const without = endInspection(envelope, table)
  const answered = without.values[answerKey]
  const taken: Answers = {
    [sourceKey]: source,
    ...(photos.length > 0 && { [photosKey]: photos }),
  }

  return {
    ...without,
    values: {
      ...without.values,
      ...taken,
      [answerKey]: continueRows(field, rows, isTable(answered) ? answered : []),
    },
    photos: [...(without.photos ?? []), ...stored],
    continued: { groupId, values: { ...taken, [answerKey]: rows } },
  }
}

/** The envelope without anything that its table took; `null` as well where the owner wants none. */
export function endInspection(
  envelope: Envelope,
  { answerKey, sourceKey, photosKey, field }: ContinuingTable,
  continued?: null,
): Envelope {
  const { continued: _, ...others } = envelope
  const values = new Map<string, Answer>(Object.entries(envelope.values))
  values.delete(sourceKey)
  values.delete(photosKey)
  const rows = values.get(answerKey)
  if (envelope.continued && rows !== undefined && isTable(rows)) {
    values.set(answerKey, endContinuedRows(field, rows))
  }

  return {
    ...others,
    values: Object.fromEntries(values),
    ...(envelope.photos && {
      photos: envelope.photos.filter((photo) => photo.answerKey !== photosKey),
    }),
    ...(continued === null && { continued }),
  }
}
