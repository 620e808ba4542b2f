import { clsx } from 'clsx'
import { isCoOwnerRole } from '@countersign/answers/field'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { inviteRoles } from '@countersign/contract/rules/roles'
import spaceStyles from '../../../../../ui/space.module.css'
import textStyles from '../../../../../ui/text.module.css'
import { roleLabel } from '../../model/place-labels.ts'
import { RoleMark } from '../role-mark.tsx'
import styles from './palette.module.css'
import flexStyles from '../../../../../ui/flex.module.css'

/** Fields of co-owners are rare: they are chosen at the field. */
function isOffered(role: InviteRole): boolean {
  return !isCoOwnerRole(role)
}

interface RoleChoiceProps {
  role: InviteRole
  onRole: (role: InviteRole) => void
}

export function RoleChoice({ role, onRole }: RoleChoiceProps) {
  return (
    <fieldset className={clsx(flexStyles.column0, styles.role)}>
      <legend className={clsx(textStyles.strong, spaceStyles.bottom1)}>Who fills it out?</legend>
      {inviteRoles.filter(isOffered).map((each) => (
        <label key={each} className={styles.person}>
          <input
            type="radio"
            name="who-fills"
            checked={each === role}
            onChange={() => onRole(each)}
          />
          <RoleMark role={each} />
          {roleLabel(each)}
        </label>
      ))}
    </fieldset>
  )
}
