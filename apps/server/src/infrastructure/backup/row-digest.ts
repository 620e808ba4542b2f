import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

const newLine = 0x0a
const words = 8

/**
 * Passes rows in the text format of COPY through, one line each, and sums up their SHA-256: two tables
 * with the same rows have the same digest, in whatever order they are read.
 */
export class RowDigest extends Transform {
  rows = 0
  readonly #sum = new Uint32Array(words)
  #rest = Buffer.alloc(0)

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    let start = 0
    for (let end = chunk.indexOf(newLine); end >= 0; end = chunk.indexOf(newLine, start)) {
      const part = chunk.subarray(start, end)
      this.#add(this.#rest.length > 0 ? Buffer.concat([this.#rest, part]) : part)
      this.#rest = Buffer.alloc(0)
      start = end + 1
    }
    if (start < chunk.length) {
      this.#rest = Buffer.concat([this.#rest, chunk.subarray(start)])
    }
    this.push(chunk)
    done()
  }

  /** 64 hex digits. */
  get digest(): string {
    return [...this.#sum].map((word) => word.toString(16).padStart(8, '0')).join('')
  }

  #add(row: Buffer): void {
    const hash = createHash('sha256').update(row).digest()
    for (let word = 0; word < words; word += 1) {
      this.#sum[word] = (this.#sum[word] ?? 0) + hash.readUInt32LE(word * 4)
    }
    this.rows += 1
  }
}
