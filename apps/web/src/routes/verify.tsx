import { FileCheck } from '../features/verify/file-check.tsx'
import styles from '../features/verify/verify.module.css'
import { Logo } from '../ui/logo.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** For anyone with a file: a resident, a landlord, a court. No account, nothing is stored. */
export function Component() {
  return (
    <div className={styles.page}>
      <div className={styles.brand}>
        <Logo />
      </div>
      <PageTitle lead="For anyone with a signed file. You do not need an account, and we do not keep the file.">
        Check a signed file
      </PageTitle>
      <FileCheck />
      <p className={styles.note}>
        You can check a file without us too: with the{' '}
        <a href="/api/verify/root.pem" download>
          root certificate
        </a>{' '}
        of this site, any PDF reader that checks signatures can do it.
      </p>
    </div>
  )
}
