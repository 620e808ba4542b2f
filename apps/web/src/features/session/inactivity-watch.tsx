import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { logOut } from './log-out.ts'
import { sessionQuery } from './session-query.ts'
import { useInactivity } from './use-inactivity.ts'

/**
 * The server's idle limit counts from the last call; this keeps a person who only reads signed in.
 */
const pingIntervalMs = 5 * 60_000

/** Logs out after an hour of inactivity and warns first (WCAG 2.2.1). */
export function InactivityWatch() {
  const pingServer = usePingServer()
  const warned = useInactivity({
    onActivity: pingServer,
    onExpired: () => void logOut('inactive'),
  })
  if (!warned) {
    return null
  }

  return (
    <Dialog
      title="Are you still there?"
      size="sm"
      role="alertdialog"
      onClose={pingServer}
      actions={
        <Button kind="primary" onClick={pingServer} data-autofocus>
          Stay signed in
        </Button>
      }
    >
      <p>
        You have been inactive for a while. To keep your account secure, you will be logged out in 2
        minutes.
      </p>
    </Dialog>
  )
}

function usePingServer() {
  const client = useQueryClient()
  const [openedAt] = useState(() => Date.now())
  const lastPing = useRef(openedAt)

  return () => {
    const now = Date.now()
    if (now - lastPing.current >= pingIntervalMs) {
      lastPing.current = now
      void client.invalidateQueries(sessionQuery)
    }
  }
}
