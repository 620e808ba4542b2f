import type { PacketRow } from '../packet-row.ts'

type Home = Pick<PacketRow, 'address' | 'unitName'>

/** The home in one line: "12 Elm Street, Unit A, Springfield, IL 62704". */
export function formatAddress({ address, unitName }: Home): string {
  return `${address.street}, ${unitName}, ${address.city}, ${address.state} ${address.zip}`
}
