interface About {
  /** The return path. */
  to: string
  /** Of the mail that came back, with angle brackets. */
  messageId: string
}

/** A delivery status notification as Postfix writes it (RFC 3464). */
export function deliveryReport({
  action = 'failed',
  encoding = '7bit',
  ...about
}: About & { action?: string; encoding?: 'base64' | '7bit' }): string {
  const status = [
    'Reporting-MTA: dns; mail.example.com',
    '',
    'Final-Recipient: rfc822; maria@example.com',
    'Original-Recipient: rfc822;maria@example.com',
    `Action: ${action}`,
    `Status: ${action === 'failed' ? '5.1.1' : '4.4.1'}`,
    'Remote-MTA: dns; mx.example.com',
    'Diagnostic-Code: smtp; 550 5.1.1 <maria@example.com>: Recipient address rejected',
    '',
  ].join('\r\n')

  return report({
    about,
    type: 'delivery-status',
    part: [
      'Content-Description: Delivery report',
      'Content-Type: message/delivery-status',
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      encoding === 'base64' ? Buffer.from(status).toString('base64') : status,
    ].join('\r\n'),
  })
}

/** A complaint as mail providers send it (RFC 5965). */
export function complaintReport({ type = 'abuse', ...about }: About & { type?: string }): string {
  return report({
    about,
    type: 'feedback-report',
    part: [
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${type}`,
      'User-Agent: Example/1.0',
      'Version: 1',
      '',
    ].join('\r\n'),
  })
}

function report({ about, type, part }: { about: About; type: string; part: string }): string {
  return [
    'From: MAILER-DAEMON@mail.example.com (Mail Delivery System)',
    `To: <${about.to}>`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="b"`,
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '--b',
    part,
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'Return-Path: <no-reply@forms.example>',
    `Message-ID: ${about.messageId}`,
    'Subject: Documents for you to sign',
    '',
    '--b--',
    '',
  ].join('\r\n')
}
