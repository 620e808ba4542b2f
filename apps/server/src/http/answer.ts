/** A body with response headers. */
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
  /** Shown in the page, or saved. */
  disposition?: 'inline' | 'attachment'
  /** Private and never stored unless said. */
  cacheControl?: string
  etag?: string
}

/** A file as the answer of an endpoint that `produces` something else than JSON. */
export function fileAnswer(file: FileAnswer): Answer<undefined> {
  const headers = {
    'content-disposition': contentDisposition(file.disposition ?? 'inline', file.fileName),
    'cache-control': file.cacheControl ?? 'private, no-store',
    ...(file.etag ? { etag: file.etag } : {}),
  }

  return new Answer(asBody(file.bytes), headers)
}

/** Names outside ASCII travel as RFC 8187 has it, beside a plain one. */
function contentDisposition(disposition: string, fileName: string): string {
  const plain = fileName.replace(/[^\w. ()-]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )

  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** An endpoint that answers a file has no schema of its answer, so its body has no type either. */
function asBody(bytes: Uint8Array): undefined {
  const buffer: unknown = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return buffer as undefined
}
