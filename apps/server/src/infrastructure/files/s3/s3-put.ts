import { createHash } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3'
import { StorageError } from '../../../kernel/storage-error.ts'
import { callS3, type S3Bucket } from './s3-call.ts'
import { hasName, statusOf } from './s3-errors.ts'

export interface S3File {
  key: string
  /** Lower-case hex. */
  sha256: string
  bytes: Uint8Array
}

/** Larger files are sent in parts of this size. */
const partBytes = 8 * 2 ** 20

/**
 * Idempotent. A file that is already there, by name and size, is not sent again, unless it is so old that
 * it might be removed.
 */
export async function putS3File(s3: S3Bucket, file: S3File): Promise<void> {
  const isLarge = file.bytes.byteLength > partBytes
  const found =
    s3.knowsConditions && !isLarge ? await putIfAbsent(s3, file) : await findSame(s3, file)
  const store = async () => void (await (isLarge ? putInParts(s3, file) : putWhole(s3, file)))
  switch (found) {
    case 'stored':
      return
    case 'old':
      return s3.renew(file.sha256, store)
    case 'absent':
      return store()
  }
}

interface ObjectFacts {
  bytes: number | undefined
  storedAt: Date | undefined
}

/** `undefined` where there is no such file. */
export function readFacts(s3: S3Bucket, key: string): Promise<ObjectFacts | undefined> {
  const { client, bucket: Bucket } = s3

  return callS3(s3, { name: 'HeadObject' }, async ({ signal }) => {
    try {
      const head = await client.send(new HeadObjectCommand({ Bucket, Key: key }), {
        abortSignal: signal,
      })
      return { bytes: head.ContentLength, storedAt: head.LastModified }
    } catch (error) {
      if (hasName(error, 'NotFound') || hasName(error, 'NoSuchKey')) {
        return undefined
      }
      throw error
    }
  })
}

type Found = 'stored' | 'old' | 'absent'

/**
 * A server that does not know the condition (501) is not asked again; one that has such a file (412) must
 * have it in this size.
 */
async function putIfAbsent(s3: S3Bucket, file: S3File): Promise<Found> {
  const answer = await putWhole(s3, file, { IfNoneMatch: '*' })
  if (answer === 'unknown-condition') {
    s3.knowsConditions = false
  }

  return answer === 'stored' ? 'stored' : findSame(s3, file)
}

async function findSame(s3: S3Bucket, { key, bytes }: S3File): Promise<Found> {
  const facts = await readFacts(s3, key)
  if (facts?.bytes !== bytes.byteLength) {
    return 'absent'
  }

  return s3.isOld(facts.storedAt) ? 'old' : 'stored'
}

function putWhole(
  s3: S3Bucket,
  { key, sha256, bytes }: S3File,
  condition: { IfNoneMatch?: '*' } = {},
): Promise<'stored' | 'exists' | 'unknown-condition'> {
  const command = new PutObjectCommand({
    Bucket: s3.bucket,
    Key: key,
    Body: bytes,
    ContentType: 'application/octet-stream',
    ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
    ...objectLock(s3),
    ...condition,
  })

  return callS3(s3, { name: 'PutObject', bytes: bytes.byteLength }, async ({ signal }) => {
    try {
      requireETag(await s3.client.send(command, { abortSignal: signal }))
      return 'stored'
    } catch (error) {
      if (condition.IfNoneMatch && statusOf(error) === 412) {
        return 'exists'
      }
      if (condition.IfNoneMatch && statusOf(error) === 501) {
        return 'unknown-condition'
      }
      throw error
    }
  })
}

async function putInParts(s3: S3Bucket, file: S3File): Promise<void> {
  const uploadId = await beginUpload(s3, file)
  try {
    const parts: CompletedPart[] = []
    for (let start = 0; start < file.bytes.byteLength; start += partBytes) {
      const body = file.bytes.subarray(start, start + partBytes)
      parts.push(await putPart(s3, { key: file.key, uploadId, number: parts.length + 1, body }))
    }
    await completeUpload(s3, { key: file.key, uploadId, parts })
  } catch (error) {
    await abortUpload(s3, { key: file.key, uploadId })
    throw error
  }

  if ((await findSame(s3, file)) === 'absent') {
    throw new StorageError('unavailable', 'S3: an upload in parts did not become a file.')
  }
}

async function beginUpload(s3: S3Bucket, { key }: S3File): Promise<string> {
  const command = new CreateMultipartUploadCommand({
    Bucket: s3.bucket,
    Key: key,
    ContentType: 'application/octet-stream',
    ...objectLock(s3),
  })
  const { UploadId: uploadId } = await callS3(s3, { name: 'CreateMultipartUpload' }, ({ signal }) =>
    s3.client.send(command, { abortSignal: signal }),
  )
  if (!uploadId) {
    throw new StorageError('unavailable', 'S3 CreateMultipartUpload: no upload id.')
  }

  return uploadId
}

interface Upload {
  key: string
  uploadId: string
}

function putPart(
  s3: S3Bucket,
  { key, uploadId, number, body }: Upload & { number: number; body: Uint8Array },
): Promise<CompletedPart> {
  const command = new UploadPartCommand({
    Bucket: s3.bucket,
    Key: key,
    UploadId: uploadId,
    PartNumber: number,
    Body: body,
    // Required where objects are locked; every server checks it.
    ContentMD5: createHash('md5').update(body).digest('base64'),
  })

  return callS3(s3, { name: 'UploadPart', bytes: body.byteLength }, async ({ signal }) => ({
    PartNumber: number,
    ETag: requireETag(await s3.client.send(command, { abortSignal: signal })),
  }))
}

function completeUpload(
  s3: S3Bucket,
  { key, uploadId, parts }: Upload & { parts: CompletedPart[] },
): Promise<unknown> {
  const command = new CompleteMultipartUploadCommand({
    Bucket: s3.bucket,
    Key: key,
    UploadId: uploadId,
    MultipartUpload: { Parts: parts },
  })

  return callS3(s3, { name: 'CompleteMultipartUpload' }, async ({ signal }) => {
    try {
      return await s3.client.send(command, { abortSignal: signal })
    } catch (error) {
      // Completed by an attempt whose answer was lost: the size is checked afterwards.
      if (hasName(error, 'NoSuchUpload')) {
        return undefined
      }
      throw error
    }
  })
}

/** Parts that stay cost money: a rule of the bucket should remove what this could not. */
async function abortUpload({ client, bucket }: S3Bucket, upload: Upload): Promise<void> {
  const { key: Key, uploadId: UploadId } = upload
  const command = new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })

  await client.send(command, { abortSignal: AbortSignal.timeout(3000) }).catch(() => undefined)
}

function objectLock(s3: S3Bucket) {
  const until = s3.lockedUntil()

  return until && { ObjectLockMode: 'GOVERNANCE' as const, ObjectLockRetainUntilDate: until }
}

/** A proxy's page with status 200 has none. */
function requireETag({ ETag: eTag }: { ETag?: string | undefined }): string {
  if (!eTag) {
    throw new StorageError('unavailable', 'The answer has no ETag.')
  }

  return eTag
}
