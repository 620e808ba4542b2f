import type { PacketEvent } from '@countersign/contract/schemas/packets/packet'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ShowMore } from '../../ui/show-more.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import flexStyles from '../../ui/flex.module.css'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'
import { lookQuery } from './member-queries.ts'

export interface LookDialogProps {
  groupId: string
  renderEvent: (event: PacketEvent, groupId: string) => ReactNode
  onClose: () => void
}

/** A history as staff sees it. To open it is to be named in it. */
export function LookDialog({ groupId, renderEvent, onClose }: LookDialogProps) {
  return (
    <Dialog title="History" size="lg" onClose={onClose}>
      <Look groupId={groupId} renderEvent={renderEvent} />
    </Dialog>
  )
}

function Look({ groupId, renderEvent }: Omit<LookDialogProps, 'onClose'>) {
  const look = useInfiniteQuery(lookQuery(groupId))
  if (look.isPending) {
    return <LoadingState shape="rows" count={6} label="Loading the history…" />
  }
  if (!look.data) {
    return <QueryError query={look} title="The history could not be loaded." />
  }

  const events = look.data.pages.flatMap((page) => page.events)
  return (
    <>
      <div className={clsx(textStyles.breaks, spaceStyles.bottom4)}>
        <p>{look.data.pages[0]?.packet.home}</p>
        <p className={textStyles.hint}>
          Packet {groupId}. What people wrote is left out. The member sees that you looked.
        </p>
      </div>
      <ol className={flexStyles.column0} aria-label="What happened, newest first">
        {events.map((event) => renderEvent(event, groupId))}
      </ol>
      <ShowMore list={look}>Show what happened before</ShowMore>
    </>
  )
}
