interface Asked {
  field: { section?: string | undefined }
}

interface SectionOf<Slot> {
  /** The form's own heading over these questions; absent where the form has none. */
  section: string | undefined
  slots: Slot[]
}

/** Questions under their headings, each heading once, in the order in which it first appears. */
export function bySection<Slot extends Asked>(slots: readonly Slot[]): SectionOf<Slot>[] {
  const groups = new Map<string | undefined, Slot[]>()
  for (const slot of slots) {
    const { section } = slot.field
    groups.set(section, [...(groups.get(section) ?? []), slot])
  }

  return [...groups].map(([section, together]) => ({ section, slots: together }))
}
