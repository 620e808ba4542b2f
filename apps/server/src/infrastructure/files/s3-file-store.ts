import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../kernel/context.ts'
import type { StoredFile } from '../../kernel/ports.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { StorageError } from '../../kernel/storage-error.ts'
import { addMs, days } from '../../kernel/time.ts'
import { isFileName, requireFileName } from './file-name.ts'
import type { MovableFileStore } from './movable-file-store.ts'
import { needsRenewal, renewWithoutLock, type RenewFile } from './renew-file.ts'
import { createBucketCheck } from './s3/check-bucket.ts'
import { readLimited } from './s3/read-limited.ts'
import {
  callS3,
  createS3Client,
  defaultLimits,
  type CallObserver,
  type S3Bucket,
  type S3Limits,
} from './s3/s3-call.ts'
import { hasName } from './s3/s3-errors.ts'
import { putS3File, readFacts } from './s3/s3-put.ts'
import type { S3Settings } from './s3/s3-settings.ts'

/** Files of unknown size: what members upload (50 MB), and templates. */
const maxFileBytes = 64 * 2 ** 20

interface S3StoreOptions extends S3Settings {
  clock: Clock
  log: FastifyBaseLogger
  limits?: Partial<S3Limits>
  /** Hears how long each call took. */
  onCall?: CallObserver
  renew?: RenewFile
}

/** Any service with the S3 API. Keys come from the SDK's own chain: environment, profile, role. */
export function createS3FileStore(settings: S3StoreOptions): MovableFileStore {
  const s3 = openBucket(settings)
  const keyOf = (hash: string) => settings.prefix + requireFileName(hash)

  return {
    async put(bytes) {
      const hash = sha256(bytes)
      await putS3File(s3, { key: keyOf(hash), sha256: hash, bytes })

      return hash
    },
    read: (hash, { bytes } = {}) =>
      readFile(s3, { key: keyOf(hash), hash, maxBytes: bytes ?? maxFileBytes }),
    remove: (hash) => removeFile(s3, keyOf(hash)),
    size: async (hash) => (await readFacts(s3, keyOf(hash)))?.bytes,
    async removeIfOlder(hash, before) {
      const { storedAt } = (await readFacts(s3, keyOf(hash))) ?? {}
      if (!storedAt || storedAt >= before) {
        return false
      }

      await removeFile(s3, keyOf(hash))
      return true
    },
    check: createBucketCheck(s3, settings),
    list: () => listFiles(s3, settings.prefix),
  }
}

function openBucket(settings: S3StoreOptions): S3Bucket {
  const { bucket, clock, objectLockDays } = settings
  const limits = { ...defaultLimits, ...settings.limits }

  return {
    client: createS3Client(settings, limits),
    bucket,
    limits,
    onCall: settings.onCall,
    renew: settings.renew ?? renewWithoutLock,
    isOld: (storedAt) => needsRenewal(storedAt, clock.now()),
    lockedUntil: () => (objectLockDays ? addMs(clock.now(), days(objectLockDays)) : undefined),
  }
}

interface Wanted {
  key: string
  hash: string
  maxBytes: number
}

function readFile(s3: S3Bucket, { key, hash, maxBytes }: Wanted): Promise<Uint8Array | undefined> {
  const command = new GetObjectCommand({ Bucket: s3.bucket, Key: key })

  return callS3(s3, { name: 'GetObject', bytes: maxBytes }, async (signal) => {
    try {
      const { Body: body } = await s3.client.send(command, { abortSignal: signal })
      const stream = body instanceof Readable ? body : Readable.from([])
      const bytes = await readLimited(stream, { maxBytes, signal })
      requireHash(bytes, hash)

      return bytes
    } catch (error) {
      if (hasName(error, 'NoSuchKey')) {
        return undefined
      }
      throw error
    }
  })
}

function requireHash(bytes: Uint8Array, hash: string): void {
  if (sha256(bytes) !== hash) {
    throw new StorageError('corrupt', `S3: the content of ${hash} does not match its hash.`)
  }
}

async function removeFile(s3: S3Bucket, key: string): Promise<void> {
  const command = new DeleteObjectCommand({ Bucket: s3.bucket, Key: key })

  await callS3(s3, { name: 'DeleteObject' }, async (abortSignal) => {
    try {
      await s3.client.send(command, { abortSignal })
    } catch (error) {
      // Some servers answer 404 for a file that is gone.
      if (!hasName(error, 'NoSuchKey')) {
        throw error
      }
    }
  })
}

async function* listFiles(s3: S3Bucket, prefix: string): AsyncGenerator<StoredFile> {
  let next: string | undefined
  do {
    const page = await listPage(s3, prefix, next)
    for (const { Key: key = '', Size: bytes = 0, LastModified: storedAt } of page.Contents ?? []) {
      const name = key.slice(prefix.length)
      if (isFileName(name)) {
        yield { sha256: name, bytes, storedAt }
      }
    }
    next = page.NextContinuationToken
  } while (next)
}

function listPage(
  s3: S3Bucket,
  prefix: string,
  token: string | undefined,
): Promise<ListObjectsV2CommandOutput> {
  const command = new ListObjectsV2Command({
    Bucket: s3.bucket,
    Prefix: prefix,
    ContinuationToken: token,
  })

  return callS3(s3, { name: 'ListObjectsV2' }, async (abortSignal) => {
    const page = await s3.client.send(command, { abortSignal })
    // An answer that is not a list must not look like an empty one.
    if (page.Name !== s3.bucket) {
      throw new StorageError('unavailable', 'S3 ListObjectsV2: the answer is not a list of files.')
    }
    return page
  })
}
