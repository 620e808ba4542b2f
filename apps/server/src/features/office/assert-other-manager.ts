import type { OfficePerson } from '@countersign/contract/schemas/offices'
import { DomainError } from '../../kernel/domain-error.ts'

/** Under the office's lock: two managers cannot take each other's place away at once. */
export function assertOtherManager(people: readonly OfficePerson[], userId: string): void {
  const managers = people.filter(({ role }) => role === 'manager')
  if (managers.every(({ _id }) => _id === userId) && managers.length > 0) {
    throw new DomainError(
      'last-manager',
      'This is the only manager of your office. Make somebody else a manager first.',
    )
  }
}
