import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { CurrentUserProvider } from '../../features/session/current-user.tsx'
import { saveReturnTo } from '../../features/session/login-memory.ts'
import { useSession } from '../../features/session/use-session.ts'
import { OwnPlaceContext } from '../../lib/own-office.tsx'
import { paths } from '../../lib/paths.ts'
import { RouteLoading } from '../route-loading.tsx'

export function RequireMember({ children }: { children: ReactNode }) {
  const session = useSession()
  switch (session.state) {
    case 'loading':
      return <RouteLoading />
    case 'signed-out':
      return <ToLogin />
    case 'signed-in':
      return (
        <CurrentUserProvider user={session.user}>
          <OwnPlaceContext value={{ userId: session.user._id, office: session.user.office }}>
            {children}
          </OwnPlaceContext>
        </CurrentUserProvider>
      )
  }
}

function ToLogin() {
  const { pathname, search } = useLocation()
  useEffect(() => saveReturnTo(pathname + search), [pathname, search])
  return <Navigate to={paths.login} replace />
}
