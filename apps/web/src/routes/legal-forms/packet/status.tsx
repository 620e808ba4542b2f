import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { PacketAction } from '@countersign/contract/rules/packet-actions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PacketActions } from '../../../features/packets/actions/packet-actions.tsx'
import { ResidentRequests } from '../../../features/packets/history/resident-requests.tsx'
import { PacketHeader } from '../../../features/packets/progress/packet-header.tsx'
import { PacketProgress } from '../../../features/packets/progress/packet-progress.tsx'
import { statusMessage } from '../../../features/packets/progress/packet-stages.ts'
import { invitesQuery } from '../../../features/packets/sign/owner/invite-queries.ts'
import { SignerList } from '../../../features/packets/sign/signers/signer-list.tsx'
import { pendingNames } from '../../../features/packets/sign/signers/visible-signers.ts'
import { paths } from '../../../lib/paths.ts'
import { signingStatusFailedText } from '../../../lib/problem-messages.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { Card } from '../../../ui/card.tsx'
import { PacketInvites } from './packet-invites.tsx'
import { PacketPage } from './packet-page.tsx'
import stackStyles from '../../../ui/stack.module.css'
import styles from './packet.module.css'

export function Component() {
  return (
    <PacketPage here="status" polled failedText={signingStatusFailedText}>
      {(packet) => <Status packet={packet} />}
    </PacketPage>
  )
}

function Status({ packet }: { packet: Packet }) {
  const executed = packet.status === 'FULLY_EXECUTED'
  const [open, setOpen] = useState<PacketAction>()
  const invites = useQuery(invitesQuery(packet.documentGroupId, !executed))
  const pending = pendingNames(invites.data?.invites ?? [])

  return (
    <>
      <PacketProgress packet={packet} pending={pending} />
      <PacketHeader title="Status" packet={packet} />
      <div className={stackStyles.gap5}>
        <ResidentRequests packet={packet} />
        <Card>
          <p role="status" className={styles.content}>
            {statusMessage(packet, pending)}
          </p>
          {packet.sealingProblem && <p role="alert">{packet.sealingProblem}</p>}
          <PacketInvites
            packet={packet}
            query={invites}
            loadingRows={3}
            onRevise={() => setOpen('revise')}
          >
            {(all, renderActions) => <SignerList invites={all} renderActions={renderActions} />}
          </PacketInvites>
        </Card>
        <Card>
          <PacketActions packet={packet} open={open} onOpen={setOpen} />
        </Card>
      </div>
      <PrimaryBar>
        <NextLinks packet={packet} />
      </PrimaryBar>
    </>
  )
}

function NextLinks({ packet }: { packet: Packet }) {
  const { status, sealing, documentGroupId } = packet
  if (status === 'FULLY_EXECUTED') {
    return (
      <ButtonLink kind="primary" to={paths.view(documentGroupId)}>
        View Document
      </ButtonLink>
    )
  }
  if (sealing) {
    return <ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>
  }

  return (
    <>
      <ButtonLink to={paths.residentLink(documentGroupId)}>Resident links</ButtonLink>
      {status === 'AWAITING_LANDLORD_SIGNATURE' && (
        <ButtonLink kind="primary" to={paths.sign(documentGroupId)}>
          Sign Document
        </ButtonLink>
      )}
    </>
  )
}
