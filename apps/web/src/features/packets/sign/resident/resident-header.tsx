import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { EmailsStopped } from './emails-stopped.tsx'
import { useResidentTitle } from './use-resident-document.ts'
import { senderOf } from './sender-of.ts'
import styles from './resident-header.module.css'
import { useLinkMessages } from '../../../../i18n/link/messages.ts'

export function ResidentHeader({ details }: { details: CodeDetails }) {
  const t = useLinkMessages()
  useResidentTitle(t.title)

  return (
    <header className={styles.head}>
      <PageTitle lead={details.home}>{t.asksForSignature(senderOf(details))}</PageTitle>
      {details.emailsStopped && <EmailsStopped details={details} />}
    </header>
  )
}
