import type { Packet } from '@countersign/contract'
import type { ReactNode } from 'react'
import { PageTitle } from '../../ui/page-title.tsx'

interface PacketHeadProps {
  /** What is done on this screen: "Fill out". */
  title: string
  packet: Packet
  children?: ReactNode
}

/** What one does here, and with which packet. */
export function PacketHead({ title, packet, children }: PacketHeadProps) {
  return (
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
  )
}
