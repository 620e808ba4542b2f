import { createHash, X509Certificate } from 'node:crypto'
import { sealPdf } from '@countersign/seal/sealing/seal-pdf'
import { signingAuthorities } from '@countersign/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { createLogger } from '../../kernel/logger.ts'
import { openKeyring, type Keyring } from '../../infrastructure/sealing/keys/keyring.ts'

let server: TestApp
let ours: Keyring
let blank: Uint8Array
beforeAll(async () => {
  server = await startTestApp()
  ours = await openKeyring({ ...server.services, log }, secret)
  server.services.ports.authority = ours.authority
  const template = await server.services.ports.forms.find(
    server.services.ports.forms.forms()[0]?.documentTemplateIds[1] ?? '',
  )
  blank = template?.pdf ?? new Uint8Array()
})
afterAll(() => server.stop())

const log = createLogger('silent')
const secret = 'a secret of at least thirty-two characters'

async function seal(by: Keyring): Promise<Uint8Array> {
  const sealed = await sealPdf({
    pdf: blank,
    identity: await by.identity(),
    signedAt: server.clock.now(),
    reason: 'Test',
    name: 'Seal',
  })
  return sealed.pdf
}

function verify(bytes: Uint8Array, type = 'application/pdf') {
  return server.app.inject({
    method: 'POST',
    url: '/api/verify',
    headers: { 'content-type': type },
    payload: Buffer.from(bytes),
  })
}

test('another media type than PDF is rejected', async () => {
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
    const response = await verify(Buffer.from('{}'), type)
    expect(response.statusCode).toBe(415)
    expect(response.json().code).toBe('unsupported-media-type')
  }
})

test('a file that is not a PDF, not sealed, or sealed by someone else is reported as such', async () => {
  const elsewhere = await startTestApp()
  const foreign = await seal(await openKeyring({ ...elsewhere.services, log }, secret))
  await elsewhere.stop()

  const verdicts = [new Uint8Array(), Buffer.from('hello'), blank, foreign].map(
    async (bytes) => (await verify(bytes)).json().verdict,
  )
  expect(await Promise.all(verdicts)).toEqual([
    'not-a-pdf',
    'not-a-pdf',
    'not-sealed',
    'sealed-by-another',
  ])
})

test('a sealed file is genuine, with time and sealer', async () => {
  const response = await verify(await seal(ours))

  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    verdict: 'genuine',
    sealedAt: server.clock.now().toISOString(),
    trustedTime: false,
  })
  expect(response.json().sealedBy).toMatch(/Countersign/)
})

test('the root certificate is public, and the seal chains to it', async () => {
  const response = await server.app.inject('/api/verify/root.pem')

  expect(response.headers['content-type']).toBe('application/x-pem-file')
  const root = new X509Certificate(response.body)
  const leaf = new X509Certificate((await ours.identity()).certificate)
  expect(root.ca).toBe(true)
  expect(leaf.verify(root.publicKey)).toBe(true)
})

test('servers that start at the same time, or later, share one authority', async () => {
  const fresh = await startTestApp()
  const opened = await Promise.all([
    openKeyring({ ...fresh.services, log }, secret),
    openKeyring({ ...fresh.services, log }, secret),
  ])
  const [row, ...more] = await fresh.services.db.select().from(signingAuthorities)
  const keys = await Promise.all(opened.map(async ({ identity }) => (await identity()).privateKey))
  const prints = keys.map((key) => createHash('sha256').update(key).digest('hex'))

  expect(more).toEqual([])
  expect(new Set(prints).size).toBe(1)
  expect(row?.sealed).not.toContain(Buffer.from(keys[0] ?? []).toString('base64'))
  await expect(openKeyring({ ...fresh.services, log }, `${secret}!`)).rejects.toThrow(
    /cannot be decrypted/,
  )
  await fresh.stop()
})
