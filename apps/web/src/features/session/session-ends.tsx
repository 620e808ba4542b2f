import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { clearDrafts } from '../../lib/drafts.ts'
import { paths } from '../../lib/paths.ts'
import { announceSessionEnd, onSessionEnd, type SessionEnd } from '../../lib/session-end.ts'
import { onTokenChangedElsewhere } from '../../lib/token.ts'
import { readSessionEnd, saveSessionEnd, saveReturnTo } from './login-memory.ts'
import { clearMember, sessionQuery } from './session-query.ts'

/** Goes to the login page when the session ends, in this tab or another. */
export function SessionEndHandler() {
  const client = useQueryClient()
  const navigate = useNavigate()

  useEffect(() => {
    function end(why: SessionEnd) {
      saveSessionEnd(why)
      if (why === 'logged-out') {
        clearDrafts()
      }
      if (!isOpenToAll(location.pathname)) {
        saveReturnTo(location.pathname + location.search)
        void navigate(paths.login, { replace: why === 'refused' || why === 'elsewhere' })
      }
      clearMember(client)
    }
    return onSessionEnd(end)
  }, [client, navigate])

  useEffect(
    () =>
      onTokenChangedElsewhere((token) => {
        if (token) {
          void client.invalidateQueries(sessionQuery)
        } else if (client.getQueryData(sessionQuery.queryKey)) {
          announceSessionEnd(readSessionEnd() ?? 'elsewhere')
        }
      }),
    [client],
  )

  return null
}

function isOpenToAll(pathname: string): boolean {
  return [paths.login, paths.authCallback, '/sign/', '/close-signing'].some((open) =>
    pathname.startsWith(open),
  )
}
