import { strFromU8, unzipSync } from 'fflate'
import { DocxError } from './docx-error.ts'
import { damaged, parseXml, type XmlElement } from './xml.ts'

export interface DocxParts {
  read(path: string): XmlElement | undefined
  /** Paths of all parts, also of those that are not read. */
  paths: readonly string[]
}

const maxDocxBytes = 20 * 2 ** 20
/** Unpacked size of all parts that are read; a lease of 100 pages has 3 MB. */
const maxUnpackedBytes = 40 * 2 ** 20
const maxParts = 2000

/** Refuses what is no DOCX, has macros or unpacks to too much. Pictures are never unpacked. */
export function openDocx(bytes: Uint8Array): DocxParts {
  checkType(bytes)
  const paths: string[] = []
  let unpacked = 0
  const files = unzip(bytes, ({ name, originalSize }) => {
    paths.push(name)
    if (!isRead(name)) {
      return false
    }
    unpacked += originalSize
    if (paths.length > maxParts || unpacked > maxUnpackedBytes) {
      throw tooComplex()
    }
    return true
  })
  checkParts(paths, files)

  return {
    paths,
    read: (path) => {
      const part = files[path]
      return part && parseXml(strFromU8(part))
    },
  }
}

export function tooComplex(): DocxError {
  return new DocxError(
    'too-complex',
    'This Word file is too large or too complex to be read. Save it as a PDF and upload that.',
  )
}

function checkType(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 8)).toString(
    'latin1',
  )
  if (bytes.length === 0) {
    throw new DocxError('empty', 'The file is empty. Choose another copy.')
  }
  if (bytes.length > maxDocxBytes) {
    throw new DocxError(
      'too-large',
      'This Word file is larger than 20 MB. Take large pictures out, or save it as a PDF and upload that.',
    )
  }
  if (start.startsWith('\xd0\xcf\x11\xe0')) {
    throw new DocxError(
      'old-or-locked',
      'This is an old Word file (.doc) or one with a password. Open it in Word, remove the password, save it as .docx, and choose that file.',
    )
  }
  if (!start.startsWith('PK\x03\x04')) {
    throw notDocx()
  }
}

function unzip(
  bytes: Uint8Array,
  filter: (file: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof DocxError ? error : damaged()
  }
}

function isRead(path: string): boolean {
  return (
    path === '[Content_Types].xml' ||
    path === 'docProps/core.xml' ||
    /^word\/[^/]+\.xml$/.test(path)
  )
}

function checkParts(paths: readonly string[], files: Record<string, Uint8Array>): void {
  const types = files['[Content_Types].xml']
  const described = types ? strFromU8(types) : ''
  if (/macroEnabled/i.test(described) || paths.some((path) => /vbaProject|vbaData/i.test(path))) {
    throw new DocxError(
      'macros',
      'This Word file contains macros (small programs). Save it in Word as “Word Document (.docx)”, which leaves them out, and choose that file.',
    )
  }
  if (!files['word/document.xml'] || !types) {
    throw notDocx()
  }
}

function notDocx(): DocxError {
  return new DocxError(
    'not-a-docx',
    'This is not a Word document (.docx). Save it as .docx, or as a PDF and upload that.',
  )
}
