import { createServer, connect, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createMessageReader, type Statement } from './postgres-messages.ts'

export interface StatementProxy {
  /** Like the given URL, through the proxy. */
  url: string
  /** What was executed since the last call. */
  take(): Statement[]
  stop(): Promise<void>
}

/** Stands between the server and PostgreSQL and notes every statement that is executed. */
export async function startStatementProxy(databaseUrl: string): Promise<StatementProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let executed: Statement[] = []
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    const read = createMessageReader((statement) => executed.push(statement))
    client.on('data', read)
    client.pipe(database)
    database.pipe(client)
    for (const socket of [client, database]) {
      sockets.add(socket.setNoDelay(true))
      socket.on('error', () => socket.destroy())
      socket.on('close', () => [client, database].forEach((either) => either.destroy()))
    }
  })
  const port = await listen(server)
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.searchParams.delete('host')

  return {
    url: url.href,
    take() {
      const taken = executed
      executed = []
      return taken
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      sockets.forEach((socket) => socket.destroy())
      await closed
    },
  }
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.address())))
  })
}

function portOf(address: AddressInfo | string | null): number {
  if (!address || typeof address === 'string') {
    throw new Error('The proxy does not listen on a port.')
  }

  return address.port
}
