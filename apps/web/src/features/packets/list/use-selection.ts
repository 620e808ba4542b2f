import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { limits } from '@countersign/contract/rules/limits'
import { useState } from 'react'

export interface Selection {
  packets: readonly Packet[]
  has: (packet: Packet) => boolean
  toggle: (packet: Packet) => void
  /** Selects all of these, or none of them if all are selected. */
  toggleAll: (packets: readonly Packet[]) => void
  clear: () => void
}

/** By id: packets stay selected when the list is read again. Each filter begins without a selection. */
export function useSelection(key: string): Selection {
  const [state, setState] = useState({ key, packets: new Map<string, Packet>() })
  const packets = state.key === key ? state.packets : new Map<string, Packet>()

  function change(edit: (next: Map<string, Packet>) => void) {
    const next = new Map(packets)
    edit(next)
    setState({ key, packets: new Map([...next].slice(0, limits.maxSelected)) })
  }

  return {
    packets: [...packets.values()],
    has: ({ _id }) => packets.has(_id),
    toggle: (packet) => change((next) => next.delete(packet._id) || next.set(packet._id, packet)),
    toggleAll: (shown) =>
      change((next) => {
        const all = shown.every(({ _id }) => next.has(_id))
        shown.forEach((packet) => (all ? next.delete(packet._id) : next.set(packet._id, packet)))
      }),
    clear: () => change((next) => next.clear()),
  }
}
