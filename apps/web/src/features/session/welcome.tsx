import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, type ReactNode } from 'react'
import { deviceStorage } from '../../lib/safe-storage.ts'
import { sessionExpiredText, errorMessage } from '../../lib/problem-messages.ts'
import type { SessionEnd } from '../../lib/session-end.ts'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Card } from '../../ui/card.tsx'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'
import { acceptReturnTo, readSessionEnd } from './login-memory.ts'
import { startLogin } from './start-login.ts'
import styles from './welcome.module.css'

/** `checking` while the session is loading. */
export function Welcome({ checking }: { checking: boolean }) {
  const login = useMutation({ mutationFn: startLogin })
  useEffect(acceptReturnTo, [])

  return (
    <div className={styles.page}>
      <Card>
        <Logo />
        <SessionNotice />
        <h1 className={clsx(spaceStyles.top6, spaceStyles.bottom3)} data-page-title tabIndex={-1}>
          Rental forms, ready to sign
        </h1>
        <p className={clsx(textStyles.soft, textStyles.lead)}>
          Put together the forms for your property, and have everyone sign them online.
        </p>
        <ol className={styles.steps}>
          <li>Choose the forms and fill them out.</li>
          <li>Your residents sign on their own phones.</li>
          <li>You sign last, and everyone gets the finished copy.</li>
        </ol>
        {canLogIn() ? (
          <Button
            kind="primary"
            className={styles.login}
            busy={checking || login.isPending || login.isSuccess}
            busyLabel={checking ? 'Loading...' : 'Opening the login page…'}
            onClick={() => login.mutate()}
          >
            Log in with your membership
          </Button>
        ) : (
          <SiteDataBlocked />
        )}
        {login.isError && (
          <div className={spaceStyles.top5}>
            <Notice tone="red" role="alert">
              {errorMessage(login.error, 'The login page could not be opened. Please try again.')}
            </Notice>
          </div>
        )}
      </Card>
      <p className={textStyles.hint}>
        Did you get a link to sign? Open that link. You do not need an account.
      </p>
    </div>
  )
}

/** The membership's page needs a cookie, and the login is stored. */
function canLogIn(): boolean {
  return navigator.cookieEnabled && !deviceStorage.isBlocked()
}

function SiteDataBlocked() {
  return (
    <>
      <Notice tone="amber" role="alert">
        This browser blocks cookies and site data, and logging in needs them. Select the icon beside
        the address, or open the browser’s privacy settings, and allow cookies and site data for{' '}
        {window.location.host}. Then reload this page.
      </Notice>
      <div className={spaceStyles.top5}>
        <Button kind="primary" className={styles.login} onClick={() => window.location.reload()}>
          Reload this page
        </Button>
      </div>
    </>
  )
}

function SessionNotice() {
  const end = readSessionEnd()

  return end && end !== 'refused' ? (
    <div className={spaceStyles.top5}>{sessionNotices[end]}</div>
  ) : null
}

const sessionNotices: Record<Exclude<SessionEnd, 'refused'>, ReactNode> = {
  elsewhere: (
    <Notice tone="amber" role="alert">
      You were logged out. Log in again to continue.
    </Notice>
  ),
  inactive: (
    <Notice tone="amber" role="alert">
      {sessionExpiredText}
    </Notice>
  ),
  'too-long': (
    <Notice tone="amber" role="alert">
      For your safety, a login lasts at most 12 hours. Please log in again. What you saved is still
      there.
    </Notice>
  ),
  'logged-out': (
    <Notice tone="green" role="status">
      You are logged out.
    </Notice>
  ),
}
