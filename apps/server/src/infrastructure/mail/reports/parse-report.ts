import PostalMime, { type Email } from 'postal-mime'

/** A report about one of our mails that a mail server or provider sent by email. */
export interface MailReport {
  /** A delayed mail is still on its way: its server goes on trying. */
  kind: 'bounce' | 'delayed' | 'complaint'
  /** Where the report was sent to: our return path, if the mail had one. */
  sentTo: string[]
  /** Of the mail that it is about, with angle brackets. */
  messageIds: string[]
  /** The reply of the mail server, or the kind of the complaint. */
  reply: string
}

/** Anyone can write to the mailbox: what is deeper or longer is not a report. */
const parserLimits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 }
const maxPartBytes = 64 * 1024

/**
 * Reads a delivery status notification (RFC 3464), what qmail and older Exim write instead, or a feedback
 * report (RFC 5965). `undefined` for any other message, such as an out-of-office reply, and for one that
 * cannot be read.
 */
export async function parseReport(message: Uint8Array): Promise<MailReport | undefined> {
  const email = await parseEmail(message)
  if (!email) {
    return undefined
  }

  const about = {
    sentTo: valuesOf(email, [
      'to',
      'delivered-to',
      'x-original-to',
      'envelope-to',
      'x-envelope-to',
    ]),
    messageIds: readMessageIds(email),
  }
  const status = readPart(email, ['message/delivery-status', 'message/global-delivery-status'])
  if (status !== undefined) {
    return readStatus(status, about)
  }
  const feedback = readPart(email, ['message/feedback-report'])
  return feedback === undefined ? readPlainReport(email, about) : readFeedback(feedback, about)
}

async function parseEmail(message: Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(message, {
      ...parserLimits,
      forceRfc822Attachments: true,
      attachmentEncoding: 'arraybuffer',
    })
  } catch {
    return undefined // whoever wrote it decides what it contains
  }
}

type About = Pick<MailReport, 'sentTo' | 'messageIds'>

/** A group of fields about the message, then one for each recipient; some servers write one for both. */
function readStatus(text: string, about: About): MailReport | undefined {
  const groups = text.split(/\n\s*\n/).map(parseFields)
  const failed = groups.find((fields) => outcomeOf(fields) === 'failed')
  const fields = failed ?? groups.find((group) => outcomeOf(group) === 'delayed')
  if (!fields) {
    return undefined
  }

  return {
    ...about,
    kind: failed ? 'bounce' : 'delayed',
    sentTo: [...about.sentTo, groups[0]?.get('original-envelope-id') ?? ''].filter(Boolean),
    reply:
      fields.get('diagnostic-code')?.replace(/^smtp;\s*/i, '') ??
      `Status ${fields.get('status') ?? 'unknown'}`,
  }
}

/** The action may have comments ("failed (permanent)"); where it says nothing, the status does. */
function outcomeOf(fields: ReadonlyMap<string, string>): 'failed' | 'delayed' | undefined {
  const action = (fields.get('action') ?? '').replace(/\([^()]*\)/g, '').trim()
  if (/^(deliver|relay|expand)/i.test(action)) {
    return undefined
  }
  const outcome = /^(fail|delay)/i.test(action) ? action : `status ${fields.get('status') ?? ''}`
  if (/^(fail|status 5)/i.test(outcome)) {
    return 'failed'
  }

  return /^(delay|status 4)/i.test(outcome) ? 'delayed' : undefined
}

/**
 * What qmail (https://cr.yp.to/proto/qsbmf.txt) and older Exim write: text for people, then a copy of the
 * mail. Both write only when they have given up.
 */
function readPlainReport(email: Email, about: About): MailReport | undefined {
  const text = (email.text ?? '').slice(0, maxPartBytes).replaceAll('\r\n', '\n')
  const isQmail = /^\s*Hi\. This is the /.test(text)
  const isExim = valuesOf(email, ['x-failed-recipients']).length > 0
  if (!isQmail && !isExim) {
    return undefined
  }

  const [words = '', copy = ''] = text.split(/^-{3,} .*\bcopy of\b.*$/m)
  const [, reason = ''] =
    (isQmail ? /^<\S+>:\n((?:\S.*\n)+)/m : /^ +[^\s@]+@[^\s@]+\n((?: +.*\n)+)/m).exec(words) ?? []
  const id = /^message-id:\s*(<[^<>\s]+>)/im.exec(copy)?.[1]
  return {
    ...about,
    kind: 'bounce',
    messageIds: id ? [id] : about.messageIds,
    reply: reason.replace(/\s+/g, ' ').trim() || 'Status unknown',
  }
}

/** "not-spam" takes a complaint back, which we leave to the operator. */
function readFeedback(text: string, about: About): MailReport | undefined {
  const fields = parseFields(text)
  const type = fields.get('feedback-type')
  if (!type || type === 'not-spam') {
    return undefined
  }

  return {
    kind: 'complaint',
    sentTo: [...about.sentTo, fields.get('original-mail-from') ?? ''].filter(Boolean),
    messageIds: about.messageIds,
    reply: `Complaint: ${type}`,
  }
}

/** Names in lower case, folded lines joined; the kind of a complaint also in lower case. */
function parseFields(group: string): Map<string, string> {
  const lines = group.replace(/\n[ \t]+/g, ' ').split('\n')
  const fields = lines.flatMap((line): [string, string][] => {
    const [, name = '', value = ''] = /^\s*([\w-]{1,80})\s*:\s*(.*)$/.exec(line) ?? []
    const key = name.toLowerCase()
    return name ? [[key, key === 'feedback-type' ? value.trim().toLowerCase() : value.trim()]] : []
  })

  return new Map(fields)
}

/** From the mail that came back, of which at least the headers are attached. */
function readMessageIds(email: Email): string[] {
  const original = readPart(email, ['message/rfc822', 'message/global', 'text/rfc822-headers'])
  const [headers = ''] = (original ?? '').split('\n\n')
  const id = parseFields(headers).get('message-id')

  return id ? [id] : []
}

function readPart(email: Email, types: readonly string[]): string | undefined {
  const part = email.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))
  if (!part || typeof part.content === 'string') {
    return undefined
  }

  return Buffer.from(new Uint8Array(part.content).subarray(0, maxPartBytes))
    .toString('latin1')
    .replaceAll('\r\n', '\n')
}

function valuesOf({ headers }: Email, names: readonly string[]): string[] {
  return headers.filter(({ key }) => names.includes(key)).map(({ value }) => value.slice(0, 1000))
}
