import { useQuery } from '@tanstack/react-query'
import { sessionQuery, type SignedIn } from './session-query.ts'

export type Session =
  { state: 'loading' } | { state: 'signed-in'; user: SignedIn } | { state: 'signed-out' }

export function useSession(): Session {
  const { data, isError } = useQuery(sessionQuery)
  if (data) {
    return { state: 'signed-in', user: data }
  }

  return { state: data === null || isError ? 'signed-out' : 'loading' }
}
