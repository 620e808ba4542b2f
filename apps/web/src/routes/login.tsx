import { Navigate } from 'react-router'
import { useSession } from '../features/session/use-session.ts'
import { Welcome } from '../features/session/welcome.tsx'
import { paths } from '../lib/paths.ts'

export function Component() {
  const session = useSession()
  if (session.state === 'signed-in') {
    return <ToLegalForms />
  }

  return <Welcome checking={session.state === 'loading'} />
}

function ToLegalForms() {
  return <Navigate to={paths.legalForms} replace />
}
