import { clsx } from 'clsx'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ShowMore } from '../../../ui/show-more.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { HistoryEntry } from './history-entry.tsx'
import { historyQuery } from './history-queries.ts'
import { HistoryPdf } from './history-pdf.tsx'
import { LastOpened } from './last-opened.tsx'
import flexStyles from '../../../ui/flex.module.css'

interface HistoryPanelProps {
  packet: Pick<Packet, 'documentGroupId' | 'formPacketName'>
  onClose: () => void
}

export function HistoryPanel({ packet, onClose }: HistoryPanelProps) {
  const { documentGroupId, formPacketName } = packet

  return (
    <Dialog title="History" size="lg" onClose={onClose}>
      <div className={clsx(flexStyles.between24, spaceStyles.bottom4)}>
        <p>{formPacketName}</p>
        <HistoryPdf documentGroupId={documentGroupId} name={formPacketName} />
      </div>
      <LastOpened documentGroupId={documentGroupId} />
      <History documentGroupId={documentGroupId} />
    </Dialog>
  )
}

function History({ documentGroupId }: { documentGroupId: string }) {
  const history = useInfiniteQuery(historyQuery(documentGroupId))
  if (history.isPending) {
    return <LoadingState shape="rows" count={6} label="Loading the history…" />
  }
  if (!history.data) {
    return <QueryError query={history} title="The history could not be loaded." />
  }

  const events = history.data.pages.flatMap((page) => page.events)
  return events.length === 0 ? (
    <EmptyState title="Nothing has happened yet.">
      What you and the residents do with this packet is listed here.
    </EmptyState>
  ) : (
    <>
      <ol className={flexStyles.column0} aria-label="What happened, newest first">
        {events.map((event) => (
          <HistoryEntry key={event.seq} event={event} documentGroupId={documentGroupId} />
        ))}
      </ol>
      <ShowMore list={history}>Show what happened before</ShowMore>
    </>
  )
}
