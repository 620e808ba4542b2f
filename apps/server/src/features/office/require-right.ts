import { hasRight, type Right } from '@countersign/contract/rules/offices'
import type { OfficePerson } from '@countersign/contract/schemas/offices'
import { officeRole, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { listPeople } from './people.ts'

/** Refuses in words that say who can. */
export async function requireRight(ctx: Context, right: Right = 'prepare'): Promise<void> {
  if (hasRight(officeRole(ctx), right)) {
    return
  }

  const able = (await listAble(ctx, right)).map(({ name }) => name)
  const who = right === 'manage' ? 'a manager' : 'a manager or member'
  const ask = able.length > 0 ? ` Ask ${anyOf.format(able.slice(0, maxNames))}.` : ''
  throw new DomainError('not-permitted', `Only ${who} of your office can do this.${ask}`)
}

/** Those of the office who may. */
export async function listAble(ctx: Context, right: Right): Promise<OfficePerson[]> {
  return (await listPeople(ctx)).filter(({ role }) => hasRight(role, right))
}

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' })
const maxNames = 3
