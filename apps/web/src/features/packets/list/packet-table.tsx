import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { PacketRow } from './packet-row.tsx'
import styles from './packet-table.module.css'
import type { RowAction } from './row-actions.ts'
import { SortHeader, type PacketSort, type Sorting } from './sort-header.tsx'
import type { Selection } from './use-selection.ts'

interface PacketTableProps {
  packets: readonly Packet[]
  caption: string
  /** Absent: a list that is always newest first. */
  sorting?: Sorting | undefined
  selection?: Selection | undefined
  onAction?: ((action: RowAction, packet: Packet) => void) | undefined
}

const columns: readonly (readonly [sort: PacketSort, title: string])[] = [
  ['created', 'Date Created'],
  ['name', 'Form Packet Name'],
  ['executed', 'Date Executed'],
  ['residents', 'Resident(s)'],
  ['address', 'Unit Address'],
  ['status', 'Status'],
]

/** A table; cards where it does not fit. Roles are explicit because CSS `display` removes the native ones. */
export function PacketTable(props: PacketTableProps) {
  const { packets, caption, sorting, selection, onAction } = props

  return (
    <table className={styles.table} role="table" aria-label={caption}>
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <td role="cell" className={styles.select}>
              <SelectAll packets={packets} selection={selection} />
            </td>
          )}
          {columns.map(([sort, title]) => (
            <SortHeader key={sort} title={title} sort={sort} sorting={sorting} />
          ))}
          <th role="columnheader" scope="col">
            <VisuallyHidden>Next action</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {packets.map((packet) => (
          <PacketRow key={packet._id} packet={packet} selection={selection} onAction={onAction} />
        ))}
      </tbody>
    </table>
  )
}

function SelectAll({
  packets,
  selection,
}: Pick<PacketTableProps, 'packets'> & { selection: Selection }) {
  const chosen = packets.filter((packet) => selection.has(packet)).length

  return (
    <label>
      <span>Select all</span>
      <input
        type="checkbox"
        aria-label="Select all packets shown"
        checked={chosen === packets.length}
        ref={(box) => {
          if (box) {
            box.indeterminate = chosen > 0 && chosen < packets.length
          }
        }}
        onChange={() => selection.toggleAll(packets)}
      />
    </label>
  )
}
