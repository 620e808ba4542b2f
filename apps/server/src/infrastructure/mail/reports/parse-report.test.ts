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
