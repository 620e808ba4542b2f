import type { Me } from '@countersign/contract/schemas/auth'
import type { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { readOwnUser } from '../users/index.ts'

export async function readMe(ctx: Context): Promise<z.infer<typeof Me>> {
  const isStaff = ctx.actor.kind === 'member' && ctx.actor.isStaff

  return { user: await readOwnUser(ctx), ...(isStaff && { isStaff: true }) }
}
