import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { canDo } from '@countersign/contract/rules/packet-actions'
import { inviteRoleName } from '@countersign/contract/rules/roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { signingStatusFailedText } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { CorrectDialog } from '../actions/correct-dialog.tsx'
import { invitesQuery } from '../sign/owner/invite-queries.ts'
import { hasSigned, linkInvites } from '../sign/signers/visible-signers.ts'
import flexStyles from '../../../ui/flex.module.css'

interface CorrectSignerProps {
  packet: Packet
  onRevise: () => void
  onClose: () => void
}

/** Asks whom to correct where several have not signed yet. */
export function CorrectSigner({ packet, onRevise, onClose }: CorrectSignerProps) {
  const [chosen, setChosen] = useState<SigningInvite>()
  const invites = useQuery(invitesQuery(packet.documentGroupId, false))
  const { data, error } = invites
  const open = linkInvites(data?.invites ?? []).filter((invite) => !hasSigned(invite))
  const invite = chosen ?? (open.length === 1 ? open[0] : undefined)
  if (data && invite) {
    return (
      <CorrectDialog
        packet={packet}
        invite={invite}
        invites={data.invites}
        onRevise={canDo('revise', packet) ? onRevise : undefined}
        onClose={onClose}
      />
    )
  }

  return (
    <Dialog
      title="Whom do you want to correct?"
      size="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      {error && <QueryError query={invites} title={signingStatusFailedText} />}
      {!data && !error && <LoadingState shape="text" count={2} />}
      {data && open.length === 0 && <p>Everyone has signed. Nobody can be corrected anymore.</p>}
      <ul className={flexStyles.column3}>
        {open.map((one) => (
          <li key={one.role} className={flexStyles.column0}>
            <Button onClick={() => setChosen(one)}>
              {one.name} ({inviteRoleName(one.role, one.kind)})
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
