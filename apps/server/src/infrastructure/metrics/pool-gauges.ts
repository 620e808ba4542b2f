import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'

type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/** Requests that wait for a connection are the first sign of a database that is too slow. */
export function addPoolGauges(registry: Registry, pool: PoolCounts): void {
  const connections = new Gauge({
    name: 'countersign_database_connections',
    help: 'Connections of the pool, and the requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
}
