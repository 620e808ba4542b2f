import { signsByLink } from '@countersign/answers/field'
import { formatInstant } from '@countersign/answers/format-day'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { displayEmail } from '@countersign/contract/rules/invites'
import { canDo } from '@countersign/contract/rules/packet-actions'
import { useState } from 'react'
import { useMay } from '../../../lib/own-office.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { RemindButton } from './remind-button.tsx'
import flexStyles from '../../../ui/flex.module.css'

interface SignerActionsProps {
  packet: Packet
  invite: SigningInvite
  invites: readonly SigningInvite[]
  /** The id of the signer's name, for screen readers. */
  nameId: string
  onRevise?: (() => void) | undefined
}

/** For somebody who signs through a link and has not signed; nothing for the owner. */
export function SignerActions({ packet, invite, invites, nameId, onRevise }: SignerActionsProps) {
  const maySend = useMay('send')
  const [correcting, setCorrecting] = useState(false)
  const isWaiting = signsByLink(invite.role) && !['signed', 'declined'].includes(invite.status)
  if (!isWaiting && !correcting) {
    return null
  }

  return (
    <>
      {invite.emailsStopped ? (
        <StoppedNotice invite={invite} />
      ) : (
        <UndeliverableNotice invite={invite} />
      )}
      <div className={flexStyles.row23}>
        {maySend && canDo('correct', packet) && (
          <Button aria-describedby={nameId} onClick={() => setCorrecting(true)}>
            Correct
          </Button>
        )}
        {canDo('remind', packet) && invite.status === 'pending' && (
          <RemindButton invite={invite} nameId={nameId} />
        )}
      </div>
      {correcting && (
        <CorrectDialog
          packet={packet}
          invite={invite}
          invites={invites}
          onRevise={
            onRevise &&
            (() => {
              setCorrecting(false)
              onRevise()
            })
          }
          onClose={() => setCorrecting(false)}
        />
      )}
    </>
  )
}

function StoppedNotice({ invite: { name } }: { invite: SigningInvite }) {
  return (
    <Notice tone="amber" title={`Our emails to ${name} are stopped`}>
      <p>
        {name} marked one of your emails as spam. Share the link yourself. On its page, {name} can
        choose to get emails again.
      </p>
    </Notice>
  )
}

function UndeliverableNotice({
  invite: { undeliverableAt, email, name },
}: {
  invite: SigningInvite
}) {
  if (!undeliverableAt) {
    return null
  }

  return (
    <Notice tone="amber" title={`Our email to ${displayEmail(email)} did not arrive`}>
      <p>
        The mail server refused it on {formatInstant(undeliverableAt)}. Check the address of {name}{' '}
        and choose Correct, or send them the link yourself.
      </p>
    </Notice>
  )
}
