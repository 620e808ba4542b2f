import { PDF } from '@libpdf/core'
import type { Role } from '@countersign/answers/field'
import { setFooterBaseline } from '@countersign/pdf/document/page-footer'
import {
  addRevision,
  drawPacketFile,
  type PacketFile,
  type PacketFileInput,
  type RevisionInput,
} from '@countersign/pdf/packet-file'
import { sha256 } from '@countersign/pdf/sha256'
import { withPrintErrors } from './with-print-errors.ts'

/** The first `bytes` bytes of a file are what it was when `after` had sent or signed it. */
export interface FileRevision {
  after: Role
  bytes: number
  /** Of these bytes, lower-case hex. */
  sha256: string
}

/** The file of a packet with what was printed by whom. */
export interface UnsealedFile extends PacketFile {
  revisions: FileRevision[]
}

/** Plain values that can be posted to a worker thread. */
export interface UnsealedFileInput {
  /** The file so far, or what it is drawn from. */
  from: { file: UnsealedFile } | { after: Role; draw: PacketDraw }
  /** In the order of signing. */
  steps: (RevisionInput & { after: Role })[]
  /** The photos that answers name, by SHA-256: JPEG. */
  photos?: Readonly<Record<string, Uint8Array>>
}

type PacketDraw = Omit<PacketFileInput, 'scan' | 'photos'> & {
  /** The pages that were signed in ink, an admitted PDF. */
  scan?: Uint8Array
}

/** Draws the file of a packet where there is none, and adds a revision for each step. Deterministic. */
export function writeUnsealedFile({
  from,
  steps,
  photos,
}: UnsealedFileInput): Promise<UnsealedFile> {
  return withPrintErrors(async () => {
    let file = 'file' in from ? from.file : await drawFirst(from, photos)
    for (const { after, ...step } of steps) {
      const next = await addRevision(file, { ...step, ...(photos && { photos }) })
      file = { ...next, revisions: [...file.revisions, describeRevision(after, next.pdf)] }
    }
    return file
  })
}

async function drawFirst(
  { after, draw: { scan, ...draw } }: { after: Role; draw: PacketDraw },
  photos: UnsealedFileInput['photos'],
): Promise<UnsealedFile> {
  const drawn = await drawPacketFile({
    ...draw,
    ...(photos && { photos }),
    ...(scan && { scan: { title: 'Pages signed in ink', pdf: await openScan(scan) } }),
  })
  return { ...drawn, revisions: [describeRevision(after, drawn.pdf)] }
}

/** The text of a scanned page has no positions, so the lowest baseline is the safest. */
const scanFooterBaseline = 12

async function openScan(bytes: Uint8Array): Promise<PDF> {
  const scan = await PDF.load(bytes)
  scan.getPages().forEach((page) => setFooterBaseline(page, scanFooterBaseline))
  return scan
}

function describeRevision(after: Role, pdf: Uint8Array): FileRevision {
  return { after, bytes: pdf.byteLength, sha256: sha256(pdf) }
}
