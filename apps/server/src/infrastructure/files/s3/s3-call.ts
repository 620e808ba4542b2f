import type { S3Client } from '@aws-sdk/client-s3'
import { measure, type Outcome } from '../../../kernel/metrics.ts'
import type { RenewFile } from '../renew-file.ts'
import { toStorageError } from './s3-errors.ts'
import { withRetries, type Attempt, type S3Limits } from './s3-retry.ts'

export type CallObserver = (observed: { call: string; outcome: Outcome; seconds: number }) => void

export interface S3Bucket {
  client: S3Client
  bucket: string
  limits: S3Limits
  /** Whether the server knows `If-None-Match`; it is asked once. */
  knowsConditions: boolean
  /** A new file may not be removed or overwritten before this time. */
  lockedUntil(): Date | undefined
  onCall?: CallObserver | undefined
  /** Holds the lock of a file while it is stored again. */
  renew: RenewFile
  isOld(storedAt: Date | undefined): boolean
}

/** Sends an idempotent call with time limits and retries. Throws `StorageError`. */
export async function callS3<Answer>(
  { limits, onCall }: S3Bucket,
  call: { name: string; bytes?: number },
  run: (attempt: Attempt) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await measure(
      () => withRetries(limits, call, run),
      (observed) => onCall?.({ call: call.name, ...observed }),
    )
  } catch (error) {
    throw toStorageError(error, call.name)
  }
}
