import { clsx } from 'clsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { FieldGroup } from '../../../../ui/field/field-group.tsx'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { inviteRoleName } from '@countersign/contract/rules/roles'
import flexStyles from '../../../../ui/flex.module.css'

interface PaperSignersProps {
  /** Everyone who has not signed online. */
  invites: readonly SigningInvite[]
  chosen: readonly InviteRole[]
  error: string | undefined
  onChange: (roles: InviteRole[]) => void
}

export function PaperSigners({ invites, chosen, error, onChange }: PaperSignersProps) {
  function toggle(toggled: InviteRole, on: boolean) {
    const roles = invites.map(({ role }) => role)
    onChange(roles.filter((role) => (role === toggled ? on : chosen.includes(role))))
  }

  return (
    <FieldGroup role="group" label="Who signed on the paper" error={error}>
      <div className={clsx(flexStyles.start4, flexStyles.start4)}>
        {invites.map(({ role, kind, name }) => (
          <Checkbox
            key={role}
            label={`${name}, ${inviteRoleName(role, kind)}`}
            checked={chosen.includes(role)}
            onChange={({ currentTarget }) => toggle(role, currentTarget.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
