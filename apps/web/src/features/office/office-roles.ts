import type { OfficeRole } from '@countersign/contract/schemas/offices'

export const roleNames: Record<OfficeRole, string> = {
  manager: 'Manager',
  member: 'Member',
  preparer: 'Preparer',
}

/** What each may do, for whoever chooses one. */
export const roleWords: Record<OfficeRole, string> = {
  manager: 'Can do everything, and decides who works here.',
  member: 'Can prepare, pay for, send and sign packets.',
  preparer: 'Can fill out packets. Someone else pays for, sends and signs them.',
}

/** "All homes", "12 Maple Street", "3 homes". */
export function describeHomes(
  homes: readonly string[] | null,
  known: readonly { _id: string; name: string }[],
): string {
  if (homes === null) {
    return 'All homes'
  }
  const [only] = homes
  const name = homes.length === 1 && known.find(({ _id }) => _id === only)?.name

  return name || `${homes.length} ${homes.length === 1 ? 'home' : 'homes'}`
}
