import type { FieldSlot } from '../../room/field-slot.ts'
import { nextSlot } from '../../room/missing-answers.ts'

interface ShownGroup {
  slots: readonly FieldSlot[]
  missing: readonly FieldSlot[]
  /** What is asked in the group that is shown. */
  shown: readonly FieldSlot[]
  /** The last one that had the focus. */
  currentId: string | undefined
}

/**
 * Where one group is shown at a time: it is left once nothing in it is missing, or from the last one
 * that is.
 */
export function nextSlotInGroups({
  slots,
  missing,
  shown,
  currentId,
}: ShownGroup): FieldSlot | undefined {
  const here = missing.filter((slot) => shown.includes(slot))
  const isMissing = here.some(({ id }) => id === currentId)
  const next = nextSlot(shown, here, currentId)
  const isAfter = next && shown.indexOf(next) > shown.findIndex(({ id }) => id === currentId)

  return next && (isAfter || !isMissing) ? next : nextSlot(slots, missing, shown.at(-1)?.id)
}
