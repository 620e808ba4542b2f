import { paths } from '../../lib/paths.ts'
import { errorMessage } from '../../lib/problem-messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './login-failed.module.css'

export function LoginFailed({ error }: { error?: Error }) {
  return (
    <div className={styles.page}>
      <PageTitle>Logging in</PageTitle>
      <Card flush>
        <ErrorState
          title="You are not logged in yet."
          action={
            <ButtonLink kind="primary" to={paths.login}>
              Back to login
            </ButtonLink>
          }
        >
          {error ? errorMessage(error) : 'The login was not completed. Please try again.'}
        </ErrorState>
      </Card>
    </div>
  )
}
