import type { Packet } from '@countersign/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
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
            <RevisionLinks packet={packet} />
          </>
        }
        actions={children}
      >
        {title}
      </PageTitle>
    </div>
  )
}

/** Each packet of a revision leads to the other one. */
function RevisionLinks({ packet: { revisionOf, revisedBy } }: { packet: Packet }) {
  return (
    <>
      {revisionOf && (
        <span className={styles.revision}>
          Revised from{' '}
          <Link to={paths.view(revisionOf.documentGroupId)}>
            {revisionOf.name}, the earlier packet
          </Link>
        </span>
      )}
      {revisedBy && (
        <span className={styles.revision}>
          Replaced by{' '}
          <Link to={paths.view(revisedBy.documentGroupId)}>{revisedBy.name}, revised</Link>
        </span>
      )}
    </>
  )
}
