import { expect, test } from 'vitest'
import { complaintReport, deliveryReport } from '../testing/reports.ts'
import { parseReport } from './parse-report.ts'

const about = { to: 'bounces+abc@forms.example', messageId: '<1@forms.example>' }

test('a failed delivery is a bounce, with the words of the mail server', async () => {
  expect(await parse(deliveryReport(about))).toEqual({
    kind: 'bounce',
    sentTo: ['<bounces+abc@forms.example>'],
    messageIds: ['<1@forms.example>'],
    reply: '550 5.1.1 <maria@example.com>: Recipient address rejected',
  })
})

test('a delivery that is late is not a bounce', async () => {
  expect(await parse(deliveryReport({ ...about, action: 'delayed' }))).toMatchObject({
    kind: 'delayed',
  })
})

test('with several recipients, one that failed decides', async () => {
  const report = deliveryReport(about).replace(
    'Final-Recipient',
    'Final-Recipient: rfc822; a@example.com\r\nAction: delivered\r\nStatus: 2.0.0\r\n\r\nFinal-Recipient',
  )

  expect(await parse(report)).toMatchObject({ kind: 'bounce' })
})

test.each([
  ['a comment behind the action', 'Action: failed', 'Action: Failed (permanent)'],
  ['capitals and spaces', 'Action: failed', 'ACTION :   FAILED  '],
  ['another form of the word', 'Action: failed', 'Action: failure'],
  ['a comment before the action', 'Action: failed', 'Action: (permanent) failed'],
  ['a word of its own', 'Action: failed', 'Action: undeliverable'],
  ['no action, but a status', 'Action: failed\r\n', ''],
  ['one group of fields', '\r\n\r\nFinal-Recipient', '\r\nFinal-Recipient'],
  ['groups apart by spaces', '\r\n\r\nFinal-Recipient', '\r\n \t\r\nFinal-Recipient'],
  ['the type of the part in capitals', 'message/delivery-status', 'Message/Delivery-Status'],
])('a report with %s is a bounce', async (_what, usual, written) => {
  const report = deliveryReport(about)
  expect(report).toContain(usual)

  expect(await parse(report.replace(usual, written))).toMatchObject({
    kind: 'bounce',
    messageIds: ['<1@forms.example>'],
    reply: '550 5.1.1 <maria@example.com>: Recipient address rejected',
  })
})

test('a delay with a comment behind it is not a bounce', async () => {
  const report = deliveryReport({ ...about, action: 'Delayed (will retry)' })
  expect(await parse(report)).toMatchObject({ kind: 'delayed' })
})

test.each([
  [
    'qmail',
    'Subject: failure notice',
    `Hi. This is the qmail-send program at mx.example.net.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<maria@example.com>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.`,
    'Sorry, no mailbox here by that name. (#5.1.1)',
  ],
  [
    'older Exim',
    'X-Failed-Recipients: maria@example.com\r\nSubject: Mail delivery failed: returning message to sender',
    `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  maria@example.com
    SMTP error from remote mail server after RCPT TO:<maria@example.com>:
    550 5.1.1 User unknown

------ This is a copy of the message, including all the headers. ------`,
    'SMTP error from remote mail server after RCPT TO:<maria@example.com>: 550 5.1.1 User unknown',
  ],
])('what %s writes without MIME is a bounce', async (_server, headers, words, reply) => {
  const copy = `Return-Path: <bounces+abc@forms.example>\r\nMessage-ID: <1@forms.example>\r\nSubject: Please sign\r\n\r\nHello`
  const message = `To: ${about.to}\r\n${headers}\r\n\r\n${words.replaceAll('\n', '\r\n')}\r\n\r\n${copy}\r\n`

  expect(await parse(message)).toEqual({
    kind: 'bounce',
    sentTo: ['bounces+abc@forms.example'],
    messageIds: ['<1@forms.example>'],
    reply,
  })
})

test('a report in base64, with folded fields and bare line feeds is read', async () => {
  const folded = deliveryReport(about)
    .replace('rejected', '\r\n  rejected\r\n\trejected')
    .replaceAll('\r\n', '\n')
  expect(await parse(folded)).toMatchObject({ reply: expect.stringMatching(/rejected\s+rejected/) })

  const encoded = deliveryReport({ ...about, encoding: 'base64' })
  expect(await parse(encoded)).toMatchObject({ kind: 'bounce', messageIds: ['<1@forms.example>'] })
})

test('a complaint is read from a feedback report, and one that was taken back is not', async () => {
  expect(await parse(complaintReport(about))).toMatchObject({
    kind: 'complaint',
    messageIds: ['<1@forms.example>'],
    reply: 'Complaint: abuse',
  })
  expect(await parse(complaintReport({ ...about, type: 'not-spam' }))).toBeUndefined()
})

test.each([
  ['an empty message', ''],
  ['an out-of-office reply', 'Subject: Away\r\nAuto-Submitted: auto-replied\r\n\r\nI am away.'],
  ['a report of success', deliveryReport({ ...about, action: 'delivered' })],
  ['a report without recipients', deliveryReport(about).replace(/Final-[\s\S]+?\r\n\r\n--/, '--')],
  ['headers without an end', 'X: y\r\n'.repeat(50_000)],
  ['bytes of no meaning', String.fromCharCode(...Array.from({ length: 5000 }, (_, i) => i % 256))],
  ['parts within parts', nested(500)],
  ['one line of 256 KB', 'a'.repeat(256 * 1024)],
  ['a message about nothing but signs', `To: a\r\n\r\n  ${'@'.repeat(100_000)}`],
])('%s is not a report', async (_what, message) => {
  expect(await parse(message)).toBeUndefined()
})

test('a report of 10,000 parts, and one that was cut, are read', async () => {
  const part = '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'
  const many = deliveryReport(about).replace('--b\r\n', part.repeat(10_000).slice(0, 200_000))
  const cut = deliveryReport(about).replace(/--b--\s*$/, `Subject: ${'x'.repeat(100_000)}`)

  expect(await parse(many)).toMatchObject({ kind: 'bounce' })
  expect(await parse(cut)).toMatchObject({ kind: 'bounce' })
})

function nested(depth: number): string {
  return Array.from(
    { length: depth },
    (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`,
  ).join('')
}

function parse(message: string) {
  return parseReport(Buffer.from(message, 'latin1'))
}
