import { createContext, useContext, type ReactNode } from 'react'
import type { SignedIn } from './session-query.ts'

const CurrentUserContext = createContext<SignedIn | undefined>(undefined)

interface CurrentUserProviderProps {
  user: SignedIn
  children: ReactNode
}

export function CurrentUserProvider({ user, children }: CurrentUserProviderProps) {
  return <CurrentUserContext value={user}>{children}</CurrentUserContext>
}

/** Only for screens behind `RequireMember`. */
export function useCurrentUser(): SignedIn {
  const user = useContext(CurrentUserContext)
  if (!user) {
    throw new Error('This screen is not inside RequireMember.')
  }

  return user
}
