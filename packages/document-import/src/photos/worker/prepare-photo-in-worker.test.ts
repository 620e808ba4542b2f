import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { photoLimits } from '@countersign/answers/photo-limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodePixels, encodePixels } from '../codecs.ts'
import { PhotoError } from '../photo-error.ts'
import { deflateZeros } from '../../testing/deflate-zeros.ts'
import { preparePhotoInWorker } from './prepare-photo-in-worker.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'photos-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('a large photo', () => {
  test('of 40 megapixels becomes one of 1600 pixels', async () => {
    const { jpeg, width, height } = await prepare(grayJpeg(8000, 5000))

    expect({ width, height }).toEqual({ width: 1600, height: 1000 })
    expect(jpeg.length).toBeLessThan(1_000_000)
  })

  test('of exactly the limit is taken, and of one row more is refused with its size', async () => {
    expect(8000 * 6250).toBe(photoLimits.pixels)
    expect(await prepare(grayPng({ width: 8000, height: 6250 }))).toMatchObject({ width: 1600 })
    await expect(prepare(grayPng({ width: 8000, height: 6251 }))).rejects.toThrow(
      new PhotoError('This photo has 51 megapixels. Use one with at most 50.'),
    )
  })

  test('of more bytes than the limit is refused before it is read', async () => {
    const bytes = photoLimits.fileBytes + 1
    await expect(preparePhotoInWorker({ path: '/nowhere', bytes })).rejects.toThrow(/up to 25 MB/)
  })
}, 60_000)

describe('a hostile file', () => {
  test('that says it is small, and unpacks to 600 MB, takes no such memory', async () => {
    const before = process.memoryUsage().rss
    const bomb = grayPng({ width: 40, height: 40, rows: deflateZeros(600) })
    const prepared = await prepare(bomb).catch((error: unknown) => error)

    expect(bomb.length).toBeLessThan(1_000_000)
    expect(prepared instanceof PhotoError || (isPrepared(prepared) && prepared.width === 40)).toBe(
      true,
    )
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 2 ** 20)
  })

  test('that hides a page or a program behind its picture keeps only the picture', async () => {
    const picture = await encodePixels(grayPixels(30, 20), 80)
    const hidden = '<script>alert(1)</script>%PDF-1.7 PK-archive'
    const { jpeg } = await prepare(Buffer.concat([picture, Buffer.from(hidden)]))

    expect(Buffer.from(jpeg).toString('latin1')).not.toMatch(/script|%PDF|PK-archive/)
    expect(await decodePixels(Buffer.from(jpeg), 'jpeg')).toMatchObject({ width: 30, height: 20 })
  })

  test('that begins as a page and ends as a picture is refused', async () => {
    const picture = await encodePixels(grayPixels(30, 20), 80)
    const file = Buffer.concat([Buffer.from('<html><script>1</script>'), picture])

    await expect(prepare(file)).rejects.toThrow(/not a photo/)
  })

  test.each([200, 400, 900])(
    'of which only %i bytes arrived is refused, not shown half gray',
    async (end) => {
      const picture = await encodePixels(grayPixels(300, 200), 80)
      const prepared = await prepare(picture.subarray(0, end)).catch((error: unknown) => error)

      expect(prepared).toBeInstanceOf(PhotoError)
    },
  )
}, 60_000)

async function prepare(file: Uint8Array) {
  const name = path.join(folder, String(crc32(file)))
  await writeFile(name, file)
  return preparePhotoInWorker({ path: name, bytes: file.length })
}

function isPrepared(value: unknown): value is { width: number } {
  return typeof value === 'object' && value !== null && 'width' in value
}

function grayPixels(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let index = 0; index < data.length; index += 4) {
    data[index] = data[index + 1] = data[index + 2] = (index / 400) % 200
  }
  return { width, height, data }
}

/** One byte a pixel, all black. `rows` is compressed already. */
function grayPng({ width, height, rows }: { width: number; height: number; rows?: Buffer }) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(8, 8)

  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows ?? deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * One gray: of each 8 by 8 pixels, one bit says that nothing has changed, and another that there is no
 * more. To encode so many pixels would take longer than all other tests of this file.
 */
function grayJpeg(width: number, height: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  const oneCode = [1, ...Array<number>(15).fill(0), 0]

  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc0, [8, ...size, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, ...oneCode]),
    segment(0xc4, [0x10, ...oneCode]),
    segment(0xda, [1, 1, 0x00, 0, 63, 0]),
    Buffer.alloc(Math.ceil((width / 8) * (height / 8) * (2 / 8))),
    Buffer.from([0xff, 0xd9]),
  ])
}

function segment(marker: number, data: number[]): Buffer {
  return Buffer.from([0xff, marker, 0, data.length + 2, ...data])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
