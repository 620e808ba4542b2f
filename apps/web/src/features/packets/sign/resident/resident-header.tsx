import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { EmailsStopped } from './emails-stopped.tsx'
import { useResidentTitle, useResidentMessages } from './use-resident-messages.ts'
import { senderOf } from './sender-of.ts'
import styles from './resident-header.module.css'

export function ResidentHeader({ details }: { details: CodeDetails }) {
  const t = useResidentMessages()
  useResidentTitle(t.title)

  return (
    <header className={styles.head}>
      <PageTitle lead={details.home}>{t.asksForSignature(senderOf(details))}</PageTitle>
      {details.emailsStopped && <EmailsStopped details={details} />}
    </header>
  )
}
