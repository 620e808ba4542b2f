import { reservedBytes } from './reserved-bytes.ts'

/** One signature of a PDF and the bytes that it covers (ISO 32000-1, 12.8.1). */
export interface FoundSeal {
  /** The file before and after the signature's hex string. */
  covered: [Uint8Array, Uint8Array]
  coversWholeFile: boolean
  /** End of the covered bytes. */
  end: number
  /** ISO 8601 UTC, from /M, which the signature covers. */
  claimedAt?: string
  /** The CMS without the zero padding. */
  cms: Uint8Array
  /** Permissions that Adobe granted to its reader (ISO 32000-1, 12.8.2.3), which seal nothing. */
  isUsageRights: boolean
}

/** A file may claim any number of signatures; this limits the work. */
const maxSeals = 64

/** In hex digits. Every copy of a byte range reads its gap again; certificates and lists take far less. */
const maxGap = 4 * 2 ** 20

/**
 * Finds signatures with a valid byte range: from the first byte, around a gap that contains one hex
 * string and nothing else. Every byte outside the gap is therefore covered.
 */
export function findSeals(pdf: Uint8Array): FoundSeal[] {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const seals: FoundSeal[] = []
  let at = bytes.lastIndexOf('/ByteRange')
  for (let attempts = 0; at >= 0 && attempts < maxSeals; attempts += 1) {
    const seal = readSeal(bytes, bytes.toString('latin1', at, at + 200))
    if (seal) {
      seals.push(seal)
    }
    at = at > 0 ? bytes.lastIndexOf('/ByteRange', at - 1) : -1
  }
  return seals
}

/** Whether the file claims more signatures than `findSeals` reads. */
export function hasUnreadSeals(pdf: Uint8Array): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  let at = bytes.indexOf('/ByteRange')
  let count = 0
  while (at >= 0 && count <= maxSeals) {
    count += 1
    at = bytes.indexOf('/ByteRange', at + 1)
  }
  return count > maxSeals
}

/**
 * Whether the file has bytes that look like a signature, although `findSeals` cannot read one. Reserved
 * space that nobody filled is no signature.
 */
export function hasUnreadableSignature(pdf: Uint8Array): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  let at = bytes.indexOf('/ByteRange')
  for (let attempts = 0; at >= 0 && attempts < maxSeals; attempts += 1) {
    const isReadable = readSeal(bytes, bytes.toString('latin1', at, at + 200)) !== undefined
    const around = readAround(bytes, at, at)
    if (!isReadable && signatureContents.test(around) && !isUsageRights(around)) {
      return true
    }
    at = bytes.indexOf('/ByteRange', at + 1)
  }
  return false
}

function readSeal(bytes: Buffer, text: string): FoundSeal | undefined {
  const match = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/.exec(
    text,
  )
  const [start, before, after, rest] = (match ?? []).slice(1).map(Number)
  if (start !== 0 || before === undefined || after === undefined || rest === undefined) {
    return undefined
  }
  const end = after + rest
  if (before < 1 || after < before + 2 || after > before + maxGap || end > bytes.length) {
    return undefined
  }
  const cms = readHex(bytes.toString('latin1', before, after))
  if (!cms) {
    return undefined
  }
  return {
    covered: [bytes.subarray(0, before), bytes.subarray(after, end)],
    coversWholeFile: end === bytes.length,
    end,
    claimedAt: readClaimedTime(bytes.toString('latin1', after, after + 100)),
    cms,
    isUsageRights: isUsageRights(readAround(bytes, before, after)),
  }
}

const signatureContents = /\/Contents\s*<\s*30[0-9A-Fa-f\s]{200}/

/** Whether the signature of a seal in our layout was overwritten with zeros, also in part. */
export function hasErasedSeal(pdf: Uint8Array): boolean {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const at = bytes.lastIndexOf('/SubFilter /ETSI.CAdES.detached')
  const text = at < 0 ? '' : bytes.toString('latin1', at, at + 200 + 2 * reservedBytes)
  const cms = Buffer.from(ownLayout.exec(text)?.[1] ?? '', 'hex')
  const isSequence = cms[0] === 0x30

  return cms.subarray(0, isSequence ? readDerLength(cms) : zeros.length).includes(zeros)
}

/** Longer than any zeros in a signature. */
const zeros = Buffer.alloc(32)

const ownLayout = new RegExp(
  `^/SubFilter /ETSI\\.CAdES\\.detached\\s+/ByteRange \\[0(?: \\d+){3} *\\]\\s+/Contents <([\\da-fA-F]{${2 * reservedBytes}})>`,
)

const maxDictionaryBytes = 4_000

/** The object around a signature, without the gap. */
function readAround(bytes: Buffer, before: number, after: number): string {
  const head = bytes.toString('latin1', Math.max(0, before - maxDictionaryBytes), before)
  const tail = bytes.toString('latin1', after, after + maxDictionaryBytes)
  const end = tail.indexOf('endobj')

  return head.slice(head.lastIndexOf(' obj') + 1) + (end < 0 ? tail : tail.slice(0, end))
}

function isUsageRights(dictionary: string): boolean {
  return /\/TransformMethod\s*\/UR3?\b/.test(dictionary)
}

/** Only in the position in which we write it. */
function readClaimedTime(text: string): string | undefined {
  const match = /^\s*\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/.exec(text)
  if (!match) {
    return undefined
  }
  const [, year, month, day, hour, minute, second] = match
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/**
 * No signature covers the gap, so only one encoding is accepted: hex digits of one case, then
 * zeros.
 */
function readHex(gap: string): Uint8Array | undefined {
  const match = /^<((?:[0-9A-F]{2})*|(?:[0-9a-f]{2})*)>$/.exec(gap)
  const padded = match?.[1] === undefined ? undefined : Buffer.from(match[1], 'hex')
  // A CMS is a SEQUENCE; older signatures are an OCTET STRING (ISO 32000-1, 12.8.3.2).
  if (!padded || padded.length < 4 || ![0x30, 0x04].includes(padded.readUInt8(0))) {
    return undefined
  }
  const length = readDerLength(padded)
  const isPaddedWithZeros = padded.subarray(length).every((byte) => byte === 0)
  return length <= padded.length && isPaddedWithZeros ? padded.subarray(0, length) : undefined
}

function readDerLength(bytes: Buffer): number {
  const first = bytes.readUInt8(1)
  const count = first & 0x7f
  if (first < 0x80) {
    return first + 2
  }
  return count >= 1 && count <= 4 && bytes.length >= count + 2
    ? bytes.readUIntBE(2, count) + count + 2
    : bytes.length
}

/**
 * The file without the PDFs that are attached to it uncompressed. One that only has a sealed file attached
 * is not sealed itself.
 */
export function withoutAttachedFiles(pdf: Buffer): Buffer {
  const parts: Buffer[] = []
  let from = 0
  for (let at = pdf.indexOf('%PDF-'); at >= 0; at = pdf.indexOf('%PDF-', at + 1)) {
    const isAttached = /stream\r?\n$/.test(pdf.toString('latin1', Math.max(0, at - 8), at))
    if (!isAttached) {
      continue
    }
    const end = findAttachmentEnd(pdf, at)
    if (end === undefined) {
      // Nor is there an end after a later one.
      break
    }
    parts.push(pdf.subarray(from, at))
    from = end
    at = end
  }
  return Buffer.concat([...parts, pdf.subarray(from)])
}

function findAttachmentEnd(pdf: Buffer, from: number): number | undefined {
  for (let at = pdf.indexOf('%%EOF', from); at >= 0; at = pdf.indexOf('%%EOF', at + 1)) {
    const blank = /^%%EOF\s*(?=endstream)/.exec(pdf.toString('latin1', at, at + 20))
    if (blank) {
      return at + blank[0].length
    }
  }
  return undefined
}
