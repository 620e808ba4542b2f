import { clsx } from 'clsx'
import { Link, NavLink, Outlet } from 'react-router'
import { InactivityWatch } from '../../features/session/inactivity-watch.tsx'
import { LogOutButton } from '../../features/session/log-out-button.tsx'
import { useSession } from '../../features/session/use-session.ts'
import { Logo } from '../../ui/logo.tsx'
import tabStyles from '../../ui/tab.module.css'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { HelpLink } from './help-link.tsx'
import { RequireMember } from '../guards/require-member.tsx'
import { paths } from '../../lib/paths.ts'
import { useRouteHandle } from '../route-handle.ts'
import styles from './layout.module.css'

export function Component() {
  const { showHeader = true } = useRouteHandle()

  return (
    <>
      {showHeader && <Header />}
      <RequireMember>
        <InactivityWatch />
        {showHeader ? (
          <main id="main" tabIndex={-1} data-focus-quietly className={styles.main}>
            <Outlet />
          </main>
        ) : (
          <Outlet />
        )}
      </RequireMember>
    </>
  )
}

function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.legalForms} aria-label="Countersign, home" className={textStyles.target}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <NavLink className={tabStyles.tab} to={paths.legalForms}>
            LEGAL FORMS
          </NavLink>
          <StaffLinks />
          <NavLink className={tabStyles.tab} to={paths.account}>
            ACCOUNT
          </NavLink>
        </nav>
        <Who />
      </div>
    </header>
  )
}

/** Only the association's staff has them. */
function StaffLinks() {
  const session = useSession()

  return (
    session.state === 'signed-in' &&
    session.user.isStaff && (
      <>
        <NavLink className={tabStyles.tab} to={paths.associationForms}>
          ASSOCIATION FORMS
        </NavLink>
        <NavLink className={tabStyles.tab} to={paths.members}>
          MEMBERS
        </NavLink>
      </>
    )
  )
}

/** Help, and who is logged in. */
function Who() {
  const session = useSession()
  if (session.state !== 'signed-in') {
    return <HelpLink className={styles.help} />
  }

  return (
    <div className={styles.who}>
      <span className={clsx(textStyles.hint, styles.whoName)} title={session.user.email}>
        <VisuallyHidden>Logged in as </VisuallyHidden>
        {session.user.name}
      </span>
      <HelpLink className={styles.help} />
      <LogOutButton kind="quiet" className={styles.logOut} />
    </div>
  )
}
