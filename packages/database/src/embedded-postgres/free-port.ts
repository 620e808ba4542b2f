import { createServer } from 'node:net'

export async function findFreePort(preferred: number | undefined): Promise<number> {
  const port = isPort(preferred) ? await tryPort(preferred) : undefined

  return port ?? (await tryPort(0)) ?? Promise.reject(new Error('No port is free on 127.0.0.1.'))
}

function isPort(port: number | undefined): port is number {
  return port !== undefined && Number.isInteger(port) && port > 0 && port < 65_536
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
