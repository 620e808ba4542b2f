import type { User } from '@countersign/contract/schemas/users'

export function businessNames({
  companyName = '',
  dbaNames = [],
}: Pick<User, 'companyName' | 'dbaNames'>): string[] {
  return [...new Set([companyName, ...dbaNames].map((name) => name.trim()).filter(Boolean))]
}
