import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchSigningError } from '../../testing/catch-signing-error.ts'
import { groupInput } from '../../testing/test-engine.ts'
import { createSignNowProvider, type SignNowProviderOptions } from './create-signnow-provider.ts'
import { createSignNowParts, fillRoom, returnUrls } from './testing/signnow-harness.ts'
import { startFakeSignNow } from './testing/start-fake-signnow.ts'
import type { FakeSignNow, Interception } from './testing/fake-signnow.ts'

let fake: FakeSignNow
beforeEach(async () => {
  fake = await startFakeSignNow()
})
afterEach(() => fake.close())

type Answer = Interception['answer']

const answerJson =
  (status: number, body: unknown): Answer =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))

/** That are waited for no longer than a test needs. */
const endless: [name: string, answer: Answer][] = [
  ['nothing for 30 seconds', () => undefined],
  [
    '100 MB',
    (_, response) => {
      response.writeHead(200, { 'content-length': String(100_000_000) })
      response.write('x'.repeat(1000))
    },
  ],
]
const badAnswers: [name: string, answer: Answer][] = [
  ...endless,
  ['no JSON at all', answerJson(201, '{"id":')],
  ['JSON of another form', answerJson(201, { unknown: true })],
  ['nothing', answerJson(201, '')],
  ['a web page', answerJson(200, '<html>We will be back soon.</html>')],
  ['200 with an error inside', answerJson(200, { errors: [{ code: 1, message: 'No.' }] })],
  ['500', answerJson(500, { error: 'Internal error' })],
  ['429 for an hour', (_, response) => response.writeHead(429, { 'retry-after': '3600' }).end()],
  [
    'a redirect to another host',
    (_, response) => response.writeHead(302, { location: 'https://evil.example/' }).end(),
  ],
  ['a broken connection', (request) => request.destroy()],
]

describe.each([
  'POST /document',
  'PUT /document/*',
  'POST /documentgroup',
  'POST /v2/document-groups/*/embedded-invites',
])('while %s is answered with', (call) => {
  // An empty answer to PUT is a good one.
  const answers = badAnswers.filter(([name]) => !(call.startsWith('PUT') && name === 'nothing'))
  test.each(answers)(
    '%s, nothing is sent, and the next attempt sends it once',
    async (name, answer) => {
      const isEndless = endless.some(([each]) => each === name)
      const { patient, provider, groupId } = await filledGroup(isEndless ? { timeoutMs: 300 } : {})
      fake.intercept({ call, answer, times: Infinity })
      const error = await catchSigningError(provider.send({ groupId, returnUrls }))

      expect(error.code).toBe('provider-unavailable')
      expect(error.message).toContain('Nothing was lost')
      expect(error.message).not.toContain(fake.url)
      expect((await provider.readGroup({ groupId })).state).toBe('filled')
      fake.stopIntercepting()
      await patient.send({ groupId, returnUrls })
      expect(fake.state.groups.size).toBe(1)
      expect(fake.refused).toEqual([])
    },
  )
})

test('fields that SignNow has lost are placed again at the next attempt', async () => {
  const { provider, groupId } = await filledGroup()
  fake.intercept({ call: 'PUT /document/*', answer: answerJson(200, ''), times: 2 })
  await catchSigningError(provider.send({ groupId, returnUrls }))
  await provider.send({ groupId, returnUrls })

  expect((await provider.readGroup({ groupId })).state).toBe('sent')
})

test('500 and then an answer is no error for what may be repeated', async () => {
  const { provider, groupId } = await filledGroup()
  fake.intercept({ call: 'PUT /document/*', answer: answerJson(500, ''), times: 2 })
  await provider.send({ groupId, returnUrls })

  expect((await provider.readGroup({ groupId })).state).toBe('sent')
})

test('429 with a short pause is waited for, also before a creation', async () => {
  const { provider, groupId } = await filledGroup()
  fake.intercept({
    call: 'POST /documentgroup',
    answer: (_, response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  })
  await provider.send({ groupId, returnUrls })

  expect(fake.state.groups.size).toBe(1)
})

test('a token that has expired is renewed once for all calls', async () => {
  const { provider, groupId } = await filledGroup()
  await provider.findProblem?.()
  fake.state.tokens.clear()
  fake.calls.length = 0
  await provider.send({ groupId, returnUrls })

  expect(fake.calls.filter((call) => call === 'POST /oauth2/token')).toHaveLength(1)
})

test('a refresh token that was revoked is followed by the password', async () => {
  const { provider, groupId } = await filledGroup()
  await provider.findProblem?.()
  fake.state.tokens.clear()
  fake.state.refreshTokens.clear()
  await provider.send({ groupId, returnUrls })

  expect((await provider.readGroup({ groupId })).state).toBe('sent')
})

test('a password that is wrong, or was changed later, is named for those who run the installation', async () => {
  const { provider, groupId } = await filledGroup()
  fake.options.password = 'changed'
  const error = await catchSigningError(provider.send({ groupId, returnUrls }))

  expect(error).toMatchObject({ code: 'provider-unavailable' })
  expect(error.message).toContain('does not accept the account of this installation')
  expect(await provider.findProblem?.()).toContain('Check the SIGNNOW_ settings')
})

test('a link that leads anywhere but to SignNow is not shown', async () => {
  const { provider, groupId } = await filledGroup()
  await provider.send({ groupId, returnUrls })
  fake.intercept({
    call: 'POST /v2/document-groups/*/embedded-invites/*/link',
    answer: answerJson(201, { data: { link: 'https://evil.example/sign?access_token=x' } }),
  })
  const link = provider.createSigningLink({ groupId, role: 'TT1', returnUrl: '' })

  expect(await catchSigningError(link)).toMatchObject({ code: 'provider-unavailable' })
})

test('no call is reported with an id, a link or a token', async () => {
  const seen: string[] = []
  const { provider, groupId } = await filledGroup({
    onCall: (call) => seen.push(JSON.stringify(call)),
  })
  await provider.send({ groupId, returnUrls })
  await provider.createSigningLink({ groupId, role: 'TT1', returnUrl: '' })

  expect(seen.join()).toContain('"name":"create-link"')
  expect(seen.join()).not.toMatch(/https?:|doc_0|group_0|access_token/)
})

test('a name with characters that SignNow refuses is sent without them', async () => {
  const { provider, room, templateIds } = await createSignNowParts(fake)
  const [maria, viet] = groupInput(templateIds).residents
  const name = '𝐌aria Lopez'
  const residents = [{ ...(maria ?? viet), email: 'm@example.com', name }, ...(viet ? [viet] : [])]
  const created = await provider
    .createGroup(groupInput(templateIds, { residents }))
    .catch(() => undefined)
  // Our own engine may refuse to print it, which is said when the packet is created.
  if (created) {
    await fillRoom(room, await provider.createFillLink({ ...created, returnUrl: '/' }))
    await provider.send({ ...created, returnUrls })
  }
  expect(fake.refused).toEqual([])
})

async function filledGroup(change: Partial<SignNowProviderOptions['connection']> = {}) {
  const parts = await createSignNowParts(fake)
  const { provider: patient, options } = parts
  const connection = { ...options.connection, ...change }
  const { provider } = createSignNowProvider({ ...options, connection })
  const { groupId } = await provider.createGroup(groupInput(parts.templateIds))
  await fillRoom(parts.room, await provider.createFillLink({ groupId, returnUrl: '/' }))
  return { ...parts, provider, patient, groupId }
}
