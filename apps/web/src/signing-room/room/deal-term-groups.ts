import type { FieldSlot } from './field-slot.ts'

/** The groups of the deal terms, in the order in which they are asked. */
const groupNames = [
  'home',
  'term',
  'rent',
  'deposit',
  'utilities',
  'rules',
  'contact',
  'other',
] as const
export type DealTermGroupName = (typeof groupNames)[number]

export interface DealTermGroup {
  name: DealTermGroupName
  slots: FieldSlot[]
}

/** The first pattern that matches a key decides. */
const patterns: readonly [DealTermGroupName, RegExp][] = [
  ['contact', /^LLEdit\.(landlord\.(phone|email|noticeAddress)|manager\.|premises\.county)/],
  ['home', /^LLEdit\.(landlord|premises|property|residentName|leaseDate|agreementDate)\b/],
  ['term', /^LLEdit\.(term|possession|moveIn)\b/],
  ['rent', /^LLEdit\.rent\b/],
  ['deposit', /^LLEdit\.(deposit|fees|costs|lateFee|nsf)\b/],
  ['utilities', /^LLEdit\.(utilities|parking|storage)\b/],
  ['other', /^LLEdit\.(pamphlet|alarms)\b/],
  ['rules', /^LLEdit\.(smoking|insurance|guests|occupants|pets|entry)\b/],
]

/** What several forms share, in groups: required answers first, long and conditional ones last. */
export function groupDealTerms(slots: readonly FieldSlot[]): DealTermGroup[] {
  const byName = Map.groupBy(slots, ({ field }) => findGroup(field.key))
  return groupNames.flatMap((name) => {
    const together = byName.get(name) ?? []
    return together.length === 0 ? [] : [{ name, slots: together.toSorted(byImportance) }]
  })
}

function findGroup(key: string): DealTermGroupName {
  return patterns.find(([, pattern]) => pattern.test(key))?.[0] ?? 'other'
}

function byImportance(a: FieldSlot, b: FieldSlot): number {
  return importance(a) - importance(b)
}

/** A condition follows what it depends on, which stands before it in the form. */
function importance({ field, siblings }: FieldSlot): number {
  if (field.required) {
    return 0
  }
  const condition = siblings.find(({ key }) => key === field.requiredIf?.key)
  if (condition) {
    return condition.mine ? 1 : 4
  }
  return field.type === 'longtext' || field.type === 'table' || field.type === 'address' ? 3 : 2
}
