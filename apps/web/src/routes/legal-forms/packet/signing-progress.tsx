import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { PacketAction } from '@countersign/contract/rules/packet-actions'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { PacketActions } from '../../../features/packets/actions/packet-actions.tsx'
import { ResidentRequests } from '../../../features/packets/history/resident-requests.tsx'
import { PacketHeader } from '../../../features/packets/progress/packet-header.tsx'
import { PacketProgress } from '../../../features/packets/progress/packet-progress.tsx'
import { statusMessage } from '../../../features/packets/progress/packet-stages.ts'
import { invitesQuery } from '../../../features/packets/sign/owner/invite-queries.ts'
import { SignerLinks } from '../../../features/packets/sign/owner/signer-links.tsx'
import {
  countSigned,
  pendingNames,
  linkInvites,
} from '../../../features/packets/sign/signers/visible-signers.ts'
import { formatNames } from '../../../lib/format-names.ts'
import { useOtherSigner } from '../../../lib/own-office.tsx'
import { paths } from '../../../lib/paths.ts'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PrimaryBar } from '../../../ui/primary-bar.tsx'
import { Card } from '../../../ui/card.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { PacketInvites } from './packet-invites.tsx'
import textStyles from '../../../ui/text.module.css'
import flexStyles from '../../../ui/flex.module.css'

interface SigningProgressProps {
  packet: Packet
  title: string
}

/** A sent packet: who has signed, their links, and what the owner can do. */
export function SigningProgress({ packet, title }: SigningProgressProps) {
  const otherSigner = useOtherSigner(packet)?.name
  const [open, setOpen] = useState<PacketAction>()
  const isExecuted = packet.status === 'FULLY_EXECUTED'
  const invites = useQuery(invitesQuery(packet.documentGroupId, !isExecuted))
  const all = invites.data?.invites ?? []
  const pending = pendingNames(all)

  return (
    <>
      <PacketProgress packet={packet} pending={pending} />
      <PacketHeader title={title} packet={packet} />
      <div className={flexStyles.column5}>
        <ResidentRequests packet={packet} />
        <Card>
          <div className={clsx(flexStyles.between24, flexStyles.baseline, spaceStyles.bottom4)}>
            <p role="status">{statusMessage({ ...packet, otherSigner }, pending)}</p>
            {invites.data && !isExecuted && (
              <p className={textStyles.soft}>{`${countSigned(all)}.`}</p>
            )}
          </div>
          {packet.sealingProblem && <p role="alert">{packet.sealingProblem}</p>}
          <PacketInvites
            packet={packet}
            query={invites}
            loadingRows={3}
            onRevise={() => setOpen('revise')}
          >
            {(signers, renderActions) => (
              <SignerLinks
                invites={signers}
                linkFor={(code) => window.location.origin + paths.signByCode(code)}
                ownerWaits={ownerWaits(packet, otherSigner)}
                renderActions={renderActions}
              />
            )}
          </PacketInvites>
        </Card>
        <LinkAdvice invites={all} />
        <Card>
          <PacketActions packet={packet} open={open} onOpen={setOpen} />
        </Card>
      </div>
      <NextStep packet={packet} otherSigner={otherSigner} />
    </>
  )
}

function ownerWaits(
  { status, ownersWaiting }: Packet,
  otherSigner: string | undefined,
): string | undefined {
  if (otherSigner) {
    return `${otherSigner} signs for the owner.`
  }
  if (status === 'AWAITING_TENANT_SIGNATURE') {
    return 'You can sign once every resident has signed.'
  }
  return ownersWaiting.length > 0
    ? `You can sign once ${formatNames(ownersWaiting)} ${ownersWaiting.length === 1 ? 'has' : 'have'} signed.`
    : undefined
}

/** Only while there is a link to give. */
function LinkAdvice({ invites }: { invites: readonly SigningInvite[] }) {
  const open = linkInvites(invites).filter(({ status, code }) => status === 'pending' && code)
  if (open.length === 0) {
    return null
  }
  const wereMailed = open.every(({ undeliverableAt, wrongRecipientAt, emailsStopped }) => {
    return !undeliverableAt && !wrongRecipientAt && !emailsStopped
  })
  const mailed = open.length === 1 ? 'We emailed this link, too. ' : 'We emailed each link, too. '

  return (
    <p className={textStyles.soft}>
      {wereMailed && mailed}A link is personal: give it only to the person it is for.
    </p>
  )
}

interface NextStepProps {
  packet: Packet
  otherSigner: string | undefined
}

function NextStep({ packet, otherSigner }: NextStepProps) {
  const { status, sealing, ownersWaiting, documentGroupId } = packet
  if (status === 'FULLY_EXECUTED') {
    return (
      <PrimaryBar>
        <ButtonLink kind="primary" to={paths.view(documentGroupId)}>
          View Document
        </ButtonLink>
      </PrimaryBar>
    )
  }
  if (
    status === 'AWAITING_LANDLORD_SIGNATURE' &&
    !otherSigner &&
    !sealing &&
    ownersWaiting.length === 0
  ) {
    return (
      <PrimaryBar>
        <ButtonLink kind="primary" to={paths.sign(documentGroupId)}>
          Sign Document
        </ButtonLink>
      </PrimaryBar>
    )
  }

  return (
    <PrimaryBar>
      <ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>
    </PrimaryBar>
  )
}
