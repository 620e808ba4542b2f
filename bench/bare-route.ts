import Fastify from 'fastify'

/** The yardstick: a Fastify route that answers a constant, in a process of its own. */
const app = Fastify()
app.get('/', () => ({ status: 'ok' }))
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ address })
