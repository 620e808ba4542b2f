import type { CodeDetails } from '@countersign/contract'
import { PageTitle } from '../../ui/page-title.tsx'
import styles from './resident-head.module.css'

/** Short, so that the forms have the screen: who asks, for which home. */
export function ResidentHead({ details }: { details: CodeDetails }) {
  return (
    <header className={styles.head}>
      <PageTitle lead={details.premises}>{details.sender} asks you to sign</PageTitle>
    </header>
  )
}
