import { useSearchParams } from 'react-router'
import { FinishLogin } from '../features/session/finish-login.tsx'
import { LoginFailed } from '../features/session/login-failed.tsx'
import { readLoginReturn } from '../features/session/finish-login-query.ts'

export function Component() {
  const [search] = useSearchParams()
  const answer = readLoginReturn(search)

  return answer ? <FinishLogin answer={answer} /> : <LoginFailed />
}
