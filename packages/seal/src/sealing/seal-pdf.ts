import { addTimeStamp } from './time-stamps/add-time-stamp.ts'
import { addValidationData, type FetchCrl } from './add-validation-data.ts'
import { addSignaturePlaceholder } from './signature-placeholder.ts'
import { obtainTimeStamp, type TimeStamping } from './time-stamps/obtain-time-stamp.ts'
import type { SealingIdentity } from './keys/sealing-identity.ts'
import { signCades } from './sign-cades.ts'

/** The baseline levels of PAdES (ETSI EN 319 142-1, 6); each includes the one before. */
export const sealLevels = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const
export type SealLevel = (typeof sealLevels)[number]

export interface SealInput {
  pdf: Uint8Array
  identity: SealingIdentity
  signedAt: Date
  /** Reason for the seal, shown by PDF readers. */
  reason: string
  /** Name of the signature field, shown by PDF readers. */
  name: string
  /** Default: B-B. Other levels require `timeStamping`. */
  level?: SealLevel
  timeStamping?: TimeStamping
  /** Fetches revocation lists for B-LT and above. */
  fetchCrl?: FetchCrl
}

export interface SealedPdf {
  pdf: Uint8Array
  /** Level reached. Lower than requested if no time-stamp authority answered. */
  level: SealLevel
  /** ISO 8601 UTC, from the time-stamp authority. */
  timeStampedAt?: string
  /** One sentence for each requested part that is missing. */
  warnings: string[]
}

/**
 * Seals a PDF: PAdES, ETSI.CAdES.detached with signing-certificate-v2, as an invisible signature in
 * an incremental update. If no authority gives a time stamp, the file is sealed at B-B with a
 * warning and `addTimeStamp` can raise the level later.
 */
export async function sealPdf(input: SealInput): Promise<SealedPdf> {
  const { level = 'B-B', timeStamping, identity } = input
  const placeholder = await addSignaturePlaceholder(input)
  const signature = signCades(placeholder.digest, identity)
  if (level === 'B-B' || !timeStamping) {
    return { pdf: placeholder.fill(signature.toDer()), level: 'B-B', warnings: [] }
  }

  const stamp = await obtainTimeStamp(signature.value, timeStamping)
  if (!stamp.token) {
    return { pdf: placeholder.fill(signature.toDer()), level: 'B-B', warnings: stamp.errors }
  }
  const pdf = placeholder.fill(signature.toDer(stamp.token))
  const sealed = { pdf, level: 'B-T' as const, timeStampedAt: stamp.at, warnings: stamp.errors }
  return level === 'B-T'
    ? sealed
    : addArchiveData(sealed, { ...input, level, timeStamping, roots: stamp.roots })
}

/** B-LT embeds the data for validating certificates; B-LTA adds a time stamp over it. */
async function addArchiveData(
  sealed: SealedPdf,
  input: SealInput & { timeStamping: TimeStamping; roots: Uint8Array[] },
): Promise<SealedPdf> {
  const { pdf, warnings } = await addValidationData(sealed.pdf, input)
  const all = [...sealed.warnings, ...warnings]
  if (input.level === 'B-LT') {
    return { ...sealed, pdf, level: 'B-LT', warnings: all }
  }

  const late = await addTimeStamp(pdf, input.timeStamping)
  return late.pdf
    ? { ...sealed, pdf: late.pdf, level: 'B-LTA', warnings: all }
    : { ...sealed, pdf, level: 'B-LT', warnings: [...all, ...late.errors] }
}
