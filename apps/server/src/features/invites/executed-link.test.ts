import { days, minutes } from '../../kernel/time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { residentInvites, walkPacket } from '../../testing/walk-packet.ts'

/** How long the link of a resident gives the executed file. */

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const get = (path: string, code: string, query = '') =>
  server.app.inject({ url: `/api/signing-invites/${path}/${code}${query}` })
const ask = (code: string) =>
  server.app.inject({ method: 'POST', url: `/api/signing-invites/executed-link/code/${code}` })

async function codeOf(status: 'executed' | 'residents-signed'): Promise<string> {
  const [maria] = await residentInvites(await walkPacket(server, status))
  await server.jobs.run()
  return maria?.code ?? ''
}

/** What is mailed meanwhile. */
async function mailsOf(work: () => Promise<unknown>) {
  const before = server.mail.sent.length
  await work()
  await server.jobs.run()
  return server.mail.sent.slice(before)
}

test('nothing is mailed for a code that does not exist, or before everyone has signed', async () => {
  const code = await codeOf('residents-signed')
  const sent = await mailsOf(async () => {
    expect((await ask('0'.repeat(26))).json().code).toBe('invite-not-found')
    expect((await ask(code)).json().code).toBe('not-executed')
  })

  expect(sent).toEqual([])
})

test('a link stops giving the file after thirty days, and says so', async () => {
  const code = await codeOf('executed')
  server.clock.advance(days(30) - minutes(1))
  expect((await get('document/code', code)).statusCode).toBe(200)
  server.clock.advance(minutes(2))

  for (const path of ['document/code', 'signed-copy/code']) {
    const refused = await get(path, code)
    expect([refused.statusCode, refused.json().code]).toEqual([410, 'file-link-expired'])
  }
  expect((await get('document/code', code, '?copy=made-up')).statusCode).toBe(410)
  expect((await get('invite-details/code', code)).json()).toMatchObject({
    packet: 'executed',
    executedLinkExpired: true,
  })
})

test('a fresh link goes to the address on record, and gives the file for a week', async () => {
  const code = await codeOf('executed')
  server.clock.advance(days(400))
  const [mail, ...more] = await mailsOf(() => ask(code))
  expect(more).toEqual([])
  expect(mail?.to.email).toBe('maria.lopez@example.com')

  const query = `?copy=${/&copy=([\w-]{43})/.exec(mail?.text ?? '')?.[1]}`
  expect((await get('document/code', code, query)).statusCode).toBe(200)
  expect((await get('invite-details/code', code, query)).json()).toMatchObject({
    executedLinkExpired: false,
  })
  expect((await get('document/code', code)).statusCode).toBe(410)
  server.clock.advance(days(7))
  expect((await get('document/code', code, query)).statusCode).toBe(410)
})

test('a fresh link is mailed at most once an hour, and replaces the one before', async () => {
  const code = await codeOf('executed')
  server.clock.advance(days(31))
  const [first, ...more] = await mailsOf(() => Promise.all([ask(code), ask(code), ask(code)]))
  expect(more).toEqual([])
  server.clock.advance(minutes(61))
  const [second] = await mailsOf(() => ask(code))

  const [old, fresh] = [first, second].map(
    (mail) => /\?code=\S*(&copy=\S+)/.exec(mail?.text ?? '')?.[1],
  )
  expect((await get('document/code', code, `?${old?.slice(1)}`)).statusCode).toBe(410)
  expect((await get('document/code', code, `?${fresh?.slice(1)}`)).statusCode).toBe(200)
})
