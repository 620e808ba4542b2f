import { useMutation } from '@tanstack/react-query'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { logOutOfMembership } from './log-out-of-membership.ts'

export function LogOutButton(props: Pick<ButtonProps, 'kind' | 'className'>) {
  const logout = useMutation({ mutationFn: logOutOfMembership })

  return (
    <Button
      {...props}
      busy={logout.isPending}
      busyLabel="Logging out…"
      onClick={() => logout.mutate()}
    >
      Log out
    </Button>
  )
}
