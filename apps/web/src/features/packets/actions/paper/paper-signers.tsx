import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { inviteRoleName } from '@countersign/contract/rules/roles'
import { Checkbox } from '@mantine/core'
import styles from '../actions.module.css'

interface PaperSignersProps {
  /** Everyone who has not signed online. */
  invites: readonly SigningInvite[]
  chosen: readonly InviteRole[]
  error: string | undefined
  onChange: (roles: InviteRole[]) => void
}

export function PaperSigners({ invites, chosen, error, onChange }: PaperSignersProps) {
  return (
    <Checkbox.Group
      label="Who signed on the paper"
      required
      error={error}
      value={[...chosen]}
      onChange={(values) =>
        onChange(invites.map(({ role }) => role).filter((role) => values.includes(role)))
      }
    >
      <div className={styles.choices}>
        {invites.map(({ role, kind, name }) => (
          <Checkbox key={role} value={role} label={`${name}, ${inviteRoleName(role, kind)}`} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
