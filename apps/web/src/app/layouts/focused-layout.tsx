import { useState } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { clearDrafts } from '../../lib/drafts.ts'
import { CloseButton } from '../../ui/close-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { MantineTheme } from '../mantine-theme.tsx'
import { paths } from '../../lib/paths.ts'
import { useRouteHandle } from '../route-handle.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import styles from './layout.module.css'

export function Component() {
  const { confirmLeave = false } = useRouteHandle()
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()

  function leave() {
    setAsking(false)
    clearDrafts()
    void navigate(paths.legalForms)
  }

  return (
    <MantineTheme>
      <header className={styles.focusedHead}>
        <Logo />
        <CloseButton
          onClick={() => (confirmLeave ? setAsking(true) : void navigate(paths.legalForms))}
        />
      </header>
      <main id="main" tabIndex={-1} data-focus-quietly className={styles.focused}>
        <Outlet />
      </main>
      {asking && <LeaveDialog onCancel={() => setAsking(false)} onLeave={leave} />}
    </MantineTheme>
  )
}
