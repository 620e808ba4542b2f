import type { PacketFilters } from '@countersign/contract/schemas/packets/packet-list'
import type { PacketFilter } from './packets-query.ts'
import styles from './packet-table.module.css'

export type PacketSort = PacketFilters['sort']

/** How the list is sorted, and what a click on a column does. */
export interface Sorting {
  filter: PacketFilter
  onSort: (order: Pick<PacketFilter, 'sort' | 'direction'>) => void
}

interface SortHeaderProps {
  title: string
  sort: PacketSort
  sorting: Sorting | undefined
}

/** A column header; a button where the list can be sorted, but not above cards. */
export function SortHeader({ title, sort, sorting }: SortHeaderProps) {
  if (!sorting) {
    return (
      <th role="columnheader" scope="col">
        {title}
      </th>
    )
  }

  const current = currentOrder(sorting.filter)
  const isCurrent = current.sort === sort
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isCurrent ? ariaSort[current.direction] : 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => sorting.onSort({ sort, direction: nextDirection(sort, sorting.filter) })}
      >
        {title}
        <svg viewBox="0 0 10 14" aria-hidden="true">
          <path d="M5 1 9 6H1z" data-on={isCurrent && current.direction === 'asc'} />
          <path d="M5 13 1 8h8z" data-on={isCurrent && current.direction === 'desc'} />
        </svg>
      </button>
      <span className={styles.cardTitle}>{title}</span>
    </th>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** Newest first, unless the address says otherwise. */
export function currentOrder({ sort = 'created', direction = 'desc' }: PacketFilter) {
  return { sort, direction }
}

/** Texts begin with A, dates with the newest; a second click turns the order around. */
function nextDirection(sort: PacketSort, filter: PacketFilter): 'asc' | 'desc' {
  const current = currentOrder(filter)
  if (current.sort === sort) {
    return current.direction === 'asc' ? 'desc' : 'asc'
  }

  return sort === 'created' || sort === 'executed' ? 'desc' : 'asc'
}
