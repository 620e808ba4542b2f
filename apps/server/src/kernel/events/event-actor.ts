import { InviteRole } from '@countersign/contract/schemas/roles'
import type { Actor } from '../context.ts'

/** Who an event says did it; `unknown` for a row that another version wrote. */
export type EventActor =
  | { kind: 'member'; userId: string }
  | { kind: 'resident'; role: InviteRole }
  | { kind: 'visitor' | 'system' | 'unknown' }

/** As it is stored: `member:<id>`, `resident:TT1`, `visitor`, `system`. */
export function formatActor(actor: Actor): string {
  switch (actor.kind) {
    case 'member':
      return `member:${actor.userId}`
    case 'resident':
      return `resident:${actor.role}`
    case 'visitor':
      return 'visitor'
    case 'system':
      return 'system'
  }
}

export function parseActor(stored: string): EventActor {
  const [kind = '', name = ''] = stored.split(':', 2)
  switch (kind) {
    case 'member':
      return { kind, userId: name }
    case 'resident': {
      const role = InviteRole.safeParse(name)
      return role.success ? { kind, role: role.data } : { kind: 'unknown' }
    }
    case 'visitor':
    case 'system':
      return { kind }
    default:
      return { kind: 'unknown' }
  }
}
