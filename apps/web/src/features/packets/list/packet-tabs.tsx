import type { PacketPage } from '@countersign/contract/schemas/packets/packet-list'
import { limits } from '@countersign/contract/rules/limits'
import { packetGroupLabels, packetGroups } from '@countersign/contract/rules/packet-groups'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import tabStyles from '../../../ui/tab.module.css'
import styles from './packet-tabs.module.css'

export type PacketTab = (typeof packetGroups)[number] | 'all'

interface PacketTabsProps {
  selected: PacketTab
  /** Undefined while they load, and where counting takes too long. */
  counts: NonNullable<PacketPage['counts']> | undefined
  onSelect: (tab: PacketTab) => void
  children: ReactNode
}

const tabs = [...packetGroups, 'all'] as const satisfies PacketTab[]
const labels = { ...packetGroupLabels, all: 'All' } as const satisfies Record<PacketTab, string>

/** The groups of the dashboard as tabs (WAI-ARIA tabs): arrow keys move between them. */
export function PacketTabs({ selected, counts, onSelect, children }: PacketTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const next = nextTab(event.key, selected)
    if (next) {
      event.preventDefault()
      onSelect(next)
      list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
    }
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Packets by who has to act"
        className={styles.tabs}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === selected}
            aria-controls={`${id}-panel`}
            aria-describedby={counts ? `${id}-${tab}-count` : undefined}
            tabIndex={tab === selected ? 0 : -1}
            className={tabStyles.tab}
            onClick={() => onSelect(tab)}
          >
            {labels[tab]}
            {counts && (
              <span id={`${id}-${tab}-count`} aria-hidden="true" className={styles.count}>
                {formatCount(countOf(tab, counts))}
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}

function nextTab(key: string, selected: PacketTab): PacketTab | undefined {
  const at = tabs.indexOf(selected)
  switch (key) {
    case 'ArrowRight':
      return tabs[(at + 1) % tabs.length]
    case 'ArrowLeft':
      return tabs.at(at - 1)
    case 'Home':
      return tabs[0]
    case 'End':
      return tabs.at(-1)
    default:
      return undefined
  }
}

function countOf(tab: PacketTab, counts: NonNullable<PacketPage['counts']>): number {
  return tab === 'all' ? counts['needs-you'] + counts.waiting + counts.done : counts[tab]
}

/** The server stops counting at `limits.maxCount`. */
function formatCount(count: number): string {
  return count >= limits.maxCount ? `${limits.maxCount - 1}+` : String(count)
}
