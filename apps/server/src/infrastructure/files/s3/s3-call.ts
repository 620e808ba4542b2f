import { S3Client } from '@aws-sdk/client-s3'
import { measure, type Outcome } from '../../../kernel/metrics.ts'
import type { RenewFile } from '../renew-file.ts'
import { toStorageError } from './s3-errors.ts'
import type { S3Settings } from './s3-settings.ts'

export type CallObserver = (observed: { call: string; outcome: Outcome; seconds: number }) => void

export interface S3Bucket {
  client: S3Client
  bucket: string
  limits: S3Limits
  /** A new file may not be removed or overwritten before this time. */
  lockedUntil(): Date | undefined
  onCall?: CallObserver | undefined
  /** Holds the lock of a file while it is stored again. */
  renew: RenewFile
  isOld(storedAt: Date | undefined): boolean
}

export interface S3Limits {
  connectMs: number
  /** Without a byte in either direction. */
  silentMs: number
  /** For a call with all its attempts; large bodies get more. */
  callMs: number
  /** The slowest connection for which a body's size extends the time limit. */
  bytesPerSecond: number
}

export const defaultLimits: S3Limits = {
  connectMs: 3000,
  silentMs: 10_000,
  callMs: 20_000,
  bytesPerSecond: 500_000,
}

export function createS3Client(
  { region, endpoint }: Pick<S3Settings, 'region' | 'endpoint'>,
  { connectMs, silentMs }: S3Limits,
): S3Client {
  return new S3Client({
    region,
    // For other services than Amazon's: the bucket is then in the path, not in the host name.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Every file is named by its SHA-256 and checked by it, so no other checksums are asked for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs },
  })
}

/** Sends an idempotent call within its time limit; the client retries. Throws `StorageError`. */
export async function callS3<Answer>(
  { limits, onCall }: S3Bucket,
  { name, bytes = 0 }: { name: string; bytes?: number },
  run: (abortSignal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const limitMs = limits.callMs + (bytes / limits.bytesPerSecond) * 1000
  try {
    return await measure(
      () => run(AbortSignal.timeout(Math.ceil(limitMs))),
      (observed) => onCall?.({ call: name, ...observed }),
    )
  } catch (error) {
    throw toStorageError(error, name)
  }
}
