import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { useCompression } from './compression.ts'
import { clientClosedRequest, useProblemDetails } from './problem-details.ts'

test('a client that leaves before its compressed answer is no failed request', async () => {
  const lines: { msg?: string }[] = []
  const loggerInstance: FastifyBaseLogger = pino(
    {},
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  )
  const app = Fastify({ loggerInstance })
  onTestFinished(() => app.close())
  useProblemDetails(app)
  await useCompression(app)
  const statuses: number[] = []
  app.addHook('onResponse', async (_request, { statusCode }) => void statuses.push(statusCode))
  app.addHook('onSend', async (_request, { raw }, payload) => {
    raw.destroy()
    return payload
  })
  app.get('/long', () => ({ text: 'long '.repeat(10_000) }))

  const headers = { 'accept-encoding': 'br' }
  await app.inject({ url: '/long', headers }).catch(() => undefined)
  await expect.poll(() => statuses).toEqual([clientClosedRequest])
  expect(lines.filter(({ msg }) => msg === 'request failed')).toEqual([])
})
