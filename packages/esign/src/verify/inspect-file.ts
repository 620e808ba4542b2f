import { createHash } from 'node:crypto'
import { describeChanges } from './describe-changes.ts'
import { readEvidence } from './read-evidence.ts'
import type { FileEvidence } from './read-evidence.ts'
import { verifySeal } from './verify-seal.ts'
import type { SealVerification, VerifyOptions } from './verify-seal.ts'

/** The verdict on a file, and whatever else whoever holds it may want to know. */
export interface FileInspection extends SealVerification {
  /** Of the file as it was handed in, lower-case hex. */
  fileSha256: string
  /** What was changed since the seal, in sentences, where that can be told. */
  changes: string[]
  /** The file's own record; only of a file whose seal is this house's and holds. */
  evidence?: FileEvidence
}

/**
 * `verifySeal` with what surrounds it. Plain values in and out: it can be posted to a worker thread,
 * which is where a file from outside belongs. Throws as `verifySeal` does.
 */
export async function inspectFile(
  pdf: Uint8Array,
  roots: string | string[],
  options: VerifyOptions = {},
): Promise<FileInspection> {
  const seal = verifySeal(pdf, roots, options)
  const fileSha256 = createHash('sha256').update(pdf).digest('hex')
  const changes =
    seal.verdict === 'changed' && seal.sealedLength !== undefined
      ? await describeChanges(pdf.subarray(0, seal.sealedLength), pdf)
      : []
  const evidence = seal.verdict === 'genuine' ? await readEvidence(pdf) : undefined
  return { ...seal, fileSha256, changes, ...(evidence ? { evidence } : {}) }
}
