import type { PacketPage, PacketQuery } from '@countersign/contract/schemas/packets/packet-list'
import type { Context } from '../../../kernel/context.ts'
import { countGroups, noCounts } from './count-groups.ts'
import { findPackets } from './find-packets.ts'
import { cannotMatch } from './list-filter.ts'
import { toListCursor } from './list-order.ts'
import { presentPackets } from '../../packet/index.ts'

/** Newest first by default, with keyset pagination. */
export async function listPackets(ctx: Context, query: PacketQuery): Promise<PacketPage> {
  const isFirstPage = query.after === undefined
  if (cannotMatch(query)) {
    return { packets: [], next: null, counts: isFirstPage ? noCounts : null }
  }

  const found = await findPackets(ctx, query)
  const page = found.rows.slice(0, query.limit)
  const last = page.at(-1)
  const [presented, counts] = await Promise.all([
    presentPackets(ctx, page),
    found.counts ?? (isFirstPage ? countGroups(ctx, query) : null),
  ])

  return {
    packets: presented,
    next: last && found.rows.length > page.length ? toListCursor(last, query) : null,
    counts,
  }
}
