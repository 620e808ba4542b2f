import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { clearDrafts } from '../../lib/drafts.ts'
import { paths } from '../../lib/paths.ts'
import { announceSessionEnd, onSessionEnd, type SessionEnd } from '../../lib/session-end.ts'
import { onTokenChangedElsewhere } from '../../lib/token.ts'
import { readEnd, rememberEnd, rememberWanted } from './login-memory.ts'
import { forgetMember, sessionQuery } from './session-query.ts'

/** Brings every end of a session, in this tab or another, to the login page. */
export function SessionEnds() {
  const client = useQueryClient()
  const navigate = useNavigate()

  useEffect(() => {
    function end(why: SessionEnd) {
      rememberEnd(why)
      if (why === 'logged-out') {
        clearDrafts()
      }
      if (!isOpenToAll(location.pathname)) {
        rememberWanted(location.pathname + location.search)
        void navigate(paths.login, { replace: why === 'refused' })
      }
      forgetMember(client)
    }
    return onSessionEnd(end)
  }, [client, navigate])

  useEffect(
    () =>
      onTokenChangedElsewhere((token) => {
        if (token) {
          void client.invalidateQueries(sessionQuery)
        } else if (client.getQueryData(sessionQuery.queryKey)) {
          announceSessionEnd(readEnd() ?? 'refused')
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
