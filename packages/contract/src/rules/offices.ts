/** A manager may do everything; a member everything but people, fees and company; a preparer prepares. */
export const officeRoles = ['manager', 'member', 'preparer'] as const

/**
 * What a call of a member needs: to prepare packets; to do what binds or costs (pay, send, cancel, sign);
 * to manage the office (people, fees, company).
 */
export type Right = 'prepare' | 'send' | 'manage'

const rightsOfRoles = {
  manager: ['prepare', 'send', 'manage'],
  member: ['prepare', 'send'],
  preparer: ['prepare'],
} as const satisfies Record<(typeof officeRoles)[number], readonly Right[]>

export function hasRight(role: (typeof officeRoles)[number], right: Right): boolean {
  const rights: readonly Right[] = rightsOfRoles[role]

  return rights.includes(right)
}

export const officeLimits = {
  /** With those who are invited. */
  maxPeople: 200,
  invitationDays: 14,
  /** To one address. */
  invitationsPerDay: 3,
} as const
