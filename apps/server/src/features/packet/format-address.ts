import type { PacketRow } from './rows.ts'

/** "12 Elm Street, Unit A, Springfield, IL 62704". */
export function formatAddress({
  address,
  unitName,
}: Pick<PacketRow, 'address' | 'unitName'>): string {
  return `${address.street}, ${unitName}, ${address.city}, ${address.state} ${address.zip}`
}
