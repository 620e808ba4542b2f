import type { FastifyInstance, FastifyReply } from 'fastify'
import { findMail, listMails, type Mail } from './find-mails.ts'
import { loopbackOnly } from './loopback-only.ts'
import { renderList, renderMail, renderMissing } from './pages.ts'
import { styleSheet } from './style-sheet.ts'

const html = 'text/html; charset=utf-8'
/** Emails bring their styles, and nothing that loads. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

interface MailRoute {
  Params: { mailId: string }
}

/** `/dev/mailbox`: every mail, links included, without a login (`Config.mailbox`). */
export async function mailboxRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', loopbackOnly)

  app.get<{ Querystring: { q?: unknown } }>('/dev/mailbox', async (request, reply) => {
    const { q } = request.query
    const query = typeof q === 'string' ? q.replaceAll('\0', '') : ''

    return reply.type(html).send(renderList(await listMails(request.ctx, query), query))
  })

  app.get('/dev/mailbox.json', async (request) => ({ mails: await listMails(request.ctx) }))

  app.get('/dev/mailbox/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styleSheet),
  )

  app.get<MailRoute>('/dev/mailbox/:mailId', async (request, reply) => {
    const mail = await findMail(request.ctx, request.params.mailId)

    return mail ? reply.type(html).send(renderMail(mail)) : sendMissing(reply)
  })

  app.get<MailRoute>('/dev/mailbox/:mailId/html', async (request, reply) => {
    const mail = await findMail(request.ctx, request.params.mailId)

    return mail
      ? reply.header('content-security-policy', mailPolicy).type(html).send(openInNewTab(mail))
      : sendMissing(reply)
  })
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).type(html).send(renderMissing())
}

/** As a mail program does: the frame that shows the mail stays. */
function openInNewTab({ html: body }: Mail): string {
  return body.replace('<head>', '<head><base target="_blank">')
}
