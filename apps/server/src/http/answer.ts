import { Readable } from 'node:stream'
import { formulaStart } from '../kernel/formula-start.ts'

export class Answer<Body> {
  readonly body: Body
  /** Names in lower case. An `etag` that the caller already has turns the answer into a 304. */
  readonly headers: Record<string, string>

  constructor(body: Body, headers: Record<string, string> = {}) {
    this.body = body
    this.headers = headers
  }
}

/** 304: the caller has the version with this ETag, so no body was read. */
export class NotModified {
  readonly etag: string

  constructor(etag: string) {
    this.etag = etag
  }
}

export interface FileAnswer {
  bytes: Uint8Array
  fileName: string
  disposition?: 'inline' | 'attachment'
  /** Default `private, no-store`. */
  cacheControl?: string
  etag?: string
}

/** For an endpoint that `produces` something other than JSON. */
export function fileAnswer(file: FileAnswer): Answer<undefined> {
  const headers = {
    'content-disposition': contentDisposition(file.disposition ?? 'inline', file.fileName),
    'cache-control': file.cacheControl ?? 'private, no-store',
    ...(file.etag ? { etag: file.etag } : {}),
  }

  return new Answer(asBody(file.bytes), headers)
}

interface StreamAnswer {
  chunks: AsyncIterable<Uint8Array | string>
  fileName: string
}

/**
 * A download that is written while it is read, so that its size does not matter. Rejects if its first
 * chunk cannot be read; a later failure cuts the answer off.
 */
export async function streamAnswer({ chunks, fileName }: StreamAnswer): Promise<Answer<undefined>> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first = await iterator.next()
  const body = Readable.from(continueAfter(first, iterator), { objectMode: false })
  const headers = {
    'content-disposition': contentDisposition('attachment', fileName),
    'cache-control': 'private, no-store',
  }

  return new Answer(withoutType(body), headers)
}

async function* continueAfter<T>(first: IteratorResult<T>, rest: AsyncIterator<T>) {
  if (!first.done) {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => rest }
  }
}

/** A plain name and an RFC 8187 one for characters outside ASCII. */
function contentDisposition(disposition: string, name: string): string {
  const fileName = formulaStart.test(name) ? `_${name}` : name
  const plain = fileName.replace(/[^\w. ()-]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )

  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** An endpoint that returns a file has no response schema, so its body has no type either. */
function asBody(bytes: Uint8Array): undefined {
  return withoutType(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

function withoutType(body: unknown): undefined {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return body as undefined
}
