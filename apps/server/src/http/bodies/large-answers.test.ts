import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useProblemDetails } from '../problem-details.ts'
import { createBodyBudget } from './body-budget.ts'
import { useAnswerBudget } from './large-answers.ts'

/** More than the operating system takes of an answer that nobody reads. */
const fileBytes = 32 * 2 ** 20

const app = fastify()
beforeAll(async () => {
  useProblemDetails(app)
  app.addHook('onRequest', async (incoming) => {
    incoming.knownCaller = 'member:anna'
  })
  useAnswerBudget(
    app,
    createBodyBudget({
      verb: 'downloaded',
      all: 3 * fileBytes,
      known: 2 * fileBytes,
      strangers: { all: fileBytes, address: fileBytes },
    }),
  )
  app.get('/file', async (_, reply) =>
    reply
      .header('content-disposition', 'inline; filename="document.pdf"')
      .type('application/pdf')
      .send(Buffer.alloc(fileBytes)),
  )
  app.get('/small', async (_, reply) => reply.send(Buffer.alloc(1000)))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Nothing of the body is read. */
async function get(path: string): Promise<IncomingMessage> {
  const sent = request(new URL(path, app.listeningOrigin)).end()
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  if (!answer) {
    throw new Error('There is no answer.')
  }
  return answer
}

async function statusOf(path: string): Promise<number | undefined> {
  const answer = await get(path)
  answer.destroy()
  return answer.statusCode
}

test('whoever reads none of their files gets no further one, until those have gone', async () => {
  const unread = [await get('/file'), await get('/file')]
  expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const refused = await get('/file')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).not.toHaveProperty('content-disposition')
  expect(refused.headers['content-type']).toContain('application/problem+json')
  refused.destroy()
  expect(await statusOf('/small')).toBe(200)

  unread.forEach((answer) => answer.destroy())
  await expect.poll(() => statusOf('/file'), { timeout: 10_000 }).toBe(200)
})

test('files that are read do not count any more', async () => {
  await expect.poll(() => statusOf('/file'), { timeout: 10_000 }).toBe(200)
  for (let file = 0; file < 5; file += 1) {
    const answer = await get('/file')
    expect(answer.statusCode).toBe(200)
    await once(answer.resume(), 'end')
  }
})
