import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { packetsFailedText } from '../../../lib/problem-messages.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { MorePackets } from './more-packets.tsx'
import styles from './packet-list.module.css'
import { PacketTable } from './packet-table.tsx'
import { packetsQuery, type PacketFilter } from './packets-query.ts'

interface PacketListProps {
  filter: PacketFilter
  caption: string
  empty: ReactNode
}

export function PacketList({ filter, caption, empty }: PacketListProps) {
  const list = useInfiniteQuery(packetsQuery(filter))
  const packets = list.data?.pages.flatMap((page) => page.packets)
  if (!packets) {
    return (
      <Card flush>
        {list.isError ? (
          <ErrorState
            title={packetsFailedText}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          >
            Your packets are safe, and you can still create a new one.
          </ErrorState>
        ) : (
          <LoadingState label="Loading legal form packets…" />
        )}
      </Card>
    )
  }

  return (
    <div className={styles.list} aria-busy={list.isPlaceholderData}>
      <Card flush>
        {packets.length > 0 ? <PacketTable packets={packets} caption={caption} /> : empty}
      </Card>
      <MorePackets list={list} shown={packets.length} />
    </div>
  )
}
