import type { BlankGroup } from './blank-answers.ts'
import type { FieldSlot } from './field-slot.ts'

export interface WorthALook {
  slot: FieldSlot
  /** What the form says where nothing is stated. */
  text: string
}

/** Questions whose blank the forms fill with a rule of their own, the weightiest first. */
const meanings: Readonly<Record<string, string>> = {
  'LLEdit.earlyTermination.option': 'Residents cannot end the lease early for a fee.',
  'LLEdit.rent.methods': 'Rent may be paid by any method that the law lets residents use.',
  'LLEdit.nsf.fee': 'You cannot charge a fee for a returned payment.',
  'LLEdit.guests.maxDays': 'A guest may stay 14 days in any twelve months.',
  'LLEdit.parking.spaces': 'No parking space comes with the home.',
  'LLEdit.entry.noticeHours':
    'You give 24 hours’ notice before you enter, or the longer notice that state law requires.',
  'LLEdit.includedItems': 'The home comes with its fixtures only.',
  'LLEdit.possession.date': 'Residents get the home on the day that the tenancy starts.',
}

const most = 5

/** The blanks that change the contract most; none that were left so on purpose. */
export function findWorthALook(blanks: readonly BlankGroup[]): WorthALook[] {
  const open = blanks.filter(({ onPurpose }) => !onPurpose).flatMap(({ slots }) => slots)
  return Object.entries(meanings)
    .flatMap(([key, text]) => {
      const slot = open.find(({ field }) => field.key === key)
      return slot ? [{ slot, text }] : []
    })
    .slice(0, most)
}

/** The other blanks, in their groups. */
export function withoutThese(
  blanks: readonly BlankGroup[],
  found: readonly WorthALook[],
): BlankGroup[] {
  const slots = new Set(found.map(({ slot }) => slot))
  return blanks
    .map((group) => ({ ...group, slots: group.slots.filter((slot) => !slots.has(slot)) }))
    .filter((group) => group.slots.length > 0)
}
