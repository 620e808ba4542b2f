import { readFile } from 'node:fs/promises'
import { type FileInspection, inspectFile } from '@countersign/seal/verify/inspect-file'

export interface VerifyTask {
  path: string
  /** PEM, newest first. */
  roots: string[]
  /** PEM. */
  timeStampRoots: string[]
}

export async function run({ path, roots, timeStampRoots }: VerifyTask): Promise<FileInspection> {
  return inspectFile(await readFile(path), roots, { timeStampRoots })
}
