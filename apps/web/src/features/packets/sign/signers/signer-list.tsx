import { clsx } from 'clsx'
import { formatInstant } from '@countersign/answers/format-day'
import { formatSignerName } from '@countersign/answers/signer-name'
import { inviteStatusLabel } from '@countersign/contract/rules/invites'
import { inviteRoleName } from '@countersign/contract/rules/roles'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import textStyles from '../../../../ui/text.module.css'
import { InviteBadge } from './invite-badge.tsx'
import rowStyles from '../../../../ui/row-list.module.css'
import flexStyles from '../../../../ui/flex.module.css'
import styles from './signer-list.module.css'
import { hasSigned, visibleSigners } from './visible-signers.ts'
import type { LinkMessages } from '../../../../i18n/link/en.ts'

type Texts = Pick<
  LinkMessages['ended'],
  'signers' | 'signer' | 'you' | 'role' | 'status' | 'instant'
>

const english: Texts = {
  signers: 'Signers',
  signer: (of) => formatSignerName(of),
  you: '(you)',
  role: inviteRoleName,
  status: inviteStatusLabel,
  instant: (iso) => formatInstant(iso),
}

interface SignerListProps {
  invites: readonly SigningInvite[]
  /** The reader's own invite, marked with "(you)". */
  own?: SigningInvite
  /** Default English, for the owner's screens. */
  messages?: Texts
}

/** Residents by number, then the owner/agent. */
export function SignerList(props: SignerListProps) {
  const { invites, own, messages: t = english } = props
  const signers = visibleSigners(invites)
  const everyoneSigned = signers.every(hasSigned)

  return (
    <ul className={flexStyles.column0} aria-label={t.signers}>
      {signers.map((invite) => (
        <li key={invite.role} className={clsx(flexStyles.between24, rowStyles.row, styles.signer)}>
          <div className={styles.who}>
            <span className={clsx(textStyles.strong, textStyles.breaks)}>
              {t.signer(invite)}
              {invite.role === own?.role && ` ${t.you}`}
            </span>
            <span className={textStyles.below}>{t.role(invite.role, invite.kind)}</span>
          </div>
          <div className={flexStyles.row23}>
            <InviteBadge
              status={invite.status}
              label={t.status(invite.status)}
              everyoneSigned={everyoneSigned}
            />
            {invite.signedAt && (
              <time
                className={clsx(textStyles.hint, textStyles.numbers)}
                dateTime={invite.signedAt}
              >
                {t.instant(invite.signedAt)}
              </time>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
