import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import type { PacketIds } from '@countersign/contract/schemas/packets/packet-list'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { findOwnPacket, type PacketRow } from '../../packet/index.ts'
import { downloadDocument } from '../../invites/index.ts'
import { uniqueFileNames } from './file-names.ts'

/** Without ZIP64, an archive has at most 4 GB. */
const maxArchiveBytes = 3.9 * 2 ** 30

interface ZipEntry {
  name: string
  bytes: Uint8Array
  /** Undefined: text, which is compressed; PDFs are already. */
  modified?: Date
}

/**
 * The executed files of these packets as a ZIP. One file is in memory at a time. What cannot be
 * included is named in `not-included.txt`, and never breaks the download.
 */
export function zipPacketFiles(ctx: Context, { ids }: PacketIds): AsyncGenerator<Uint8Array> {
  return writeZip(readEntries(ctx, [...new Set(ids)]))
}

async function* readEntries(ctx: Context, ids: readonly string[]): AsyncGenerator<ZipEntry> {
  const nameFile = uniqueFileNames()
  const missing: string[] = []
  let total = 0

  for (const groupId of ids) {
    const found = await readFile(ctx, groupId)
    if ('reason' in found) {
      missing.push(`${found.name}: ${found.reason}`)
    } else if (total + found.bytes.byteLength > maxArchiveBytes) {
      missing.push(`${found.packet.name}: This download is full. Download this one by itself.`)
    } else {
      total += found.bytes.byteLength
      const { packet, bytes } = found
      yield {
        name: nameFile(`${packet.name} - ${packet.address.street} ${packet.unitName}`, '.pdf'),
        bytes,
        modified: packet.executionDate ?? packet.statusSince,
      }
    }
  }
  if (missing.length > 0) {
    const text = ['These packets are not in this download:', '', ...missing, ''].join('\r\n')
    yield { name: 'not-included.txt', bytes: Buffer.from(`\uFEFF${text}`) }
  }
}

type Found = { packet: PacketRow; bytes: Uint8Array } | { name: string; reason: string }

/** Another owner's packet is named as one that does not exist. */
async function readFile(ctx: Context, groupId: string): Promise<Found> {
  let name = `Packet ${groupId}`
  try {
    const packet = await findOwnPacket(ctx, groupId)
    name = `${packet.name} (${packetLifecycle[packet.status].label})`
    const { bytes } = await downloadDocument(ctx, { groupId })
    return { packet, bytes }
  } catch (error) {
    if (error instanceof DomainError) {
      return { name, reason: error.detail ?? 'There is no signed file yet.' }
    }
    ctx.log.error({ err: error, groupId }, 'A file was left out of a download.')
    return { name, reason: 'The file could not be read. Try again later.' }
  }
}

async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) {
      throw error
    }
    chunks.push(chunk)
  })
  const taken = () => {
    const written = chunks
    chunks = []
    return written
  }

  for await (const { name, bytes, modified } of entries) {
    const entry = modified ? new ZipPassThrough(name) : new ZipDeflate(name)
    entry.mtime = modified ?? new Date()
    zip.add(entry)
    entry.push(bytes, true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
