import { addTimeStamp } from './add-time-stamp.ts'
import { addValidationData, type FetchCrl } from '../add-validation-data.ts'
import type { TimeStamping } from './obtain-time-stamp.ts'
import type { SealLevel } from '../seal-pdf.ts'
import type { SealingIdentity } from '../keys/sealing-identity.ts'

export type StampedFile =
  | { pdf: Uint8Array; level: SealLevel; at: string; warnings: string[] }
  /** No authority gave a time stamp; the file is unchanged. */
  | { pdf?: undefined; warnings: string[] }

/**
 * Raises a file that was sealed at B-B, because no authority answered, to the requested level by
 * incremental updates. Throws `RangeError` for files that we did not seal.
 */
export async function stampSealedFile(
  pdf: Uint8Array,
  input: {
    level: SealLevel
    identity: SealingIdentity
    timeStamping: TimeStamping
    fetchCrl?: FetchCrl
  },
): Promise<StampedFile> {
  const stamped = await addTimeStamp(pdf, input.timeStamping)
  if (!stamped.pdf) {
    return { warnings: stamped.errors }
  }
  const { at } = stamped
  if (input.level !== 'B-LT' && input.level !== 'B-LTA') {
    return { pdf: stamped.pdf, level: 'B-T', at, warnings: stamped.errors }
  }

  const checked = await addValidationData(stamped.pdf, { ...input, roots: stamped.roots })
  const warnings = [...stamped.errors, ...checked.warnings]
  const archived =
    input.level === 'B-LTA' ? await addTimeStamp(checked.pdf, input.timeStamping) : undefined
  return archived?.pdf
    ? { pdf: archived.pdf, level: 'B-LTA', at, warnings }
    : { pdf: checked.pdf, level: 'B-LT', at, warnings }
}
