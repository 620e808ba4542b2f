import { signsByLink } from '@countersign/answers/field'
import { formatInstant } from '@countersign/answers/format-day'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { useQuery } from '@tanstack/react-query'
import { invitesQuery } from '../sign/owner/invite-queries.ts'
import styles from './history.module.css'

/** When each signer last opened their link; nothing before the packet was sent. */
export function LastOpened({ documentGroupId }: { documentGroupId: string }) {
  const { data } = useQuery(invitesQuery(documentGroupId, false))
  const residents = (data?.invites ?? []).filter(({ role }) => signsByLink(role))
  if (residents.every(({ code, lastOpenedAt }) => !code && !lastOpenedAt)) {
    return null
  }

  return (
    <dl className={styles.opened} aria-label="Last opened">
      {residents.map((invite) => (
        <div key={invite.role}>
          <dt>{invite.name}</dt>
          <dd>{describeVisit(invite)}</dd>
        </div>
      ))}
    </dl>
  )
}

function describeVisit({ lastOpenedAt, signedAt }: SigningInvite): string {
  const opened = lastOpenedAt
    ? `Last opened the link on ${formatInstant(lastOpenedAt)}`
    : 'Has not opened the link'

  return signedAt ? `${opened}. Signed on ${formatInstant(signedAt)}` : opened
}
