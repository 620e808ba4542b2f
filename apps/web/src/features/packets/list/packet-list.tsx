import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { packetsFailedText } from '../../../lib/problem-messages.ts'
import { QueryError } from '../../../ui/query-error.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import pageStyles from '../../../ui/page.module.css'
import { CsvButton } from './csv-button.tsx'
import { ListNotice, type ListMessage } from './list-message.tsx'
import { MorePackets } from './more-packets.tsx'
import styles from './packet-list.module.css'
import { PacketTable } from './packet-table.tsx'
import { packetsQuery, type PacketFilter } from './packets-query.ts'
import { SelectionBar } from './selection-bar.tsx'
import { SortChoice } from './sort-choice.tsx'
import type { Sorting } from './sort-header.tsx'
import { useRowAction } from './use-row-action.tsx'
import { useSelection } from './use-selection.ts'

interface PacketListProps {
  filter: PacketFilter
  caption: string
  empty: ReactNode
  onSort?: Sorting['onSort']
}

export function PacketList({ filter, caption, empty, onSort }: PacketListProps) {
  const list = useInfiniteQuery(packetsQuery(filter))
  const [message, setMessage] = useState<ListMessage>()
  const selection = useSelection(JSON.stringify(filter))
  const { choose, dialog } = useRowAction(setMessage)
  const packets = list.data?.pages.flatMap((page) => page.packets)
  // Of another filter, and empty: it says nothing about this one.
  const isAwaited = list.isPlaceholderData && packets?.length === 0
  if (!packets || isAwaited) {
    return (
      <Card flush>
        {list.isError ? (
          <QueryError query={list} title={packetsFailedText}>
            Your packets are safe, and you can still create a new one.
          </QueryError>
        ) : (
          <LoadingState label="Loading legal form packets…" />
        )}
      </Card>
    )
  }

  const sorting = onSort && { filter, onSort }
  return (
    <>
      {sorting && packets.length > 0 && (
        <div className={styles.tools}>
          <SortChoice {...sorting} />
          <CsvButton filter={filter} onMessage={setMessage} />
        </div>
      )}
      <ListNotice message={message} />
      <div className={pageStyles.busy} aria-busy={list.isPlaceholderData}>
        <Card flush>
          {packets.length > 0 ? (
            <PacketTable
              packets={packets}
              caption={caption}
              sorting={sorting}
              selection={onSort && selection}
              onAction={choose}
            />
          ) : (
            empty
          )}
        </Card>
        <MorePackets list={list} shown={packets.length} />
      </div>
      {onSort && <SelectionBar selection={selection} onMessage={setMessage} />}
      {dialog}
    </>
  )
}
