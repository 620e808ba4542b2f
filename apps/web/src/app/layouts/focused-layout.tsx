import { useState } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { clearDrafts } from '../../lib/drafts.ts'
import { CloseButton } from '../../ui/close-button.tsx'
import { HeaderSlot } from '../../ui/header-slot.tsx'
import { Logo } from '../../ui/logo.tsx'
import { paths } from '../../lib/paths.ts'
import { useRouteHandle } from '../route-handle.ts'
import { HelpLink } from './help-link.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import styles from './layout.module.css'

export function Component() {
  const {
    confirmLeave = false,
    fillsWindow = false,
    closesTo = paths.legalForms,
  } = useRouteHandle()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()

  function leave() {
    setAsking(false)
    clearDrafts()
    void navigate(closesTo)
  }

  return (
    <>
      <div className={fillsWindow ? styles.window : undefined}>
        <header className={styles.focusedHead}>
          <Logo />
          <div ref={setSlot} className={styles.slot} />
          <HelpLink className={styles.help} />
          <CloseButton onClick={() => (confirmLeave ? setAsking(true) : void navigate(closesTo))} />
        </header>
        <HeaderSlot value={slot}>
          <main id="main" tabIndex={-1} data-focus-quietly className={styles.focused}>
            <Outlet />
          </main>
        </HeaderSlot>
      </div>
      {asking && <LeaveDialog onCancel={() => setAsking(false)} onLeave={leave} />}
    </>
  )
}
