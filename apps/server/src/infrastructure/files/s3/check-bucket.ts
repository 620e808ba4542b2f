import { HeadBucketCommand } from '@aws-sdk/client-s3'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../kernel/context.ts'
import { minutes } from '../../../kernel/time.ts'
import { callS3, type S3Bucket } from './s3-call.ts'

/** Whether the bucket is there and accepts us. Asks at most once a minute; the log says why not. */
export function createBucketCheck(
  s3: S3Bucket,
  { clock, log }: { clock: Clock; log: FastifyBaseLogger },
): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  let askedAt = 0

  return () => {
    const now = clock.now().getTime()
    if (!answer || now - askedAt >= minutes(1)) {
      askedAt = now
      answer = askBucket(s3, log)
    }
    return answer
  }
}

async function askBucket(s3: S3Bucket, log: FastifyBaseLogger): Promise<boolean> {
  const limits = { ...s3.limits, callMs: Math.min(s3.limits.callMs, 3000) }
  const command = new HeadBucketCommand({ Bucket: s3.bucket })

  try {
    await callS3({ ...s3, limits }, { name: 'HeadBucket' }, (abortSignal) =>
      s3.client.send(command, { abortSignal }),
    )
    return true
  } catch (error) {
    log.error({ err: error }, 'the bucket of files (S3_BUCKET) cannot be used')
    return false
  }
}
