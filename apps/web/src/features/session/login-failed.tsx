import { useMutation } from '@tanstack/react-query'
import { ApiProblem } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { errorMessage } from '../../lib/problem-messages.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Logo } from '../../ui/logo.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { startLoginAsSomebodyElse } from './start-login.ts'
import pageStyles from '../../ui/page.module.css'

interface LoginFailedProps {
  error?: Error
  /** The `error` of the membership's redirect. */
  returned?: string | null
}

export function LoginFailed({ error, returned = null }: LoginFailedProps) {
  const isStranger = error instanceof ApiProblem && error.problem.code === 'not-a-member'

  return (
    <div className={pageStyles.narrow}>
      <Logo />
      <PageTitle>Logging in</PageTitle>
      <Card flush>
        <ErrorState
          title={isStranger ? 'This is not a member account.' : 'You are not logged in yet.'}
          action={isStranger ? <SomebodyElse /> : <BackToLogin />}
        >
          {error ? errorMessage(error) : explainReturnedError(returned)}
        </ErrorState>
      </Card>
    </div>
  )
}

function BackToLogin() {
  return (
    <ButtonLink kind="primary" to={paths.login}>
      Back to login
    </ButtonLink>
  )
}

/** The membership still knows the browser, and would log the same person in again. */
function SomebodyElse() {
  const login = useMutation({ mutationFn: startLoginAsSomebodyElse })

  return (
    <>
      <Button
        kind="primary"
        busy={login.isPending || login.isSuccess}
        busyLabel="Opening the login page…"
        onClick={() => login.mutate()}
      >
        Log in as somebody else
      </Button>
      {login.isError && <p>{errorMessage(login.error)}</p>}
    </>
  )
}

/** What the `error` of the membership's redirect means (OAuth 2.0, 4.1.2.1; OpenID Connect, 3.1.2.6). */
function explainReturnedError(error: string | null): string {
  return explanations.get(error ?? '') ?? 'The login was not completed. Please try again.'
}

const outage = 'The membership has a problem right now. Try again in a minute.'
const wrongSetting =
  'Logging in does not work right now because of a setting of this site. Please tell the people who run it.'

const explanations = new Map([
  ['access_denied', 'The login was canceled. You can log in whenever you are ready.'],
  ['temporarily_unavailable', outage],
  ['server_error', outage],
  ['unauthorized_client', wrongSetting],
  ['unsupported_response_type', wrongSetting],
  ['invalid_scope', wrongSetting],
  ['invalid_request', wrongSetting],
])
