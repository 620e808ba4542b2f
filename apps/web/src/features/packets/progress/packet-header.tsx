import type { Packet } from '@countersign/contract'
import type { ReactNode } from 'react'
import { PageTitle } from '../../../ui/page-title.tsx'
import styles from './packet-header.module.css'

interface PacketHeaderProps {
  /** The screen's task: "Fill out". */
  title: string
  packet: Packet
  /** On one line, to leave space for the documents. */
  compact?: boolean
  children?: ReactNode
}

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
