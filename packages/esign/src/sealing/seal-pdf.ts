import { addTimeStamp } from './time-stamps/add-time-stamp.ts'
import { addValidationData } from './add-validation-data.ts'
import type { FetchCrl } from './add-validation-data.ts'
import { addSignaturePlaceholder } from './signature-placeholder.ts'
import { obtainTimeStamp } from './time-stamps/obtain-time-stamp.ts'
import type { TimeStamping } from './time-stamps/obtain-time-stamp.ts'
import type { SealingIdentity } from './keys/sealing-identity.ts'
import { signCades } from './sign-cades.ts'

/** The baseline levels of PAdES (ETSI EN 319 142-1, 6): each holds what the one before it does. */
export const sealLevels = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const
export type SealLevel = (typeof sealLevels)[number]

export interface SealInput {
  pdf: Uint8Array
  identity: SealingIdentity
  signedAt: Date
  /** Why the file is sealed, in words; shown by readers beside the signature. */
  reason: string
  /** What the signature field is called in a reader's list. */
  name: string
  /** B-B unless said. All others want `timeStamping`. */
  level?: SealLevel
  timeStamping?: TimeStamping
  /** For B-LT and above: how a revocation list is fetched. */
  fetchCrl?: FetchCrl
}

export interface SealedPdf {
  pdf: Uint8Array
  /** What was reached; below what was asked for when no authority answered. */
  level: SealLevel
  /** ISO 8601 UTC, by the time-stamp authority. */
  timeStampedAt?: string
  /** One sentence for each thing that was asked for and is not there. */
  warnings: string[]
}

/**
 * Seals the total document: PAdES, ETSI.CAdES.detached with signing-certificate-v2, as an invisible
 * signature and an incremental update of `pdf`. A time stamp that no authority gives does not hold
 * up the seal: the file is B-B and says so, and `addTimeStamp` can mend it later.
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

/** B-LT is what checks the certificates, kept inside the file; B-LTA is a time stamp over that. */
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
