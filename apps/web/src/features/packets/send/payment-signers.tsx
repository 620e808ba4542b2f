import { isCoOwnerRole, signsByLink } from '@countersign/answers/field'
import { formatSignerName } from '@countersign/answers/signer-name'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { displayEmail } from '@countersign/contract/rules/invites'
import { clsx } from 'clsx'
import flexStyles from '../../../ui/flex.module.css'
import textStyles from '../../../ui/text.module.css'
import { SignerActions } from '../actions/signer-actions.tsx'

interface PaymentSignersProps {
  packet: Packet
  invites: readonly SigningInvite[]
}

/** Whom the packet will be sent to; each person can be corrected before. */
export function PaymentSigners({ packet, invites }: PaymentSignersProps) {
  return (
    <ul className={clsx(flexStyles.column3, textStyles.breaks)}>
      {invites
        .filter(({ role }) => signsByLink(role))
        .map((invite) => (
          <li key={invite.role} className={flexStyles.between24}>
            <div>
              <span id={`signer-${invite.role}`}>{formatSignerName(invite)}</span>{' '}
              <span className={textStyles.soft}>
                {displayEmail(invite.email)}
                {isCoOwnerRole(invite.role) && ` · ${invite.role_name}, after the residents`}
              </span>
            </div>
            <SignerActions
              packet={packet}
              invite={invite}
              invites={invites}
              nameId={`signer-${invite.role}`}
            />
          </li>
        ))}
    </ul>
  )
}
