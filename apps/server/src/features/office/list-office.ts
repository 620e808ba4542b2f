import type { OfficePeople } from '@countersign/contract/schemas/offices'
import type { Context } from '../../kernel/context.ts'
import { listInvitations } from './invitations.ts'
import { listPeople } from './people.ts'

export async function listOffice(ctx: Context): Promise<OfficePeople> {
  return { people: await listPeople(ctx), invitations: await listInvitations(ctx) }
}
