import { ErrorState } from '../ui/error-state.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { paths } from '../lib/paths.ts'
import styles from './root.module.css'

/** Also shown when a screen's code cannot be fetched because a new version was deployed. */
export function RootError() {
  return (
    <main id="main" tabIndex={-1} data-focus-quietly className={styles.problem}>
      <Card>
        <ErrorState
          title="This page could not be loaded."
          onRetry={() => location.reload()}
          action={
            <a className={buttonClass('quiet')} href={paths.legalForms}>
              Go to legal forms
            </a>
          }
        >
          Your packets are safe. Try again. If the problem continues, go back to your legal forms.
        </ErrorState>
      </Card>
    </main>
  )
}
