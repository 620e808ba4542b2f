import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface FakeS3 {
  endpoint: string
  objects: Map<string, StoredObject>
  /** Method and key of each request, in order. */
  requests: string[]
  /** Handles requests instead of the store: returns whether it did. */
  misbehave: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>
  /** Stops listening and drops open connections, until `comeBack`. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
}

interface StoredObject {
  bytes: Buffer
  /** Default: now. */
  storedAt?: Date
  headers: IncomingMessage['headers']
}

export const fakeKeys = { accessKeyId: 'fake-access-key', secretAccessKey: 'fake-secret-key' }
export const fakeBucket = 'files'

/**
 * A bucket with the part of the S3 API that we use, stricter than the original: every request must be
 * signed (AWS signature version 4, with the hash of its body), every file must have a checksum and the
 * right one, and a call or header that we do not use is refused.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const server = createServer((request, response) => void handle(request, response))
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const fake: FakeS3 = {
    endpoint: `http://127.0.0.1:${port}`,
    objects: new Map(),
    requests: [],
    misbehave: () => false,
    goAway: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    comeBack: () => listen(port),
  }
  return fake

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', fake.endpoint)
    const [, bucket, ...rest] = url.pathname.split('/')
    const key = decodeURIComponent(rest.join('/'))
    fake.requests.push(`${request.method} ${key}`)
    if (await fake.misbehave(request, response)) {
      return
    }
    const body = await buffer(request)
    const refused =
      checkSignature(request, { url, body }) ?? (bucket === fakeBucket ? undefined : noSuchBucket)
    answer(response, refused ?? dispatch({ request, url, key, body }))
  }

  function dispatch(call: FakeCall): FakeAnswer {
    const { request, url, key } = call
    switch (request.method ?? '') {
      case 'GET':
        return url.searchParams.get('list-type') === '2' ? list(fake, url) : read(fake, key)
      case 'HEAD':
        if (!key) {
          return { status: 200 }
        }
        return { ...read(fake, key), body: Buffer.alloc(0) }
      case 'DELETE':
        fake.objects.delete(key)
        return { status: 204 }
      case 'PUT':
        return put(fake, call)
    }
    return problem(405, 'MethodNotAllowed')
  }
}

interface FakeCall {
  request: IncomingMessage
  url: URL
  key: string
  body: Buffer
}

interface FakeAnswer {
  status: number
  headers?: Record<string, string>
  body?: Buffer
}

function put(fake: FakeS3, { request, key, body }: FakeCall): FakeAnswer {
  const { headers } = request
  const hash = createHash('sha256').update(body).digest('base64')
  if (headers['x-amz-checksum-sha256'] !== hash) {
    return problem(400, 'BadDigest')
  }
  fake.objects.set(key, { bytes: body, headers })
  return { status: 200, headers: eTag(body) }
}

function read(fake: FakeS3, key: string): FakeAnswer {
  const object = fake.objects.get(key)
  if (!object) {
    return problem(404, 'NoSuchKey')
  }
  const length = { 'content-length': String(object.bytes.length) }

  const modified = { 'last-modified': (object.storedAt ?? new Date()).toUTCString() }

  return {
    status: 200,
    headers: { ...eTag(object.bytes), ...length, ...modified },
    body: object.bytes,
  }
}

/** Two names a page. */
function list(fake: FakeS3, { searchParams }: URL): FakeAnswer {
  const prefix = searchParams.get('prefix') ?? ''
  const after = searchParams.get('continuation-token') ?? ''
  const keys = [...fake.objects.keys()].filter((key) => key.startsWith(prefix) && key > after)
  const page = keys.sort().slice(0, 2)
  const contents = page.map((key) => {
    const { bytes, storedAt = new Date() } = fake.objects.get(key) ?? { bytes: Buffer.alloc(0) }
    return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${storedAt.toISOString()}</LastModified></Contents>`
  })
  const next = keys.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : ''

  return xml(
    200,
    `<ListBucketResult><Name>${fakeBucket}</Name><KeyCount>${page.length}</KeyCount>${next}${contents.join('')}</ListBucketResult>`,
  )
}

const noSuchBucket = problem(404, 'NoSuchBucket')

function checkSignature(
  { method, headers }: IncomingMessage,
  { url, body }: Pick<FakeCall, 'url' | 'body'>,
): FakeAnswer | undefined {
  const authorization = /Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    headers.authorization ?? '',
  )
  const [, key, scope = '', names = '', signature] = authorization ?? []
  if (key !== fakeKeys.accessKeyId) {
    return problem(403, 'InvalidAccessKeyId')
  }
  if (headers['x-amz-content-sha256'] !== hex(body)) {
    return problem(400, 'XAmzContentSHA256Mismatch')
  }

  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    hex(body),
  ].join('\n')
  const [day = '', region = '', service = ''] = scope.split('/')
  const toSign = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${scope}\n${hex(canonical)}`
  const signingKey = [day, region, service, 'aws4_request'].reduce(
    (secret: string | Buffer, part) => hmac(secret, part),
    `AWS4${fakeKeys.secretAccessKey}`,
  )

  return hmac(signingKey, toSign).toString('hex') === signature
    ? undefined
    : problem(403, 'SignatureDoesNotMatch', `<AWSAccessKeyId>${key}</AWSAccessKeyId>`)
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function hex(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function eTag(bytes: Buffer): Record<string, string> {
  return { etag: `"${createHash('md5').update(bytes).digest('hex')}"` }
}

function problem(status: number, code: string, more = ''): FakeAnswer {
  return xml(status, `<Error><Code>${code}</Code><Message>No.</Message>${more}</Error>`)
}

function xml(status: number, text: string): FakeAnswer {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`)

  return { status, headers: { 'content-type': 'application/xml' }, body }
}

function answer(response: ServerResponse, { status, headers = {}, body }: FakeAnswer): void {
  response.writeHead(status, headers).end(body)
}
