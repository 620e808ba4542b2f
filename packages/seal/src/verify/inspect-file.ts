import { createHash } from 'node:crypto'
import { describeChanges } from './describe-changes.ts'
import { type FileEvidence, readEvidence } from './read-evidence.ts'
import { type SealVerification, type VerifyOptions, verifySeal } from './verify-seal.ts'

/** The verdict on a file with further information for the person who holds it. */
export interface FileInspection extends SealVerification {
  /** SHA-256 of the file, lower-case hex. */
  fileSha256: string
  /** Changes since the seal, as sentences. */
  changes: string[]
  /** The attached evidence record. Only for files with a genuine seal. */
  evidence?: FileEvidence
}

/**
 * Runs `verifySeal` and collects further information. Takes and returns plain values; run it in a
 * worker thread for untrusted files. Throws like `verifySeal`.
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
