import { withoutPunctuation } from '@countersign/contract/rules/read-link'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { polledPacketQuery } from '../features/packets/progress/packet-queries.ts'
import { prefetchRoom } from '../features/packets/sign/frame/prefetch-room.ts'
import { ownerLinkQuery } from '../features/packets/sign/owner/invite-queries.ts'
import { readToken } from '../lib/token.ts'

/** The page shows it by then; otherwise it asks for another link. */
const unusedMs = 60_000

/**
 * Asks for the packet and the owner's link at once, while the page itself is fetched: one after the
 * other, each costs a slow phone a wait. The page says what went wrong.
 */
export function loadFramedPacket(queries: QueryClient) {
  return ({ request }: Pick<LoaderFunctionArgs, 'request'>): null => {
    const query = new URL(request.url).searchParams
    const groupId = withoutPunctuation(query.get('documentGroupId') ?? '')
    if (groupId && readToken() !== undefined) {
      void queries.prefetchQuery(polledPacketQuery(groupId))
      const link = ownerLinkQuery(groupId)
      // Each visit has a link of its own.
      queries.removeQueries({ queryKey: link.queryKey })
      void queries.prefetchQuery({ ...link, gcTime: unusedMs })
      prefetchRoom()
    }

    return null
  }
}
