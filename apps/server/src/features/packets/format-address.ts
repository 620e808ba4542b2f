import type { PacketRow } from './rows.ts'

type Home = Pick<PacketRow, 'address' | 'unitName'>

/** The home in one line: "12 Elm Street, Unit A, Springfield, IL 62704". */
export function formatAddress({ address, unitName }: Home): string {
  return `${address.street}, ${unitName}, ${address.city}, ${address.state} ${address.zip}`
}
