import type { ApplicationLink } from '@countersign/contract/schemas/applications'
import type { applicationLinks } from '@countersign/database'

type LinkRow = Pick<typeof applicationLinks.$inferSelect, 'id' | 'unitId' | 'code' | 'createdAt'>

export function presentLink({ id, unitId, code, createdAt }: LinkRow): ApplicationLink {
  return { _id: id, unitId, code, createdAt: createdAt.toISOString() }
}
