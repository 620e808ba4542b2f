import { packetStatuses } from '@countersign/contract/rules/packet-lifecycle'
import type { PacketFilters } from '@countersign/contract/schemas/packets/packet-list'
import { packets } from '@countersign/database'
import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { DomainError } from '../../../kernel/domain-error.ts'
import type { PacketRow } from '../../packet/index.ts'

type Order = Pick<PacketFilters, 'sort' | 'direction'>

/** Each order is served by an index of `packets`, and ends with the unique number. */
const orders = {
  created: ['createdAt'],
  name: ['sortName'],
  executed: ['sortExecuted'],
  residents: ['sortResident'],
  address: ['sortAddress'],
  status: ['statusOrder', 'createdAt'],
} as const satisfies Record<Order['sort'], readonly (keyof PacketRow)[]>

export function orderColumns({ sort, direction }: Order): SQL[] {
  const inDirection = direction === 'asc' ? asc : desc

  return sortColumns(sort).map((column) => inDirection(packets[column]))
}

/** Keyset pagination: the values of a page's last packet, opaque to callers. */
export function toListCursor(row: PacketRow, { sort, direction }: Order): string {
  const values = sortColumns(sort).map((column) => row[column])

  return Buffer.from(JSON.stringify([sort, direction, ...values])).toString('base64url')
}

/** Throws `invalid-fields` for a cursor of another order. */
export function afterListCursor(cursor: string | undefined, order: Order): SQL | undefined {
  if (cursor === undefined) {
    return undefined
  }

  const columns = sortColumns(order.sort)
  const values = parseCursor(cursor, order)
  if (values?.length !== columns.length) {
    throw new DomainError('invalid-fields', undefined, [
      { field: 'after', message: 'This is not a valid cursor for this order.' },
    ])
  }
  const left = sql.join(
    columns.map((column) => sql`${packets[column]}`),
    sql`, `,
  )
  const right = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
  return order.direction === 'asc' ? sql`(${left}) > (${right})` : sql`(${left}) < (${right})`
}

function sortColumns(sort: Order['sort']) {
  return [...orders[sort], 'number'] as const
}

function parseCursor(cursor: string, { sort, direction }: Order): unknown[] | undefined {
  // Years that PostgreSQL has, too.
  const instant = z.iso.datetime().regex(/^[1-9]/)
  const number = z.int().nonnegative()
  const values = {
    created: [instant],
    name: [z.string()],
    executed: [instant],
    residents: [z.string()],
    address: [z.string()],
    status: [number.max(packetStatuses.length), instant],
  } as const satisfies Record<Order['sort'], readonly z.ZodType[]>
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const parsed = z.array(z.unknown()).parse(parts)
    const schemas = [z.literal(sort), z.literal(direction), ...values[sort], number]
    return parsed.length === schemas.length
      ? schemas.map((schema, index) => schema.parse(parsed[index])).slice(2)
      : undefined
  } catch {
    return undefined
  }
}
