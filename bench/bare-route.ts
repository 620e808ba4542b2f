import Fastify from 'fastify'

/** The baseline: a Fastify route with a constant response, in a process of its own. */
const app = Fastify()
app.get('/', () => ({ status: 'ok' }))
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ address })
