import { readFileSync } from 'node:fs'
import { limits } from '@countersign/contract/rules/limits'
import { maxCustomText } from '@countersign/contract/rules/custom-text'
import { largeBodies } from '../../../http/bodies/large-bodies.ts'
import { buildRequest, callNames, callOf } from '../../api-requests/build-request.ts'
import { createSubject } from '../../api-requests/create-subject.ts'
import { linkByCode } from '../../walk-packet.ts'
import { sendChecked } from '../send.ts'
import type { Site } from '../site.ts'
import type { Sweep } from '../sweep.ts'

const json = 'application/json'

/** What one request may keep all others waiting. */
const limitMs = 250
/** The server also does other work meanwhile: only what is slow each time. */
const tries = 3

/** Each endpoint gets the largest bodies that it takes, of one shape: nobody else waits for them. */
export const largest: Sweep = async (site, { random, note }) => {
  if (process.platform !== 'linux') {
    return
  }
  const owner = await site.test.asMember()
  const { subject } = await createSubject(site.test, owner)
  const room = new URL(await linkByCode(site.test, subject.code)).hash.slice(1)
  const names = callNames.filter(
    (name) => buildRequest(name, subject).headers['content-type'] === json,
  )
  const shape = random.pickFrom([...Object.keys(shapes), nested]) ?? ''

  for (const name of names) {
    const call = callOf(name)
    const bytes = largeBodies.has(call) ? limits.requestBytes : limits.smallRequestBytes
    const valid = buildRequest(name, subject, call.access === 'room' ? room : owner.token)
    const sizes = [bytes, maxCustomText, limits.longTextLength].filter((size) => size <= bytes)
    const payloads = sizes.flatMap((size) =>
      fill(String(valid.payload), (max) => writeShape(shape, max), size),
    )
    for (const payload of payloads) {
      note(`${name} with ${payload.length} bytes of ${shape}: ${payload.slice(0, 150)}`)
      await expectNoWait(site, () => sendChecked(site.address(), { ...valid, payload }))
    }
  }
}

/** Values of about so many bytes in JSON, each hard for another kind of check. */
const shapes: Record<string, (bytes: number) => unknown> = {
  marks: (bytes) => many(bytes / 8, (index) => `[[${index}]]`).join(' '),
  'open marks': (bytes) => '[['.repeat(bytes / 2),
  stars: (bytes) => '**a '.repeat(bytes / 4),
  spaces: (bytes) => `a${' '.repeat(bytes)}b`,
  accents: (bytes) => `a${'\u0301'.repeat(bytes / 2)}`,
  digits: (bytes) => '1'.repeat(bytes),
  lines: (bytes) => '1. a\n'.repeat(bytes / 6),
  brackets: (bytes) => '(1-'.repeat(bytes / 3),
  'an address': (bytes) => `${'a.'.repeat(bytes / 2)}@a`,
  'letters that cannot be printed': (bytes) => '\u200b'.repeat(bytes / 3),
  'different letters': (bytes) =>
    many(bytes / 3, (index) => String.fromCodePoint(0x4e00 + (index % 20_000))).join(''),
  'a list of numbers': (bytes) => many(bytes / 2, () => 0),
  'a list of words': (bytes) => many(bytes / 12, (index) => `a${index}`),
  'a list of objects': (bytes) => many(bytes / 3, () => ({})),
  'an object of words': (bytes) => record(bytes / 16, () => 'a'),
  'an object of objects': (bytes) => record(bytes / 14, () => ({})),
  'an object of lists': (bytes) => record(bytes / 14, () => []),
  rows: (bytes) => many(bytes / 1600, () => record(100, () => [])),
  strokes: (bytes) => ({
    kind: 'drawn',
    width: 5,
    height: 5,
    strokes: many(bytes / 30_000, () => many(3000, () => ({ x: [] }))),
  }),
}

/** Too deep for `JSON.stringify`. */
const nested = 'nested lists'

function writeShape(shape: string, bytes: number): string {
  return shape === nested
    ? `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`
    : JSON.stringify(shapes[shape]?.(bytes))
}

function many<T>(count: number, create: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => create(index))
}

function record(count: number, create: () => unknown): Record<string, unknown> {
  return Object.fromEntries(many(count, (index) => [`k${index}`, create()]))
}

/** The valid body with each of its values in turn replaced by one that fills it, and such a value alone. */
function fill(valid: string, write: (bytes: number) => string, bytes: number): string[] {
  const value = write(bytes - valid.length - 100)
  const body: unknown = JSON.parse(valid)
  const isObject = typeof body === 'object' && body !== null
  const keys = isObject ? Object.keys(body) : []
  const filled = keys.map((key) =>
    JSON.stringify({ ...(isObject ? body : {}), [key]: placeholder }).replace(
      JSON.stringify(placeholder),
      () => value,
    ),
  )

  return [value, ...filled].filter((text) => Buffer.byteLength(text) <= bytes)
}

const placeholder = '\u0000value'

/** Everybody waits while the thread that answers requests works; how busy the machine is does not count. */
async function expectNoWait({ pid }: Site, act: () => Promise<unknown>): Promise<void> {
  const works: number[] = []
  do {
    const before = readThreadMs(pid())
    await act()
    works.push(readThreadMs(pid()) - before)
  } while (Math.min(...works) > limitMs && works.length < tries)
  if (Math.min(...works) > limitMs) {
    throw new Error(`The server worked for ${works.join(', ')} ms.`)
  }
}

/** Processor time of the main thread (proc(5), stat), whose ticks are 10 ms. */
function readThreadMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
