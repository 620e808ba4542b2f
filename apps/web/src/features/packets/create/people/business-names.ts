import type { User } from '@countersign/contract/schemas/users'

/** The names that the account has for the owner's business. */
export function businessNames({
  companyName = '',
  dbaNames = [],
}: Pick<User, 'companyName' | 'dbaNames'>): string[] {
  return [...new Set([companyName, ...dbaNames].map((name) => name.trim()).filter(Boolean))]
}
