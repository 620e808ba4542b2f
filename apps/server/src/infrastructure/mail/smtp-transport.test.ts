import { createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MailMessage } from '../../kernel/ports.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** A minimal SMTP server with a scripted reply for each command. */
const answers = new Map<string, string>()
let server: Server
let url: string
let heard: string[]
beforeEach(async () => {
  heard = []
  answers.clear()
  server = createServer((socket) => {
    let inMessage = false
    socket.write('220 mail.example\r\n')
    socket.on('error', () => undefined)
    createInterface(socket).on('line', (line) => {
      heard.push(line)
      if (inMessage && line !== '.') {
        return
      }
      const command = inMessage ? 'message' : (line.split(/[ :]/)[0]?.toUpperCase() ?? '')
      inMessage = command === 'DATA' && !answers.has('DATA')
      socket.write(`${answers.get(command) ?? (inMessage ? '354 Go on' : '250 Fine')}\r\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

test('an accepted mail carries its own message id, so that a retry can be recognized', async () => {
  expect(await send()).toEqual({ kind: 'accepted' })
  expect(heard).toContain('RCPT TO:<maria@example.com>')
  expect(heard).toContain('Message-ID: <mail-1@forms.example>')
})

test.each([
  ['the mailbox', 'RCPT', '550 5.1.1 No such mailbox'],
  ['the message', 'message', '554 5.7.1 Not this one'],
])('a permanent rejection of %s is not retried', async (_what, command, reply) => {
  answers.set(command, reply)

  expect(await send()).toEqual({ kind: 'rejected', reply })
})

test.each([
  ['a full mailbox', 'RCPT', '452 4.2.2 Mailbox full'],
  ['a busy server', 'message', '451 Try later'],
  ['a server that refuses everything', 'message', '554 Transaction failed'],
  ['a server that is not configured', 'message', '554 5.3.5 System incorrectly configured'],
  ['a server whose disk is full', 'RCPT', '552 5.3.1 Mail system full'],
  ['a sender that the server does not accept (our own setting)', 'MAIL', '550 Who are you'],
  ['a server that wants a login first', 'RCPT', '530 5.7.0 Authentication required'],
  ['a server that does not relay for us', 'RCPT', '554 5.7.1 <m@b.example>: Relay access denied'],
  ['a server that forgot the sender', 'RCPT', '503 5.5.1 Need MAIL command first'],
])('%s throws, so that the job is retried', async (_what, command, reply) => {
  answers.set(command, reply)

  await expect(send()).rejects.toThrow()
})

test('the owner’s name stands beside the configured address, and the answer goes to the owner', async () => {
  await send({
    fromName: 'Morgan Ellis via Countersign',
    replyTo: { name: 'Morgan Ellis', email: 'morgan@example.com' },
  })

  expect(headers()).toMatchObject({
    from: 'Morgan Ellis via Countersign <no-reply@forms.example>',
    'reply-to': 'Morgan Ellis <morgan@example.com>',
  })
  expect(heard).toContain('MAIL FROM:<no-reply@forms.example>')
})

test('a later mail names the first one of its thread, which names none', async () => {
  await send({ messageId: 'first@forms.example', threadId: 'first@forms.example' })
  expect(headers()).toMatchObject({ 'message-id': '<first@forms.example>' })
  expect(Object.keys(headers())).not.toContain('references')

  heard.length = 0
  await send({ messageId: 'second@forms.example', threadId: 'first@forms.example' })
  expect(headers()).toMatchObject({
    'message-id': '<second@forms.example>',
    'in-reply-to': '<first@forms.example>',
    references: '<first@forms.example>',
  })
})

test.each([
  ['CR LF', 'Morgan\r\nBcc: victim@example.com\r\n\r\nBody'],
  ['a bare line feed', 'Morgan\nBcc: victim@example.com'],
  ['a line separator', 'Morgan\u2028Bcc: victim@example.com'],
  ['NUL', 'Morgan\0Bcc: victim@example.com'],
  ['quotes', 'Morgan" <victim@example.com>, "'],
  ['an encoded word', '=?utf-8?Q?Morgan=0D=0ABcc:_victim@example.com?='],
  ['an encoded word within one', '==??utf-8?Q?Morgan=0D=0ABcc:_victim@example.com?='],
  ['a bidi override', 'Morgan \u202Emoc.elpmaxe@mitciv'],
  ['998 characters', `Morgan ${'a'.repeat(998)}`],
  ['998 characters beyond ASCII', `Morgan ${'ñ'.repeat(998)}`],
])('no header can be added by a name or subject with %s', async (_what, text) => {
  await send({
    fromName: text,
    replyTo: { name: text, email: 'morgan@example.com' },
    to: { name: text, email: 'maria@example.com' },
    subject: text,
  })

  expect(Object.keys(headers()).toSorted()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ])
  expect(heard.filter((line) => line.startsWith('RCPT TO'))).toEqual([
    'RCPT TO:<maria@example.com>',
  ])
  expect(Math.max(...heard.map(({ length }) => length))).toBeLessThan(998)
  for (const name of ['from', 'reply-to', 'to', 'subject']) {
    const value = headers()[name] ?? ''
    expect(value).not.toMatch(/=\?utf-8\?Q\?Morgan=0D/i)
    expect(value.match(/</g)?.length ?? 0).toBeLessThanOrEqual(1)
  }
})

test.each([
  'maria@example.com>\r\nRCPT TO:<victim@example.com',
  'maria@example.com, victim@example.com',
  'maria@example.com\nBcc: victim@example.com',
  '"maria" <victim@example.com>',
  'maria',
  `${'m'.repeat(250)}@example.com`,
])('a mail to “%s” is rejected before it is sent', async (email) => {
  expect(await send({ to: { name: 'Maria', email } })).toMatchObject({ kind: 'rejected' })
  expect(heard).toEqual([])
})

test('an answer address that could add a header is left out', async () => {
  await send({ replyTo: { name: 'Morgan', email: 'm@example.com\r\nBcc: victim@example.com' } })

  expect(Object.keys(headers())).not.toContain('reply-to')
  expect(Object.keys(headers())).not.toContain('bcc')
})

/** Of the last message, unfolded; names in lower case. */
function headers(): Record<string, string> {
  const start = heard.lastIndexOf('DATA') + 1
  const lines = heard.slice(start, heard.indexOf('', start))
  const unfolded = lines
    .join('\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')

  return Object.fromEntries(
    unfolded.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
}

async function send(change: Partial<MailMessage> = {}) {
  const transport = createSmtpTransport({ url, from: 'Countersign <no-reply@forms.example>' })

  try {
    return await transport.send({
      id: 'mail-1',
      to: { name: 'Maria', email: 'maria@example.com' },
      subject: 'Documents for you to sign',
      text: 'Hello',
      html: '<p>Hello</p>',
      ...change,
    })
  } finally {
    await transport.close()
  }
}
