import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:net'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { afterEach, expect, test } from 'vitest'
import { createReturnPath } from './return-path.ts'
import { createSmtpTransport, type SmtpOptions } from './smtp-transport.ts'
import { startMailServer } from './testing/mail-server.ts'

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) {
    await cleanUp()
  }
})

test('many mails share a few connections', async () => {
  const server = await startServer()
  const transport = createTransport(server.url)

  const outcomes = await Promise.all(Array.from({ length: 30 }, () => transport.send(message)))
  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['accepted']))
  expect(server.mails).toHaveLength(30)
  expect(server.connections()).toBeLessThanOrEqual(5)
})

test('a recipient that hangs is given up, and does not hold up the others', async () => {
  const server = await startServer({
    onRecipient: async (address) =>
      address.startsWith('hangs') ? new Promise(() => undefined) : undefined,
  })
  const transport = createTransport(server.url, { timeouts: { silenceMs: 300 } })
  const hanging = transport.send({ ...message, to: { name: 'H', email: 'hangs@example.com' } })
  const refused = expect(hanging).rejects.toThrow(/time/i)

  await Promise.all(Array.from({ length: 10 }, () => transport.send(message)))
  expect(server.mails).toHaveLength(10)
  await refused
})

test('a server that sends one byte at a time is given up after the time for a whole mail', async () => {
  const server = createServer((socket) => {
    const timer = setInterval(() => socket.write('2'), 20)
    socket.on('close', () => clearInterval(timer)).on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => new Promise((resolve) => server.close(() => resolve())))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const transport = createTransport(`smtp://127.0.0.1:${port}`, { timeouts: { totalMs: 300 } })

  await expect(transport.send(message)).rejects.toThrow()
})

test('a server that refuses our login is retried, and the password is not in the error', async () => {
  const server = await startServer({ login: { user: 'forms', password: 'right' } })
  const transport = createTransport(server.url.replace('right', 'wrong-password'))

  const error = await transport.send(message).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(`${error} ${JSON.stringify(error)}`).not.toContain('wrong-password')
})

test('bounces come back to an address of their own, the visible sender stays', async () => {
  const server = await startServer()
  const returnPath = createReturnPath({
    address: 'bounces@forms.example',
    secretKey: 'k'.repeat(32),
  })
  await createTransport(server.url, { returnPath }).send(message)

  const [mail] = server.mails
  expect(mail?.from).toMatch(/^bounces\+[a-z2-7]{42}@forms\.example$/)
  expect(returnPath.mailIdOf(mail?.from ?? '')).toBe(message.id)
  expect(mail?.raw).toContain('From: Countersign <no-reply@forms.example>')
})

test('a mail is signed so that another implementation of DKIM agrees', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const server = await startServer()
  const transport = createTransport(server.url, {
    dkim: {
      domain: 'forms.example',
      selector: 'autumn',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  })
  await transport.send({ ...message, subject: 'Documentos para María ✍️', text: 'Línea\n.\nfin' })

  const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`
  const { raw = '' } = server.mails[0] ?? {}
  const verify = async (mail: string) => {
    const { results } = await dkimVerify(Buffer.from(mail), {
      resolver: async (name: string) => {
        expect(name).toBe('autumn._domainkey.forms.example')
        return [[record]]
      },
    })
    return results.map(({ status }) => status.result)
  }
  expect(await verify(raw)).toEqual(['pass'])
  expect(await verify(raw.replace('fin', 'end'))).not.toEqual(['pass'])
})

const message = {
  id: '7b0c1f9e-35f5-4d5c-9a53-3d1f4f3a8a01',
  to: { name: 'Maria', email: 'maria@example.com' },
  subject: 'Documents for you to sign',
  text: 'Hello',
  html: '<p>Hello</p>',
}

async function startServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options)
  cleanUps.push(server.stop)
  return server
}

function createTransport(url: string, options: Partial<SmtpOptions> = {}) {
  const transport = createSmtpTransport({
    url,
    from: 'Countersign <no-reply@forms.example>',
    ...options,
  })
  cleanUps.push(transport.close)
  return transport
}
