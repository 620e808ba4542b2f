import { useSearchParams } from 'react-router'
import { FinishLogin } from '../features/session/finish-login.tsx'
import { LoginFailed } from '../features/session/login-failed.tsx'
import { readLoginCallback } from '../features/session/finish-login-query.ts'

export function Component() {
  const [search] = useSearchParams()
  const answer = readLoginCallback(search)

  return answer ? <FinishLogin answer={answer} /> : <LoginFailed returned={search.get('error')} />
}
