import type { ResidentRole } from '@countersign/answers/field'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { type PacketRow, readNames } from '../../packet/index.ts'

export async function findNamed(
  ctx: Context,
  packet: PacketRow,
  role: ResidentRole,
): Promise<{ name: string }> {
  const person = (await readNames(ctx, packet)).find((named) => named.role === role)
  if (!person) {
    throw new DomainError('invalid-fields', undefined, [
      { field: 'role', message: 'This form does not name such a person.' },
    ])
  }

  return person
}
