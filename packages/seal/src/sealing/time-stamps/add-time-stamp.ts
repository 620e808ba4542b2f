import { buildTimeStampUpdate } from '../../verify/updates/post-seal-updates.ts'
import { readRevision } from '../../verify/updates/read-revision.ts'
import { obtainTimeStamp, type TimeStamping } from './obtain-time-stamp.ts'
import { findSignaturePlaceholder } from '../signature-placeholder.ts'

const reservedBytes = 12_288

export type TimeStampedPdf =
  | { pdf: Uint8Array; at: string; roots: Uint8Array[]; errors: string[] }
  /** No authority gave a time stamp; the file is unchanged. */
  | { pdf?: undefined; errors: string[] }

/**
 * Adds a document time stamp (ISO 32000-2, 12.8.5) to a file sealed by us, as an incremental
 * update. Throws `RangeError` for other files.
 */
export async function addTimeStamp(
  pdf: Uint8Array,
  timeStamping: TimeStamping,
): Promise<TimeStampedPdf> {
  const base = readRevision(Buffer.from(pdf))
  const update = base && buildTimeStampUpdate(base, reservedBytes)
  if (!base || !update) {
    throw new RangeError('Only a file sealed by this installation can be time-stamped later.')
  }

  const bytes = Buffer.concat([base.bytes, update])
  const place = findSignaturePlaceholder(bytes)
  const stamp = await obtainTimeStamp(place.covered(), timeStamping)
  if (!stamp.token) {
    return { errors: stamp.errors }
  }
  const { token, ...facts } = stamp
  return { ...facts, pdf: place.fill(token) }
}
