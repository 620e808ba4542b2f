import type { Socket } from 'node:net'
import type { FastifyError } from 'fastify'
import { toBody, type ProblemInput } from './problem-details.ts'

/** What is no request, or does not become one in time: answered in words where the client still listens. */
export function answerClientError(error: FastifyError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) {
    return
  }

  if (socket.writable) {
    const body = toBody(explain(error))
    const text = JSON.stringify(body)
    socket.write(
      [
        `HTTP/1.1 ${body.status} ${body.title}`,
        'content-type: application/problem+json',
        `content-length: ${Buffer.byteLength(text)}`,
        'cache-control: no-store',
        'connection: close',
        '',
        text,
      ].join('\r\n'),
    )
  }
  socket.destroySoon()
}

function explain({ code }: FastifyError): ProblemInput {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return {
        code: 'request-timeout',
        detail: 'The request did not arrive in time. Check your connection and try again.',
      }
    case 'HPE_HEADER_OVERFLOW':
      return {
        code: 'too-large',
        detail: 'The address or the headers of the request are too long.',
      }
    default:
      return { code: 'invalid-request' }
  }
}
