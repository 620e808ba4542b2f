import type { SigningInvite } from '@countersign/contract'
import { InviteBadge } from './invite-badge.tsx'
import { residentWords, type ResidentWords } from '../resident/resident-messages.ts'
import styles from './signer-list.module.css'
import { signersShown } from './visible-signers.ts'

interface SignerListProps {
  invites: readonly SigningInvite[]
  /** The reader's own invite, so that they find themselves. */
  own?: SigningInvite
  /** A resident's own language; the owner's screens are in English. */
  words?: ResidentWords
}

/** Every signer with their status: residents by number, then the owner/agent. */
export function SignerList({ invites, own, words = residentWords }: SignerListProps) {
  return (
    <ul className={styles.signers} aria-label={words.signers}>
      {signersShown(invites).map((invite) => (
        <li key={invite.role} className={styles.signer}>
          <div className={styles.who}>
            <span className={styles.name}>
              {invite.name}
              {invite.role === own?.role && ` ${words.you}`}
            </span>
            <span className={styles.role}>{words.role(invite.role, invite.kind)}</span>
          </div>
          <div className={styles.standing}>
            <InviteBadge status={invite.status} label={words.status(invite.status)} />
            {invite.signedAt && (
              <time className={styles.when} dateTime={invite.signedAt}>
                {words.instant(invite.signedAt)}
              </time>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
