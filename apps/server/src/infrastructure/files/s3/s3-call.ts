import type { S3Client } from '@aws-sdk/client-s3'
import { toStorageError } from './s3-errors.ts'
import { withRetries, type Attempt, type S3Limits } from './s3-retry.ts'

/** What every call needs. */
export interface S3Bucket {
  client: S3Client
  bucket: string
  limits: S3Limits
  /** Whether the server knows `If-None-Match`; it is asked once. */
  knowsConditions: boolean
  /** A new file may not be removed or overwritten before this time. */
  lockedUntil(): Date | undefined
}

/** Sends an idempotent call with time limits and retries. Throws `StorageError`. */
export async function callS3<Answer>(
  { limits }: S3Bucket,
  call: { name: string; bytes?: number },
  run: (attempt: Attempt) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await withRetries(limits, call, run)
  } catch (error) {
    throw toStorageError(error, call.name)
  }
}
