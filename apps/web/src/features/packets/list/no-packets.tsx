import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'

interface NoPacketsProps {
  children: ReactNode
  action?: ReactNode
}

export function NoPackets({ children, action }: NoPacketsProps) {
  return (
    <EmptyState title="No legal form packets found." action={action}>
      {children}
    </EmptyState>
  )
}
