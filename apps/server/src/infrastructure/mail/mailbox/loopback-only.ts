import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Refuses requests by any other name than this machine's own, so that no website can read the page
 * through a name that it points here (DNS rebinding), and no proxy can publish it.
 */
export async function loopbackOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isLoopback(request.headers.host ?? '')) {
    await reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send('The mailbox can only be opened on the machine itself, at localhost.')
  }
}

function isLoopback(host: string): boolean {
  const { hostname = '' } = URL.parse(`http://${host}`) ?? {}

  return (
    /^([\w-]+\.)*localhost$/.test(hostname) ||
    /^127(\.\d{1,3}){3}$/.test(hostname) ||
    hostname === '[::1]'
  )
}
