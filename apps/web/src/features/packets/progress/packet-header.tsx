import type { Packet } from '@countersign/contract'
import type { ReactNode } from 'react'
import { PageTitle } from '../../../ui/page-title.tsx'
import styles from './packet-header.module.css'

interface PacketHeadProps {
  /** What is done on this screen: "Fill out". */
  title: string
  packet: Packet
  /** On one line, where the documents need the room. */
  compact?: boolean
  children?: ReactNode
}

/** What one does here, and with which packet. */
export function PacketHead({ title, packet, compact = false, children }: PacketHeadProps) {
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
