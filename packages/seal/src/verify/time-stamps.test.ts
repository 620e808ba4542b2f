import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { PDF } from '@libpdf/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addTimeStamp } from '../sealing/time-stamps/add-time-stamp.ts'
import { addValidationData } from '../sealing/add-validation-data.ts'
import {
  createCertificateAuthority,
  rootCertificatePem,
} from '../sealing/keys/certificate-authority.ts'
import type { TimeStamping } from '../sealing/time-stamps/obtain-time-stamp.ts'
import { type SealedPdf, type SealLevel, sealPdf } from '../sealing/seal-pdf.ts'
import { checkStructure, readSignatures, withFiles } from '@countersign/pdf/testing/pdf-tools'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { startTimeStampAuthority } from '../testing/test-time-stamp-authority.ts'
import { findSeals } from './find-seals.ts'
import { buildValidationDataUpdate } from './updates/post-seal-updates.ts'
import { readCms } from './asn1/read-cms.ts'
import { readRevision } from './updates/read-revision.ts'
import { verifySeal } from './verify-seal.ts'

const authority = startTimeStampAuthority()
afterAll(() => authority.close())

const signedAt = new Date(Math.floor(Date.now() / 1000) * 1000)
const subject = { organization: 'Countersign' }
const stamping: TimeStamping = {
  urls: ['http://tsa.example/'],
  timeoutMs: 10_000,
  fetchTimeStamp: authority.fetchTimeStamp,
}

let sealer: Awaited<ReturnType<typeof createCertificateAuthority>>
let root: string
let plain: Uint8Array
const sealed: Partial<Record<SealLevel, SealedPdf>> = {}

beforeAll(async () => {
  plain = await createPlainPdf('Lease of Maria Lopez')
  sealer = await createCertificateAuthority({ now: signedAt, subject })
  root = rootCertificatePem(sealer)
  for (const level of ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const) {
    sealed[level] = await seal(level)
  }
})

describe('An authority that gives no valid time stamp', () => {
  test.each<[string, TimeStamping['fetchTimeStamp']]>([
    ['is not there', () => Promise.reject(new Error('connect ECONNREFUSED'))],
    ['never answers', () => new Promise(() => undefined)],
    ['answers nonsense', () => Promise.resolve(Buffer.from('<html>'))],
    ['refuses', () => Promise.resolve(new Uint8Array([0x30, 5, 0x30, 3, 2, 1, 2]))],
    [
      'stamps something else',
      (url, request, limits) => authority.fetchTimeStamp(url, withAnotherDigest(request), limits),
    ],
  ])('%s: the file is sealed without it, with a warning', async (_case, fetchTimeStamp) => {
    const file = await seal('B-T', { ...stamping, timeoutMs: 30, fetchTimeStamp })

    expect(file).toMatchObject({ level: 'B-B', warnings: [expect.stringMatching(/tsa\.example/)] })
    expect(file.timeStampedAt).toBeUndefined()
    expect(verify(file.pdf)).toMatchObject({ verdict: 'genuine', trustedTime: false, level: 'B-B' })
  })

  test('is skipped in favor of the next one', async () => {
    const file = await seal('B-T', {
      ...stamping,
      urls: ['http://down.example/', 'http://tsa.example/'],
      fetchTimeStamp: (url, ...rest) =>
        url.includes('down')
          ? Promise.reject(new Error('connect ECONNREFUSED'))
          : authority.fetchTimeStamp(url, ...rest),
    })

    expect(file.level).toBe('B-T')
    expect(file.warnings).toEqual([expect.stringMatching(/down\.example/)])
  })
})

describe('A PAdES level', () => {
  test.each(['B-B', 'B-T', 'B-LT', 'B-LTA'] as const)('%s is recognized', (level) => {
    const file = createFile(level)
    const isStamped = level !== 'B-B'

    expect(verify(file)).toMatchObject({
      verdict: 'genuine',
      level,
      trustedTime: isStamped,
      timeStamps: isStamped ? expect.arrayContaining([byTestAuthority('signature')]) : [],
    })
    expect(readSignatures(file)).toContain('Signature is Valid')
    expect(checkStructure(file)).toContain('No syntax or stream encoding errors')
  })

  test('is valid for OpenSSL, with its CAdES attributes and time-stamp tokens', () => {
    for (const level of ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const) {
      const said = opensslSays(createFile(level))
      expect(said.seals).toEqual(['CAdES Verification successful'])
      expect(said.stamps).toEqual(
        { 'B-B': [], 'B-T': ['OK'], 'B-LT': ['OK'], 'B-LTA': ['OK', 'OK'] }[level],
      )
    }
  })

  test('has no signing-time in its CMS; the claimed time is in the signature dictionary', () => {
    for (const level of ['B-B', 'B-T'] as const) {
      const [found] = findSeals(createFile(level))
      expect(readCms(found?.cms ?? new Uint8Array()).attributes.signingTime).toBeUndefined()
      expect(found?.claimedAt).toBe(signedAt.toISOString())
    }
  })

  test('B-B and B-T cover the total document for poppler', () => {
    expect(readSignatures(createFile('B-B'))).toContain('Total document signed')
    expect(readSignatures(createFile('B-T'))).toContain('Total document signed')
  })
})

test('a time stamp of an untrusted authority is reported and not trusted', () => {
  expect(verifySeal(createFile('B-T'), root)).toMatchObject({
    verdict: 'genuine',
    trustedTime: false,
    sealedAt: signedAt.toISOString(),
    timeStamps: [{ by: 'Test Time Stamps', trusted: false }],
  })
})

describe('A time stamp added later', () => {
  test('is an update of the sealed file, which stays genuine and gains a trusted time', async () => {
    const before = createFile('B-B')
    const late = await addTimeStamp(before, stamping)
    const after = late.pdf ?? new Uint8Array()

    expect(Buffer.from(after).subarray(0, before.length).equals(before)).toBe(true)
    expect(verify(after)).toMatchObject({
      verdict: 'genuine',
      level: 'B-T',
      trustedTime: true,
      timeStamps: [byTestAuthority('document')],
    })
    expect(opensslSays(after).stamps).toEqual(['OK'])
    expect(checkStructure(after)).toContain('No syntax or stream encoding errors')
    expect((await PDF.load(after)).getPageCount()).toBe(2)
  })

  test('can be repeated, and cover validation data', async () => {
    const once = await addTimeStamp(createFile('B-B'), stamping)
    const { pdf } = await addValidationData(once.pdf ?? plain, sealer)
    const twice = await addTimeStamp(pdf, stamping)

    expect(verify(twice.pdf ?? plain)).toMatchObject({ verdict: 'genuine', level: 'B-LTA' })
    expect(verify(twice.pdf ?? plain).timeStamps).toHaveLength(2)
  })

  test('is not added to a file without our seal', async () => {
    await expect(addTimeStamp(plain, stamping)).rejects.toThrow(RangeError)
    await expect(addTimeStamp(Buffer.from('no PDF'), stamping)).rejects.toThrow(RangeError)
  })
})

describe('A bit flipped at a thousand positions is detected in a file of level', () => {
  test.each(['B-B', 'B-T', 'B-LT', 'B-LTA'] as const)('%s', (level) => {
    const file = createFile(level)
    const random = seededRandom(20_261_120)
    const slipped: string[] = []
    for (let count = 0; count < 1000; count += 1) {
      const copy = new Uint8Array(file)
      // Half of them in the last part, which has the signatures and tables.
      const from = count % 2 === 0 ? 0 : plain.length
      const at = from + Math.floor(random() * (file.length - from))
      copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8))
      const { verdict } = verify(copy)
      if (verdict !== 'changed') {
        slipped.push(`${verdict} at ${at}`)
      }
    }

    expect(slipped).toEqual([])
  })
})

describe('An update that only looks like one of ours', () => {
  test('a time stamp made for another file', async () => {
    const other = await sealPdf({ ...sealInput('B-B'), reason: 'Another' })
    const [mine, theirs] = [
      (await addTimeStamp(createFile('B-B'), stamping)).pdf ?? plain,
      (await addTimeStamp(other.pdf, stamping)).pdf ?? plain,
    ]
    expect(verify(withLastGap(theirs, mine)).verdict).toBe('changed')
  })

  test('foreign certificates in the validation data', async () => {
    const otherAuthority = await createCertificateAuthority({ now: signedAt, subject })
    const base = readRevision(Buffer.from(createFile('B-T')))
    const update =
      base &&
      buildValidationDataUpdate(base, {
        certificates: [otherAuthority.root.certificate],
        lists: [],
      })

    expect(verify(Buffer.concat([base?.bytes ?? plain, update ?? plain])).verdict).toBe('changed')
  })

  test.each(['B-B', 'B-T', 'B-LT', 'B-LTA'] as const)(
    'validation data with nothing in it, which would replace that of %s',
    (level) => {
      const file = Buffer.from(createFile(level))
      const base = readRevision(file)
      const update = base && buildValidationDataUpdate(base, { certificates: [], lists: [] })

      expect(verify(Buffer.concat([file, update ?? plain])).verdict).toBe('changed')
    },
  )

  test('validation data without the revocation list that is there', async () => {
    const file = createFile('B-LT')
    const { pdf } = await addValidationData(file, {
      identity: { ...sealer.identity, crls: [] },
      roots: [new X509Certificate(authority.rootPem).raw],
    })

    expect(verify(pdf).verdict).toBe('changed')
  })

  test('a time stamp with another page hidden beside it', async () => {
    const { pdf } = await addTimeStamp(createFile('B-B'), stamping)
    const stamped = await PDF.load(pdf ?? plain)
    stamped.addPage({ size: 'letter' })

    expect(verify(await stamped.save({ incremental: true })).verdict).toBe('changed')
  })
})

function byTestAuthority(kind: 'signature' | 'document') {
  return { kind, by: 'Test Time Stamps', trusted: true, at: expect.stringMatching(/^20.*Z$/) }
}

function verify(pdf: Uint8Array) {
  return verifySeal(pdf, root, { timeStampRoots: [authority.rootPem] })
}

function createFile(level: SealLevel): Uint8Array {
  return sealed[level]?.pdf ?? new Uint8Array()
}

function seal(level: SealLevel, timeStamping = stamping): Promise<SealedPdf> {
  return sealPdf({ ...sealInput(level), timeStamping })
}

function sealInput(level: SealLevel) {
  return {
    pdf: plain,
    identity: sealer.identity,
    signedAt,
    reason: 'Everyone has signed',
    name: 'Seal',
    level,
    timeStamping: stamping,
    fetchCrl: () => Promise.resolve(authority.crl),
  }
}

/** Flips one bit of the digest, which starts with 0x04 0x20. */
function withAnotherDigest(request: Uint8Array): Uint8Array {
  const copy = Buffer.from(request)
  const at = copy.indexOf(Buffer.from([0x04, 0x20])) + 2
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}

function withLastGap(from: Uint8Array, into: Uint8Array): Uint8Array {
  const [source, target] = [Buffer.from(from), Buffer.from(into)]
  const at = (file: Buffer) => file.lastIndexOf('/Contents <')
  const end = source.indexOf('>', at(source))
  source.copy(target, at(target), at(source), end)
  return target
}

/** Mulberry32: the same numbers for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** OpenSSL’s verdict on each seal and time-stamp token, with the roots only. */
function opensslSays(pdf: Uint8Array): { seals: string[]; stamps: string[] } {
  const said: { seals: string[]; stamps: string[] } = { seals: [], stamps: [] }
  for (const { cms, covered } of findSeals(pdf).reverse()) {
    const parsed = readCms(cms)
    if (parsed.contentType === '1.2.840.113549.1.9.16.1.4') {
      said.stamps.push(checkToken(cms, Buffer.concat(covered)))
      continue
    }
    said.seals.push(checkCms(cms, Buffer.concat(covered)))
    for (const { value } of parsed.unsignedAttributes) {
      said.stamps.push(checkToken(value, parsed.signature))
    }
  }
  return said
}

function checkCms(cms: Uint8Array, data: Uint8Array): string {
  return withFiles({ cms, data, root }, (paths) =>
    lastLine(`openssl cms -verify -cades -binary -inform DER -purpose any -out /dev/null \
      -in ${paths.cms} -content ${paths.data} -CAfile ${paths.root}`),
  )
}

function checkToken(token: Uint8Array, data: Uint8Array): string {
  return withFiles({ token, data, root: authority.rootPem }, (paths) =>
    lastLine(`openssl ts -verify -token_in -in ${paths.token} -data ${paths.data} \
      -CAfile ${paths.root}`),
  ).replace('Verification: ', '')
}

function lastLine(command: string): string {
  const said = execFileSync('sh', ['-c', `${command} 2>&1 || true`], { encoding: 'utf8' })
  return said.trim().split('\n').at(-1) ?? ''
}
