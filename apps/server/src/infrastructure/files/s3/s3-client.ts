import { Transform, pipeline, type Readable } from 'node:stream'
import { S3Client } from '@aws-sdk/client-s3'
import { NodeHttpHandler } from '@smithy/node-http-handler'

interface S3ClientOptions {
  region: string
  /** For other services than Amazon's: the bucket is then in the path, not in the host name. */
  endpoint: string | undefined
  connectMs: number
}

/** Retries are ours (`s3-retry.ts`): they also cover the bytes of an answer, and one time limit. */
export function createS3Client({ region, endpoint, connectMs }: S3ClientOptions): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 1,
    // Every file is named by its SHA-256 and checked by it, so no other checksums are asked for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: new LimitedHttpHandler({ connectionTimeout: connectMs }),
  })
}

/** A page of 1,000 names has about 400 kB. */
const maxAnswerBytes = 2 ** 21

/** The SDK reads an answer into memory before it parses it: everything but a file has a limit here. */
class LimitedHttpHandler extends NodeHttpHandler {
  override async handle(...[request, options]: Parameters<NodeHttpHandler['handle']>) {
    const answer = await super.handle(request, options)
    const { response } = answer
    const isFile =
      request.method === 'GET' && !request.query['list-type'] && response.statusCode === 200
    if (!isFile && isStream(response.body)) {
      response.body = limitBytes(response.body)
    }

    return answer
  }
}

function isStream(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'pipe' in body
}

function limitBytes(source: Readable): Readable {
  let bytes = 0
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > maxAnswerBytes ? new Error('The answer is too long.') : null, chunk)
    },
  })
  // The error reaches whoever reads the stream.
  return pipeline(source, limit, () => undefined)
}
