import { useQuery } from '@tanstack/react-query'
import type { User } from '@countersign/contract/schemas/users'
import { sessionQuery } from './session-query.ts'

export type Session =
  { state: 'loading' } | { state: 'signed-in'; user: User } | { state: 'signed-out' }

export function useSession(): Session {
  const { data, isError } = useQuery(sessionQuery)
  if (data) {
    return { state: 'signed-in', user: data }
  }

  return { state: data === null || isError ? 'signed-out' : 'loading' }
}
