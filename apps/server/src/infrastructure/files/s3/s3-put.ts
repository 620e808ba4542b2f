import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { StorageError } from '../../../kernel/storage-error.ts'
import { callS3, type S3Bucket } from './s3-call.ts'
import { hasName } from './s3-errors.ts'

export interface S3File {
  key: string
  /** Lower-case hex. */
  sha256: string
  bytes: Uint8Array
}

/**
 * Idempotent. A file that is already there, by name and size, is not sent again, unless it is so old that
 * it might be removed.
 */
export async function putS3File(s3: S3Bucket, file: S3File): Promise<void> {
  const facts = await readFacts(s3, file.key)
  if (facts?.bytes !== file.bytes.byteLength) {
    await putObject(s3, file)
  } else if (s3.isOld(facts.storedAt)) {
    await s3.renew(file.sha256, () => putObject(s3, file))
  }
}

interface ObjectFacts {
  bytes: number | undefined
  storedAt: Date | undefined
}

/** `undefined` where there is no such file. */
export function readFacts(s3: S3Bucket, key: string): Promise<ObjectFacts | undefined> {
  const command = new HeadObjectCommand({ Bucket: s3.bucket, Key: key })

  return callS3(s3, { name: 'HeadObject' }, async (abortSignal) => {
    try {
      const head = await s3.client.send(command, { abortSignal })
      return { bytes: head.ContentLength, storedAt: head.LastModified }
    } catch (error) {
      if (hasName(error, 'NotFound') || hasName(error, 'NoSuchKey')) {
        return undefined
      }
      throw error
    }
  })
}

async function putObject(s3: S3Bucket, { key, sha256, bytes }: S3File): Promise<void> {
  const until = s3.lockedUntil()
  const command = new PutObjectCommand({
    Bucket: s3.bucket,
    Key: key,
    Body: bytes,
    ContentType: 'application/octet-stream',
    // Required where objects are locked.
    ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
    ...(until && { ObjectLockMode: 'GOVERNANCE', ObjectLockRetainUntilDate: until }),
  })
  const call = { name: 'PutObject', bytes: bytes.byteLength }
  const answer = await callS3(s3, call, (abortSignal) => s3.client.send(command, { abortSignal }))
  // A proxy's page with status 200 has none.
  if (!answer.ETag) {
    throw new StorageError('unavailable', 'S3 PutObject: the answer has no ETag.')
  }
}
