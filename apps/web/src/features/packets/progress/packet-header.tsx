import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { canDo } from '@countersign/contract/rules/packet-actions'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { InHeader } from '../../../ui/header-slot.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { HistoryButton } from '../history/history-button.tsx'
import styles from './packet-header.module.css'

interface PacketHeaderProps {
  /** The screen's task: "Fill out". */
  title: string
  packet: Packet
  /** In one line with the logo, to leave the window to the documents. */
  compact?: boolean
  children?: ReactNode
}

export function PacketHeader({ title, packet, compact = false, children }: PacketHeaderProps) {
  const lead = `${packet.formPacketName} · ${packet.property.name}, ${packet.unit.name}`
  if (compact) {
    return (
      <InHeader>
        <div className={styles.compact}>
          <PageTitle
            lead={
              <span title={lead}>
                {lead} <RevisionLinks packet={packet} />
              </span>
            }
          >
            {title}
          </PageTitle>
        </div>
        <div className={styles.tools}>{children}</div>
      </InHeader>
    )
  }

  return (
    <PageTitle
      lead={
        <>
          {lead}
          <People packet={packet} />
          <RevisionLinks packet={packet} />
        </>
      }
      actions={
        <div className={styles.actions}>
          {children}
          {canDo('print', packet) && (
            <ButtonLink to={paths.read(packet.documentGroupId)}>Read the documents</ButtonLink>
          )}
          <HistoryButton packet={packet} />
        </div>
      }
    >
      {title}
    </PageTitle>
  )
}

/** In an office of several: who made it, and who signs for the owner. */
function People({ packet: { createdBy, signer } }: { packet: Packet }) {
  return (
    createdBy && (
      <span className={styles.revision}>
        Prepared by {createdBy.name}
        {signer && `, ${signer.name} signs`}
      </span>
    )
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
