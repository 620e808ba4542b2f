import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { PDF } from '@libpdf/core'
import { checkStructure, readSignatures, withFiles } from '@countersign/pdf/testing/pdf-tools'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { smallPdf } from '@countersign/pdf/testing/write-pdf'
import {
  createCertificateAuthority,
  issueLeaf,
  rootCertificatePem,
} from '../sealing/keys/certificate-authority.ts'
import { findSeals } from './find-seals.ts'
import { sealPdf } from '../sealing/seal-pdf.ts'
import type { CertificateAuthority, KeyAlgorithm } from '../sealing/keys/sealing-identity.ts'
import { verifySeal } from './verify-seal.ts'

const subject = { organization: 'Countersign' }
const signedAt = new Date(Math.floor(Date.now() / 1000) * 1000)

let plain: Uint8Array
let authority: Awaited<ReturnType<typeof createCertificateAuthority>>
let sealed: Uint8Array
let root: string

beforeAll(async () => {
  plain = await createPlainPdf('Lease of Maria Lopez')
  authority = await createCertificateAuthority({ now: signedAt, subject })
  root = rootCertificatePem(authority)
  sealed = await seal(plain, authority)
})

describe('A file that is not what was sealed is detected', () => {
  test('a file without a seal', () => {
    expect(verifySeal(plain, root).verdict).toBe('not-sealed')
  })

  test('nothing, and not a PDF', () => {
    expect(verifySeal(new Uint8Array(), root).verdict).toBe('not-sealed')
    expect(verifySeal(Buffer.from('Hello'), root).verdict).toBe('not-sealed')
  })

  test('a bit flipped in each byte of the signature itself', () => {
    const gap = Buffer.from(sealed).lastIndexOf('/Contents <')
    const flipped = Array.from({ length: 3300 }, (_, index) => flipBit(sealed, gap + index, index))

    expect(verdicts(flipped)).toEqual(['changed'])
  })

  test('a file that was cut off', () => {
    const lengths = [sealed.length - 1, Math.floor(sealed.length * 0.99)]

    expect(verdicts(lengths.map((length) => sealed.subarray(0, length)))).toEqual(['changed'])
  })

  test('a page added after the seal', async () => {
    const pdf = await PDF.load(sealed)
    pdf.addPage({ size: 'letter' })
    const result = verifySeal(await pdf.save({ incremental: true }), root)

    expect(result.verdict).toBe('changed')
    expect(result.explanation).toContain('added')
  })

  test('bytes after the end', () => {
    const longer = Buffer.concat([sealed, Buffer.from('\n')])

    expect(verifySeal(longer, root).verdict).toBe('changed')
  })

  test('a seal copied from another file', async () => {
    const other = await seal(await createPlainPdf('Lease of Someone Else'), authority)

    expect(verifySeal(copySeal(other, sealed), root).verdict).toBe('changed')
  })

  test('another installation’s seal with our name', async () => {
    const otherAuthority = await createCertificateAuthority({ now: signedAt, subject })
    const result = verifySeal(await seal(plain, otherAuthority), root)

    expect(result.verdict).toBe('sealed-by-another')
    expect(result.sealedBy).toBe('Countersign Document Seal')
  })

  test('another installation’s seal on top of ours', async () => {
    const otherAuthority = await createCertificateAuthority({ now: signedAt, subject })

    const twice = await sealPdf({ ...sealInput(sealed, otherAuthority), name: 'Second seal' })

    expect(verifySeal(twice.pdf, root).verdict).toBe('sealed-by-another')
  })

  test('a signature that means nothing, added to a file of ours', async () => {
    const stranger = await createCertificateAuthority({ now: signedAt, subject })
    const added = await sealPdf({ ...sealInput(sealed, stranger), name: 'Second seal' })
    const result = verifySeal(signWithOpenssl(added.pdf, 'sha1'), root)

    expect(result).toMatchObject({ verdict: 'changed', sealedLength: sealed.length })
  })

  test('more signatures that mean nothing than are read, added to a file of ours', () => {
    const gap = '<30030201AA>'
    const before = sealed.length
    const ranges = `/ByteRange [0 ${before} ${before + gap.length} 10]\n`.repeat(70)
    const added = Buffer.concat([sealed, Buffer.from(gap + ranges)])

    expect(verifySeal(added, root).verdict).toBe('changed')
    expect(verifySeal(added, []).verdict).toBe('sealed-by-another')
  })

  test('a seal of ours whose certificate was damaged', () => {
    const cut = Buffer.from(sealed)
    const gap = cut.lastIndexOf('/Contents <')
    cut.write('zz', gap + 20, 'latin1')

    expect(verifySeal(cut, root).verdict).toBe('changed')
  })
})

test.each([
  [0, 0.3],
  [0, 0.7],
  [0, 1],
  [0.1, 1],
  [0.5, 1],
])('a seal overwritten with zeros from %s to %s of it was changed', (from, to) => {
  const file = Buffer.from(sealed)
  const [{ cms, covered } = { cms: plain, covered: [plain] }] = findSeals(file)
  const start = (covered[0]?.length ?? 0) + 1
  file.fill('0', start + Math.floor(cms.length * from) * 2, start + Math.floor(cms.length * to) * 2)

  expect(verifySeal(file, root).verdict).toBe('changed')
})

describe('A file that is not ours, or that cannot be judged, is never called changed', () => {
  test('a file that has a sealed one attached as it is', () => {
    const carrier = smallPdf({
      catalog: '/Names << /EmbeddedFiles << /Names [(a) << /EF << /F 6 0 R >> >>] >> >>',
      objects: [{ dict: '/Type /EmbeddedFile', data: sealed }],
    })

    expect(verifySeal(carrier, root).verdict).toBe('not-sealed')
  })

  test('a file that only mentions a byte range', () => {
    const text = Buffer.concat([plain, Buffer.from('% /ByteRange [0 10 20 30]\n')])

    expect(verifySeal(text, root).verdict).toBe('not-sealed')
  })

  test('a seal of another customer of the authority that issued our certificate', async () => {
    const ours = `${root}${new X509Certificate(authority.identity.certificate).toString()}`
    const identity = await issueLeaf({ root: authority.root, now: signedAt, subject })
    const theirs = await seal(plain, { ...authority, identity })
    const damaged = flipBit(theirs, Buffer.from(theirs).lastIndexOf('/Contents <') + 3000, 0)

    expect(verifySeal(theirs, root).verdict).toBe('genuine')
    expect(verifySeal(theirs, ours).verdict).toBe('sealed-by-another')
    expect(verifySeal(damaged, ours).verdict).not.toBe('changed')
    expect(verifySeal(sealed, ours).verdict).toBe('genuine')
    expect(verifySeal(flipBit(sealed, 100, 0), ours).verdict).toBe('changed')
  })

  test('a file that is encrypted for certificates', () => {
    const encrypted = withObject('<< /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4 >>')

    expect(verifySeal(encrypted, root).verdict).toBe('not-sealed')
  })

  test('a template with reserved space for a signature that nobody filled', () => {
    const reserved = withObject(
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 /********** /********** /**********] /Contents <${'0'.repeat(2000)}> >>`,
    )

    expect(verifySeal(reserved, root).verdict).toBe('not-sealed')
  })

  test('a signature whose byte range nobody filled', () => {
    const unfilled = withObject(
      `<< /Type /Sig /SubFilter /adbe.pkcs7.detached /ByteRange [0 0 0 0] /Contents <30820400${'ab'.repeat(2000)}> >>`,
    )

    expect(verifySeal(unfilled, root)).toMatchObject({
      verdict: 'sealed-by-another',
      explanation: expect.stringContaining('cannot check'),
    })
  })

  test.each(['sha1', 'sha3-256', 'sha256'])('a signature of someone else with %s', (digest) => {
    const foreign = signWithOpenssl(sealed, digest)

    expect(verifySeal(foreign, root)).toMatchObject({ verdict: 'sealed-by-another' })
  })

  test('a changed file of another installation, which has our names', async () => {
    const stranger = await createCertificateAuthority({ now: signedAt, subject })
    const foreign = await seal(plain, stranger)
    const gap = Buffer.from(foreign).lastIndexOf('/Contents <')
    const damaged = [...Array(200).keys()].map((at) => flipBit(foreign, gap + 12 + at * 15, at))

    expect(verdicts([flipBit(foreign, 600, 1), ...damaged])).not.toContain('changed')
  })

  test('usage rights, which Adobe grants to its reader, are no seal', async () => {
    const stranger = await createCertificateAuthority({ now: signedAt, subject })
    const granted = await seal(plain, stranger)
    const rights = Buffer.from(granted)
    const at = rights.lastIndexOf('/Reason')
    rights.write('/TransformMethod /UR3 /X(', at, 'latin1')

    expect(verifySeal(rights, root).verdict).toBe('not-sealed')
  })

  test('a file that has nothing but a document time stamp', () => {
    const token = `3082040006092a864886f70d010702a0${'00'.repeat(1000)}`
    const stamped = withObject(
      `<< /Type /DocTimeStamp /SubFilter /ETSI.RFC3161 /ByteRange [0 0 0 0] /Contents <${token}> >>`,
    )

    expect(verifySeal(stamped, root).verdict).not.toBe('changed')
  })
})

test('a seal dated before its certificate is ours and unchanged, and says that the clock was wrong', async () => {
  const early = await sealPdf({
    ...sealInput(plain, authority),
    signedAt: new Date('2020-01-01'),
  })

  expect(verifySeal(early.pdf, root)).toMatchObject({
    verdict: 'genuine',
    explanation: expect.stringContaining('clock of the service was wrong'),
  })
})

test('a signature larger than any real one is not read, so that many copies of it take no time', () => {
  const gap = `<30${'0'.repeat(6_000_000)}>`
  const file = Buffer.from(`%PDF-1.7\n/Contents ${gap}`)
  const after = file.length
  const ranges = Buffer.from(`/ByteRange [0 ${after - gap.length} ${after} 10]\n`.repeat(64))

  expect(findSeals(Buffer.concat([file, ranges]))).toEqual([])
})

test('many attachments without an end take no time', { timeout: 10_000 }, () => {
  const file = Buffer.from('stream\n%PDF-'.repeat(300_000))

  expect(verifySeal(file, root)).toMatchObject({ verdict: 'not-sealed' })
})

test('a file larger than the limit is not examined', () => {
  expect(() => verifySeal(sealed, root, { maxBytes: 1000 })).toThrow(RangeError)
})

describe.each<KeyAlgorithm>(['P-256', 'RSA-3072'])('A seal with a key of %s', (algorithm) => {
  let file: Uint8Array
  let pem: string

  beforeAll(async () => {
    const authority = await createCertificateAuthority({ now: signedAt, subject, algorithm })
    pem = rootCertificatePem(authority)
    file = await seal(plain, authority)
  })

  test('is genuine to our own verifier', () => {
    expect(verifySeal(file, pem)).toMatchObject({
      verdict: 'genuine',
      sealedAt: signedAt.toISOString(),
      sealedBy: 'Countersign Document Seal',
    })
  })

  test('covers the total document for poppler, in a file without errors', () => {
    const report = readSignatures(file)

    expect(report).toContain('Signature is Valid')
    expect(report).toContain('Total document signed')
    expect(report).toContain('ETSI.CAdES.detached')
    expect(checkStructure(file)).toContain('No syntax or stream encoding errors')
  })

  test('is a CAdES signature that chains to the root for OpenSSL', () => {
    expect(opensslSays(file, pem)).toContain('CAdES Verification successful')
  })
})

test('after a new leaf was issued, files of the old and the new one are genuine', async () => {
  const identity = await issueLeaf({ root: authority.root, now: signedAt, subject })
  const renewed = await seal(plain, { ...authority, identity })

  expect(verifySeal(renewed, root).verdict).toBe('genuine')
  expect(verifySeal(sealed, root).verdict).toBe('genuine')
})

test('after the root was replaced, files of both are genuine with both roots', async () => {
  const next = await createCertificateAuthority({ now: signedAt, subject })
  const roots = [rootCertificatePem(next), root]

  expect(verdicts([sealed, await seal(plain, next)], roots)).toEqual(['genuine'])
})

async function seal(pdf: Uint8Array, authority: CertificateAuthority): Promise<Uint8Array> {
  return (await sealPdf(sealInput(pdf, authority))).pdf
}

function sealInput(pdf: Uint8Array, { identity }: CertificateAuthority) {
  return { pdf, identity, signedAt, reason: 'Everyone has signed', name: 'Seal' }
}

function flipBit(bytes: Uint8Array, at: number, bit: number): Uint8Array {
  const copy = new Uint8Array(bytes)
  copy[at] = (copy[at] ?? 0) ^ (1 << (bit % 8))
  return copy
}

/** Replaces the last signature with one of someone else. */
function signWithOpenssl(file: Uint8Array, digest: string): Uint8Array {
  const [last] = findSeals(file).sort((a, b) => b.end - a.end)
  const cms = withFiles({ data: Buffer.concat(last?.covered ?? []) }, (paths) =>
    execFileSync('sh', [
      '-ec',
      `openssl req -x509 -newkey rsa:2048 -nodes -keyout ${paths.data}.key -out ${paths.data}.pem -days 365 -subj /CN=Someone 2>/dev/null
      openssl cms -sign -binary -md ${digest} -in ${paths.data} -signer ${paths.data}.pem -inkey ${paths.data}.key -outform DER`,
    ]),
  )
  const copy = Buffer.from(file)
  const gap = (last?.covered[0].length ?? 0) + 1
  const room = (last?.end ?? 0) - (last?.covered[1].length ?? 0) - gap - 1
  copy.write(cms.toString('hex').padEnd(room, '0'), gap, 'latin1')
  return new Uint8Array(copy)
}

function withObject(body: string): Uint8Array {
  return Buffer.concat([plain, Buffer.from(`99 0 obj\n${body}\nendobj\n`)])
}

/** The distinct verdicts on many files. */
function verdicts(files: Uint8Array[], roots: string | string[] = root): string[] {
  return [...new Set(files.map((file) => verifySeal(file, roots).verdict))]
}

function copySeal(from: Uint8Array, into: Uint8Array): Uint8Array {
  const [source, target] = [Buffer.from(from), Buffer.from(into)]
  const hex = (file: Buffer) => file.lastIndexOf('/Contents <') + '/Contents <'.length
  const length = target.indexOf('>', hex(target)) - hex(target)
  source.copy(target, hex(target), hex(source), hex(source) + length)
  return new Uint8Array(target)
}

function opensslSays(file: Uint8Array, pem: string): string {
  const [found] = findSeals(file)
  if (!found) {
    return 'There is no seal.'
  }
  const contents = { 'seal.der': found.cms, data: Buffer.concat(found.covered), 'root.pem': pem }
  return withFiles(contents, (paths) => {
    const command = `openssl cms -verify -cades -binary -inform DER -purpose any -out /dev/null \
      -in ${paths['seal.der']} -content ${paths.data} -CAfile ${paths['root.pem']} 2>&1`
    return execFileSync('sh', ['-c', command], { encoding: 'utf8' })
  })
}
