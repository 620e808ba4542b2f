import type { FastifyInstance } from 'fastify'
import { findMail, listMailbox, mailboxPage, mailPage } from './mailbox.ts'

const html = 'text/html; charset=utf-8'

/** `/dev/mailbox`: every mail that was written, links and all; hung up in development only. */
export async function mailboxPages(app: FastifyInstance): Promise<void> {
  app.get('/dev/mailbox', async (request, reply) =>
    reply.type(html).send(mailboxPage(await listMailbox(request.ctx))),
  )

  app.get('/dev/mailbox.json', async (request) => ({ mails: await listMailbox(request.ctx) }))

  app.get<{ Params: { mailId: string } }>('/dev/mailbox/:mailId', async (request, reply) => {
    const mail = await findMail(request.ctx, request.params.mailId)

    return mail
      ? reply.type(html).send(mailPage(mail))
      : reply.code(404).type('text/plain; charset=utf-8').send('There is no such mail.')
  })
}
