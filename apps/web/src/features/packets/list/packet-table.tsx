import type { Packet } from '@countersign/contract'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { PacketRow } from './packet-row.tsx'
import styles from './packet-table.module.css'

interface PacketTableProps {
  packets: readonly Packet[]
  caption: string
}

/** A table; cards on a phone. Roles are explicit because CSS `display` removes the native ones. */
export function PacketTable({ packets, caption }: PacketTableProps) {
  return (
    <table className={styles.table} role="table" aria-label={caption}>
      <thead role="rowgroup">
        <tr role="row">
          {[
            'Date Created',
            'Form Packet Name',
            'Date Executed',
            'Resident(s)',
            'Unit Address',
            'Status',
          ].map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <VisuallyHidden>Next action</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {packets.map((packet) => (
          <PacketRow key={packet._id} packet={packet} />
        ))}
      </tbody>
    </table>
  )
}
