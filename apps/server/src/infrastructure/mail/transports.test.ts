import { createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSmtpTransport } from './transports.ts'

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
  ['a sender that the server does not accept (our own setting)', 'MAIL', '550 Who are you'],
])('%s throws, so that the job is retried', async (_what, command, reply) => {
  answers.set(command, reply)

  await expect(send()).rejects.toThrow()
})

function send() {
  const from = 'Countersign <no-reply@forms.example>'

  return createSmtpTransport({ url, from }).send({
    id: 'mail-1',
    to: { name: 'Maria', email: 'maria@example.com' },
    subject: 'Documents for you to sign',
    text: 'Hello',
    html: '<p>Hello</p>',
  })
}
