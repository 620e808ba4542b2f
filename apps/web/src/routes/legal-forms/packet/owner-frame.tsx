import { clsx } from 'clsx'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { isStopped, OutdatedForms } from '../../../features/packets/progress/outdated-forms.tsx'
import { PacketProgress } from '../../../features/packets/progress/packet-progress.tsx'
import { PacketHeader } from '../../../features/packets/progress/packet-header.tsx'
import { useConfirmation } from '../../../features/packets/progress/use-confirmation.ts'
import { SigningFrame } from '../../../features/packets/sign/frame/signing-frame.tsx'
import { ownerLinkQuery } from '../../../features/packets/sign/owner/invite-queries.ts'
import { fillFrame } from '../../../lib/fill-frame.ts'
import { paths } from '../../../lib/paths.ts'
import {
  fetchSigningLinkFailedText,
  loadSigningLinkFailedText,
  errorMessage,
} from '../../../lib/problem-messages.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import styles from './owner-frame.module.css'
import cardStyles from '../../../ui/card.module.css'
import pageStyles from '../../../ui/page.module.css'

interface OwnerFrameProps {
  packet: Packet
  here: 'start' | 'sign'
  title: string
  /** Beside the progress. */
  actions: ReactNode
}

export function OwnerFrame({ packet, here, title, actions }: OwnerFrameProps) {
  const navigate = useNavigate()
  const {
    asking,
    stuck,
    confirm,
    stop: stopAsking,
  } = useConfirmation({
    documentGroupId: packet.documentGroupId,
    here,
    // The owner always fills in our own room.
    signsInOurRoom: here === 'start' || packet.signing.signsInOurRoom,
    onUnfinished: () => void navigate(paths.legalForms),
  })

  return (
    <>
      <PacketHeader compact title={title} packet={packet}>
        <PacketProgress brief packet={packet} />
        {actions}
      </PacketHeader>
      {isStopped(packet) && <OutdatedForms packet={packet} />}
      <div className={clsx(cardStyles.card, styles.place)}>
        {asking ? (
          <Checking stuck={stuck} onOpenAgain={stopAsking} />
        ) : (
          <Session
            packet={packet}
            title={title}
            name={here === 'start' ? fillFrame : undefined}
            onSignedComplete={(signed) => void confirm(signed)}
          />
        )}
      </div>
    </>
  )
}

interface SessionProps {
  packet: Packet
  title: string
  name: string | undefined
  onSignedComplete: (isSigned: boolean) => void
}

function Session({ packet, title, name, onSignedComplete }: SessionProps) {
  const link = useQuery(ownerLinkQuery(packet.documentGroupId))
  const retry = { onRetry: () => void link.refetch(), retrying: link.isFetching }

  if (link.isPending) {
    return <Opening />
  }
  if (link.isError) {
    return (
      <ErrorState title={fetchSigningLinkFailedText} {...retry}>
        {errorMessage(link.error)}
      </ErrorState>
    )
  }

  return (
    <SigningFrame
      key={link.dataUpdatedAt}
      embedUrl={link.data.embedUrl}
      title={`${title}: ${packet.formPacketName}`}
      name={name}
      loading={<Opening />}
      failed={
        <ErrorState title={loadSigningLinkFailedText} {...retry}>
          What you have entered so far is saved.
        </ErrorState>
      }
      onSignedComplete={onSignedComplete}
    />
  )
}

function Opening() {
  return (
    <div className={pageStyles.opening}>
      <LoadingState shape="text" count={9} label="Opening your documents…" />
    </div>
  )
}

interface CheckingProps {
  stuck: boolean
  onOpenAgain: () => void
}

function Checking({ stuck, onOpenAgain }: CheckingProps) {
  return (
    <div className={styles.checking}>
      <div role="status">
        {stuck ? (
          <>
            <h2>We could not confirm that you finished</h2>
            <p>
              What you entered is saved. Open the documents again and choose Finish. If this keeps
              happening, check your internet connection and try again later.
            </p>
          </>
        ) : (
          <p>Saving your documents. This takes a moment…</p>
        )}
      </div>
      <Button kind={stuck ? 'primary' : 'quiet'} onClick={onOpenAgain}>
        Open the documents again
      </Button>
      {stuck && <ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>}
    </div>
  )
}
