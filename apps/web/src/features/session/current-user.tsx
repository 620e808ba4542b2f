import type { User } from '@countersign/contract/schemas/users'
import { createContext, useContext, type ReactNode } from 'react'

const CurrentUserContext = createContext<User | undefined>(undefined)

interface CurrentUserProviderProps {
  user: User
  children: ReactNode
}

export function CurrentUserProvider({ user, children }: CurrentUserProviderProps) {
  return <CurrentUserContext value={user}>{children}</CurrentUserContext>
}

/** Only for screens behind `RequireMember`. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUserContext)
  if (!user) {
    throw new Error('This screen is not inside RequireMember.')
  }

  return user
}
