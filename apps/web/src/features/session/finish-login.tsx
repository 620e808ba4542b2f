import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { finishLoginQuery, type LoginCallback } from './finish-login-query.ts'
import { LoginFailed } from './login-failed.tsx'
import pageStyles from '../../ui/page.module.css'

export function FinishLogin({ answer }: { answer: LoginCallback }) {
  const { data, error } = useQuery(finishLoginQuery(answer))
  if (data) {
    return <Navigate to={data.wanted ?? paths.legalForms} replace />
  }

  return error ? (
    <LoginFailed error={error} />
  ) : (
    <p className={pageStyles.loading} role="status">
      Logging you in…
    </p>
  )
}
