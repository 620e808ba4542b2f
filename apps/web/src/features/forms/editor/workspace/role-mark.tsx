import type { InviteRole } from '@countersign/contract/schemas/roles'
import { roleColors, roleMarks } from '../model/place-labels.ts'
import styles from './role-mark.module.css'

/** Letters and a color; the name is beside it. */
export function RoleMark({ role }: { role: InviteRole }) {
  return (
    <span aria-hidden="true" className={styles.mark} style={{ background: roleColors[role] }}>
      {roleMarks[role]}
    </span>
  )
}
