import { days } from '@countersign/answers/day'
import { signingAuthorities } from '@countersign/database'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { createCertificateAuthority } from '@countersign/seal/sealing/keys/certificate-authority'
import { sealPdf } from '@countersign/seal/sealing/seal-pdf'
import { verifySeal } from '@countersign/seal/verify/verify-seal'
import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import { describeKeys, importKeys, rotateKeys } from './change-keys.ts'
import { openKeyring, type Keyring } from './keyring.ts'
import { createAuthority, importAuthority, withKeyLock } from './create-authority.ts'
import { createRenewKeysJob } from './renew-keys.ts'

const secret = 'a secret of at least thirty-two characters'
const warnings: unknown[] = []
const log = { info: () => undefined, warn: (...words: unknown[]) => void warnings.push(...words) }

let server: TestApp
let pdf: Uint8Array
let start: Date
beforeAll(async () => {
  server = await startTestApp()
  pdf = await createPlainPdf('Lease')
  start = server.clock.now()
})
beforeEach(async () => {
  warnings.length = 0
  server.clock.set(start)
  await server.services.db.delete(signingAuthorities)
})
afterAll(() => server.stop())

test('a sealing certificate in its last 90 days is renewed at the next start', async () => {
  const { services, clock } = server
  const before = await openKeyring({ ...services, log }, secret)
  const [first, sealed] = [await leafOf(before), await seal(before)]

  clock.advance(days(5 * 365) - days(91))
  expect((await leafOf(await openKeyring({ ...services, log }, secret))).serialNumber).toBe(
    first.serialNumber,
  )
  clock.advance(days(2))
  const after = await openKeyring({ ...services, log }, secret)
  const second = await leafOf(after)

  expect(second.serialNumber).not.toBe(first.serialNumber)
  expect(second.validToDate.getTime()).toBeGreaterThan(first.validToDate.getTime())
  expect(await services.db.$count(signingAuthorities)).toBe(1)
  expect(verifySeal(sealed, await after.authority.rootPems()).verdict).toBe('genuine')
})

test('a certificate that a clock that ran ahead had made is replaced, at the start and while running', async () => {
  const { services, clock } = server
  const now = clock.now()
  clock.advance(days(30))
  const running = await openKeyring({ ...services, log }, secret)
  const ahead = await leafOf(running)
  clock.set(now)
  const sealed = await seal(running)
  const restarted = await openKeyring({ ...services, log }, secret)

  for (const keyring of [running, restarted]) {
    const leaf = await leafOf(keyring)
    expect(leaf.serialNumber).not.toBe(ahead.serialNumber)
    expect(leaf.validFromDate.getTime()).toBeLessThanOrEqual(now.getTime())
  }
  expect(verifySeal(sealed, await restarted.authority.rootPems()).verdict).toBe('genuine')
  expect(warnings).toEqual([expect.stringContaining('a clock ran ahead when it was issued')])
  expect(await restarted.findProblem()).toBeUndefined()
})

test('keys that are rotated by a machine whose clock runs ahead are replaced before the next file', async () => {
  const { services, clock } = server
  const now = clock.now()
  const running = await openKeyring({ ...services, log }, secret)
  const before = await seal(running)
  clock.advance(days(2))
  await rotateKeys(services, { secretKey: secret })
  const ahead = await leafOf(running)
  clock.set(now)
  const after = await seal(running)

  const [leaf, roots] = [await leafOf(running), await running.authority.rootPems()]
  expect(leaf.serialNumber).not.toBe(ahead.serialNumber)
  expect(leaf.validFromDate.getTime()).toBeLessThanOrEqual(now.getTime())
  expect([before, after].map((file) => verifySeal(file, roots))).toMatchObject(
    [before, after].map(() => ({
      verdict: 'genuine',
      explanation: expect.not.stringContaining('clock'),
    })),
  )
})

test.each([-1, 1])(
  'a clock that steps by %i hour while the server runs changes no certificate',
  async (hours) => {
    const { services, clock } = server
    const running = await openKeyring({ ...services, log }, secret)
    const first = await leafOf(running)
    clock.advance(hours * 3_600_000)
    const file = await seal(running)

    expect((await leafOf(running)).serialNumber).toBe(first.serialNumber)
    expect(verifySeal(file, await running.authority.rootPems()).verdict).toBe('genuine')
  },
)

test('an imported certificate that is not valid yet seals nothing and says why', async () => {
  const { services, clock } = server
  clock.advance(days(30))
  const authority = await createCertificateAuthority({
    now: clock.now(),
    subject: { organization: 'Elsewhere' },
  })
  const { privateKey: _, algorithm: __, ...root } = authority.root
  await withKeyLock(services, (tx) =>
    importAuthority(tx, services, { authority: { ...authority, root }, secretKey: secret }),
  )
  clock.advance(-days(30))
  const keyring = await openKeyring({ ...services, log }, secret)

  await expect(keyring.identity()).rejects.toThrow(/not valid yet/)
  services.ports.sealing.findProblem = () => keyring.findProblem()
  const ready = await server.app.inject('/api/health/ready')
  expect(ready.json()).toMatchObject({
    warnings: [{ code: 'sealing-certificate', detail: expect.stringMatching(/not valid yet/) }],
  })
})

test('the daily job renews too, and a running server seals with the new certificate', async () => {
  const { services, clock, jobs, ctx } = server
  const keyring = await openKeyring({ ...services, log }, secret)
  const renewKeysJob = createRenewKeysJob(services, secret)
  jobs.register(renewKeysJob)
  const first = await leafOf(keyring)
  clock.advance(days(5 * 365) - days(10))
  await jobs.enqueue(ctx, renewKeysJob, {})
  await jobs.run()

  expect((await leafOf(keyring)).serialNumber).not.toBe(first.serialNumber)
})

test('a root that would expire before its next leaf is replaced too', async () => {
  const { services, clock } = server
  await openKeyring({ ...services, log }, secret)
  for (let years = 0; years < 20; years += 4) {
    clock.advance(days(4.8 * 365))
    await openKeyring({ ...services, log }, secret)
  }
  const leaf = await leafOf(await openKeyring({ ...services, log }, secret))
  const roots = await services.db.select().from(signingAuthorities)

  expect(roots).toHaveLength(2)
  for (const { rootPem } of roots.filter((row) =>
    leaf.checkIssued(new X509Certificate(row.rootPem)),
  )) {
    const root = new X509Certificate(rootPem)
    if (leaf.verify(root.publicKey)) {
      expect(root.validToDate.getTime()).toBeGreaterThan(leaf.validToDate.getTime())
    }
  }
})

test('after a rotation new files have the new root, and older ones stay genuine', async () => {
  const { services, clock } = server
  const keyring = await openKeyring({ ...services, log }, secret)
  const old = await seal(keyring)
  clock.advance(days(1))
  await withKeyLock(services, (tx) => createAuthority(tx, services, { secretKey: secret }))
  const fresh = await seal(keyring)
  const roots = await keyring.authority.rootPems()

  expect(roots).toHaveLength(2)
  expect(verifySeal(fresh, roots[0] ?? '').verdict).toBe('genuine')
  expect(verifySeal(old, roots[0] ?? '').verdict).toBe('sealed-by-another')
  expect([old, fresh].map((file) => verifySeal(file, roots).verdict)).toEqual([
    'genuine',
    'genuine',
  ])

  services.ports.authority = keyring.authority
  const { body } = await server.app.inject('/api/verify/root.pem')
  expect(body).toBe(roots.join(''))
})

test('the root’s private key stays encrypted while files are sealed', async () => {
  const { services } = server
  await openKeyring({ ...services, log }, secret)
  const [row] = await services.db.select().from(signingAuthorities)
  const damaged = row?.sealed.replace(/("root":.*?"data":")[^"]{8}/, '$1AAAAAAAA') ?? ''
  expect(damaged).not.toBe(row?.sealed)
  await services.db.update(signingAuthorities).set({ sealed: damaged })

  await expect(openKeyring({ ...services, log }, secret)).resolves.toBeDefined()
})

test('an imported certificate of another issuer seals, and is shown as not renewed', async () => {
  const { services } = server
  const keyring = await openKeyring({ ...services, log }, secret)
  const bytes = makePkcs12()
  const file = { bytes, secretKey: secret }
  await expect(importKeys(services, { ...file, password: 'wrong' })).rejects.toThrow(
    /does not open/,
  )
  expect(await services.db.$count(signingAuthorities)).toBe(1)

  // The certificate is made by the real clock.
  server.clock.advance(Date.now() + 60_000 - server.clock.now().getTime())
  await importKeys(services, { ...file, password: 'sesame' })
  const leaf = await leafOf(keyring)
  expect(leaf.subject).toBe('CN=Rented Seal')
  const [root = ''] = await keyring.authority.rootPems()
  expect(verifySeal(await seal(keyring), root)).toMatchObject({
    verdict: 'genuine',
    sealedBy: 'Rented Seal',
  })
  const [own = ''] = await keyring.authority.ownRoots()
  expect(own).toBe(`${root}${leaf.toString()}`)
  expect(await describeKeys(services)).toMatch(/Current.*Rented Seal.*imported.*Former/s)

  server.clock.advance(days(400))
  const later = await openKeyring({ ...services, log }, secret)
  await expect(later.identity()).rejects.toThrow(/has expired/)
  expect(await later.findProblem()).toMatch(/has expired/)
  await rotateKeys(services, { secretKey: secret })
  expect((await leafOf(keyring)).subject).toContain('Countersign Document Seal')
})

function makePkcs12(): Uint8Array {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-p12-'))
  try {
    execFileSync('sh', ['-ec', makingPkcs12], { cwd: folder, stdio: 'ignore' })
    return readFileSync(path.join(folder, 'seal.p12'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const makingPkcs12 = `
openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 365 -subj /CN=Issuer -addext keyUsage=critical,keyCertSign,cRLSign
openssl req -newkey rsa:2048 -nodes -keyout seal.key -out seal.csr -subj "/CN=Rented Seal"
echo "basicConstraints=critical,CA:FALSE" > leaf.cnf
openssl x509 -req -in seal.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 365 -extfile leaf.cnf -out seal.pem
openssl pkcs12 -export -passout pass:sesame -inkey seal.key -in seal.pem -certfile ca.pem -out seal.p12
`

async function leafOf({ identity }: Keyring): Promise<X509Certificate> {
  return new X509Certificate((await identity()).certificate)
}

async function seal({ identity }: Keyring): Promise<Uint8Array> {
  const sealed = await sealPdf({
    pdf,
    identity: await identity(),
    signedAt: server.clock.now(),
    reason: 'Test',
    name: 'Seal',
  })
  return sealed.pdf
}
