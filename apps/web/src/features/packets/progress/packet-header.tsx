import type { Packet } from '@countersign/contract'
import type { ReactNode } from 'react'
import { PageTitle } from '../../../ui/page-title.tsx'
import styles from './packet-header.module.css'

interface PacketHeaderProps {
  /** What is done on this screen: "Fill out". */
  title: string
  packet: Packet
  /** On one line, where the documents need the room. */
  compact?: boolean
  children?: ReactNode
}

/** What one does here, and with which packet. */
export function PacketHeader({ title, packet, compact = false, children }: PacketHeaderProps) {
  return (
    <div className={compact ? styles.compact : undefined}>
      <PageTitle
        lead={
          <>
            {packet.formPacketName} · {packet.property.name}, {packet.unit.name}
          </>
        }
        actions={children}
      >
        {title}
      </PageTitle>
    </div>
  )
}
