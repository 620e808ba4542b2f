import type { FieldSlot } from '../room/field-slot.ts'
import { focusedControlId } from './focus-control.ts'

/**
 * Calls back when a control of one of these slots, or a part of it, has or gets the focus; returns how
 * to stop.
 */
export function watchFocusedSlot(
  slots: readonly FieldSlot[],
  onFocus: (slot: FieldSlot, part: Element) => void,
): () => void {
  const byId = new Map(slots.map((slot) => [slot.id, slot]))
  const ids = [...byId.keys()]
  const listen = () => {
    const slot = byId.get(focusedControlId(ids) ?? '')
    if (slot && document.activeElement) {
      onFocus(slot, document.activeElement)
    }
  }
  listen()
  document.addEventListener('focusin', listen)
  return () => document.removeEventListener('focusin', listen)
}
