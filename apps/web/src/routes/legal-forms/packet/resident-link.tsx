import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import type { PacketAction } from '@countersign/contract/rules/packet-actions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PacketActions } from '../../../features/packets/actions/packet-actions.tsx'
import { ResidentRequests } from '../../../features/packets/history/resident-requests.tsx'
import { PacketHeader } from '../../../features/packets/progress/packet-header.tsx'
import { PacketProgress } from '../../../features/packets/progress/packet-progress.tsx'
import { waitingFor } from '../../../features/packets/progress/packet-stages.ts'
import { invitesQuery } from '../../../features/packets/sign/owner/invite-queries.ts'
import { OwnerSignature } from '../../../features/packets/sign/owner/owner-signature.tsx'
import { ResidentLinks } from '../../../features/packets/sign/owner/resident-links.tsx'
import {
  countSigned,
  pendingNames,
  residentInvites,
} from '../../../features/packets/sign/signers/visible-signers.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { Card } from '../../../ui/card.tsx'
import { PacketInvites } from './packet-invites.tsx'
import { PacketPage } from './packet-page.tsx'
import textStyles from '../../../ui/text.module.css'
import stackStyles from '../../../ui/stack.module.css'
import styles from './packet.module.css'

export function Component() {
  return (
    <PacketPage here="resident-link" polled>
      {(packet) => <Links packet={packet} />}
    </PacketPage>
  )
}

function Links({ packet }: { packet: Packet }) {
  const { documentGroupId } = packet
  const [open, setOpen] = useState<PacketAction>()
  const invites = useQuery(invitesQuery(documentGroupId, true))
  const pending = pendingNames(invites.data?.invites ?? [])
  const ownersTurn = packet.status === 'AWAITING_LANDLORD_SIGNATURE'

  return (
    <>
      <PacketProgress packet={packet} pending={pending} />
      <PacketHeader title="Resident links" packet={packet} />
      <div className={stackStyles.gap5}>
        <ResidentRequests packet={packet} />
        <Card>
          <div className={styles.head}>
            <h2>Residents sign first</h2>
            <p role="status" className={textStyles.soft}>
              {invites.data && `${countSigned(invites.data.invites)}.`}
            </p>
          </div>
          <PacketInvites
            packet={packet}
            query={invites}
            loadingRows={2}
            onRevise={() => setOpen('revise')}
          >
            {(all, renderActions) => (
              <ResidentLinks
                invites={all}
                linkFor={(code) => window.location.origin + paths.signByCode(code)}
                renderActions={renderActions}
              />
            )}
          </PacketInvites>
        </Card>
        {invites.data && <LinkAdvice invites={invites.data.invites} />}
        <Card>
          <OwnerSignature
            isDue={ownersTurn}
            reason={`${waitingFor(packet, pending)} before you can sign.`}
          />
        </Card>
        <Card>
          <PacketActions packet={packet} open={open} onOpen={setOpen} />
        </Card>
      </div>
      <PrimaryBar>
        <ButtonLink to={paths.status(documentGroupId)}>View status</ButtonLink>
        {ownersTurn && (
          <ButtonLink kind="primary" to={paths.sign(documentGroupId)}>
            Sign Document
          </ButtonLink>
        )}
      </PrimaryBar>
    </>
  )
}

/** Only while there is a link to give. */
function LinkAdvice({ invites }: { invites: readonly SigningInvite[] }) {
  const open = residentInvites(invites).filter(({ status, code }) => status === 'pending' && code)
  if (open.length === 0) {
    return null
  }
  const wereMailed = open.every(({ undeliverableAt, wrongRecipientAt, emailsStopped }) => {
    return !undeliverableAt && !wrongRecipientAt && !emailsStopped
  })
  const mailed = open.length === 1 ? 'We emailed this link, too. ' : 'We emailed each link, too. '

  return (
    <p className={textStyles.soft}>
      {wereMailed && mailed}A link is personal: give it only to the resident it is for.
    </p>
  )
}
