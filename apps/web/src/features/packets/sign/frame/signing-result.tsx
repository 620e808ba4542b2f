import { PageTitle } from '../../../../ui/page-title.tsx'
import styles from './signing-result.module.css'

/** Visible for a moment in the frame, or when the address is opened directly. */
export function SigningResult({ isSigned }: { isSigned: boolean }) {
  return (
    <div className={styles.result}>
      {isSigned ? (
        <PageTitle lead="Everything you entered is saved. You can close this page.">
          Thank you
        </PageTitle>
      ) : (
        <PageTitle lead="To continue, open your signing link again. You can close this page.">
          Not finished yet
        </PageTitle>
      )}
    </div>
  )
}
