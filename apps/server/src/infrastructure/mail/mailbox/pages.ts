import { escapeHtml } from '../../../kernel/escape-html.ts'
import type { Mail } from './find-mails.ts'

export function renderList(mails: readonly Mail[], query: string): string {
  const search = `<form role="search" action="/dev/mailbox"><label for="q">Search emails</label><div class="search"><input id="q" name="q" type="search" value="${escapeHtml(query)}" placeholder="Name, address or words"><button type="submit">Search</button></div></form>`
  const content =
    mails.length > 0
      ? `<ul class="mails">${mails.map(renderRow).join('')}</ul>`
      : renderEmpty(query.trim())

  return page({
    title: 'Mailbox',
    body: `<h1>Mailbox</h1><p class="lead">Every email that Countersign writes on this machine. None of them is sent. Open one to follow its link as its recipient would.</p>${search}${content}`,
  })
}

export function renderMail(mail: Mail): string {
  const facts = [
    ['From', formatFrom(mail)],
    ['To', formatPerson(mail.recipientName, mail.recipientEmail)],
    ['Reply-To', formatReplyTo(mail)],
    ['Date', formatDate(mail.createdAt)],
    ['Message-ID', mail.messageId ?? ''],
    ['References', mail.threadId === mail.messageId ? '' : (mail.threadId ?? '')],
  ].filter(([, value]) => value)
  const rows = facts.map(
    ([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  const src = `/dev/mailbox/${mail._id}/html`
  const frame = `<iframe title="The email as it looks" src="${src}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`

  return page({
    title: mail.subject,
    body: [
      '<p class="back"><a href="/dev/mailbox">All emails</a></p>',
      `<h1>${escapeHtml(mail.subject)}</h1>`,
      `<dl>${rows.join('')}</dl>`,
      '<div class="views">',
      `<section><h2>As it looks</h2><div class="sheet">${frame}</div><p class="more"><a href="${src}">Open it alone</a></p></section>`,
      `<section><h2>As plain text</h2><div class="sheet text">${mail.text.split('\n\n').map(renderBlock).join('')}</div></section>`,
      '</div>',
    ].join(''),
  })
}

export function renderMissing(): string {
  return page({
    title: 'This email does not exist',
    body: '<h1>This email does not exist</h1><p class="lead">It may have been deleted with the data folder.</p><p><a href="/dev/mailbox">All emails</a></p>',
  })
}

function renderRow(mail: Mail): string {
  return `<li><a href="/dev/mailbox/${mail._id}"><span class="subject">${escapeHtml(mail.subject)}</span><span class="to">To ${escapeHtml(formatPerson(mail.recipientName, mail.recipientEmail))}</span><span class="from">From ${escapeHtml(formatFrom(mail))}${mail.replyToEmail ? `, replies to ${escapeHtml(formatReplyTo(mail))}` : ''}</span><time datetime="${mail.createdAt.toISOString()}">${formatDate(mail.createdAt)}</time></a></li>`
}

function renderEmpty(query: string): string {
  return query
    ? `<div class="empty"><h2>No email matches “${escapeHtml(query)}”</h2><p><a href="/dev/mailbox">Show all emails</a></p></div>`
    : '<div class="empty"><h2>No emails yet</h2><p>When a packet is sent for signature, the emails to its residents appear here, each with its personal link.</p><p><a href="/">Open Countersign</a></p></div>'
}

/** Keeps line breaks and makes links clickable. */
function renderBlock(block: string): string {
  const text = escapeHtml(block.trim())
    .replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>')

  return `<p>${text}</p>`
}

function formatFrom({ fromName }: Mail): string {
  return fromName ?? 'Countersign'
}

function formatReplyTo({ replyToName, replyToEmail }: Mail): string {
  return replyToEmail ? formatPerson(replyToName ?? '', replyToEmail) : ''
}

function formatPerson(name: string, email: string): string {
  return `${name} <${email}>`
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** In the time zone of this machine, which is the reader's. */
function formatDate(date: Date): string {
  return dateFormat.format(date)
}

const mark =
  '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#0b5460"/><path d="M7 20.5c3.2-9.5 6.6-11 6.6-7.2 0 3-3.4 7.7-1.4 7.7 1.7 0 2.6-3 4.4-3 1.6 0 .9 2.6 2.7 2.6 1.5 0 2.3-1.6 5.7-1.6" fill="none" stroke="#fff" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M7 25h18" stroke="#fff" stroke-opacity=".6" stroke-width="1.4"/></svg>'

function page({ title, body }: { title: string; body: string }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer"><title>${escapeHtml(title)} · Countersign</title><link rel="stylesheet" href="/dev/mailbox/style.css"></head><body><header><a class="logo" href="/">${mark}Countersign</a></header><main>${body}</main></body></html>`
}
