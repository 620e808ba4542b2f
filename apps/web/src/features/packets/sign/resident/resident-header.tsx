import type { CodeDetails } from '@countersign/contract'
import { PageTitle } from '../../../../ui/page-title.tsx'
import { useResidentTitle, useResidentMessages } from './use-resident-messages.ts'
import styles from './resident-header.module.css'

export function ResidentHeader({ details }: { details: CodeDetails }) {
  const words = useResidentMessages()
  useResidentTitle(words.titles.sign)

  return (
    <header className={styles.head}>
      <PageTitle lead={details.premises}>{words.asksYou(details.sender)}</PageTitle>
    </header>
  )
}
