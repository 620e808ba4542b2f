import { useId } from 'react'
import fieldStyles from '../../../ui/field/field.module.css'
import { currentOrder, type PacketSort, type Sorting } from './sort-header.tsx'
import styles from './packet-list.module.css'

const orders: readonly (readonly [sort: PacketSort, direction: 'asc' | 'desc', label: string])[] = [
  ['created', 'desc', 'Newest first'],
  ['created', 'asc', 'Oldest first'],
  ['executed', 'desc', 'Last executed first'],
  ['name', 'asc', 'Form packet name'],
  ['residents', 'asc', 'Resident'],
  ['address', 'asc', 'Unit address'],
  ['status', 'asc', 'Status'],
]

/** For a phone, where the list has no column headers. */
export function SortChoice({ filter, onSort }: Sorting) {
  const id = useId()
  const { sort, direction } = currentOrder(filter)
  const at = orders.findIndex(([one, way]) => one === sort && way === direction)

  return (
    <div className={styles.sortChoice}>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className={fieldStyles.input}
        value={at}
        onChange={(event) => {
          const [chosen, way] = orders[Number(event.target.value)] ?? []
          onSort({ sort: chosen, direction: way })
        }}
      >
        {at < 0 && <option value={-1}>Another order</option>}
        {orders.map(([one, way, label], index) => (
          <option key={`${one}-${way}`} value={index}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
