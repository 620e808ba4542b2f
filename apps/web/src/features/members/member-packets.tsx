import { clsx } from 'clsx'
import type { MemberPacket } from '@countersign/contract/schemas/members'
import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { Instant } from '../../ui/instant.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import spaceStyles from '../../ui/space.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import flexStyles from '../../ui/flex.module.css'
import rowStyles from '../../ui/row-list.module.css'
import textStyles from '../../ui/text.module.css'
import { LookDialog, type LookDialogProps } from './look-dialog.tsx'
import { memberPacketsQuery } from './member-queries.ts'

interface MemberPacketsProps {
  memberId: string
  renderEvent: LookDialogProps['renderEvent']
}

export function MemberPackets({ memberId, renderEvent }: MemberPacketsProps) {
  const packets = useInfiniteQuery(memberPacketsQuery(memberId))
  const [opened, setOpened] = useState<string>()
  if (packets.isPending) {
    return <LoadingState shape="rows" count={3} label="Loading packets…" />
  }
  if (!packets.data) {
    return <QueryError query={packets} title="The packets could not be loaded." />
  }

  const shown = packets.data.pages.flatMap((page) => page.packets)
  if (shown.length === 0) {
    return <p className={spaceStyles.top2}>This member has made no packet yet.</p>
  }
  return (
    <>
      <ul className={spaceStyles.top3} aria-label="Packets, newest first">
        {shown.map((packet) => (
          <PacketRow
            key={packet.documentGroupId}
            packet={packet}
            onOpen={() => setOpened(packet.documentGroupId)}
          />
        ))}
      </ul>
      <ShowMore list={packets}>Show more packets</ShowMore>
      {opened && (
        <LookDialog
          groupId={opened}
          renderEvent={renderEvent}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function PacketRow({ packet, onOpen }: { packet: MemberPacket; onOpen: () => void }) {
  const { documentGroupId, createdAt, status, home } = packet

  return (
    <li className={clsx(flexStyles.between24, rowStyles.row)}>
      <div className={flexStyles.shrinks}>
        <p>
          {home} · {packetLifecycle[status].label}
        </p>
        <p className={clsx(textStyles.hint, textStyles.breaks)}>
          Created <Instant iso={createdAt} /> · packet {documentGroupId}
        </p>
      </div>
      <Button onClick={onOpen}>
        Show history<VisuallyHidden> of the packet for {home}</VisuallyHidden>
      </Button>
    </li>
  )
}
