import { EventEmitter } from 'node:events'
import type { Pool, PoolClient } from 'pg'

const readOnlyTransaction = '25006'

/** Calls back with the SQLSTATE of each error that the server answers on this connection. */
export function onServerError(client: object, callback: (code: string) => void): void {
  const connection: unknown = 'connection' in client ? client.connection : undefined
  if (connection instanceof EventEmitter) {
    connection.on('errorMessage', ({ code }: { code?: string }) => callback(code ?? ''))
  }
}

/**
 * After a failover, a connection may lead to a server that only reads: the next query must not meet it
 * again. It leaves the pool when its transaction is over.
 */
export function dropReadOnlyConnections(pool: Pool): void {
  const readOnly = new WeakSet<PoolClient>()
  pool.on('connect', (client) => {
    onServerError(client, (code) => {
      if (code === readOnlyTransaction) {
        readOnly.add(client)
      }
    })
  })
  // The pool drops a client that is ending.
  pool.on('release', (_error, client) => {
    if (readOnly.has(client)) {
      endClient(client)
    }
  })
}

/** `PoolClient` hides `end`, which ends the connection. */
function endClient(client: PoolClient): void {
  if ('end' in client && typeof client.end === 'function') {
    void Promise.resolve(Reflect.apply(client.end, client, [])).catch(() => undefined)
  }
}
