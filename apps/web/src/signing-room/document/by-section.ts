interface Asked {
  field: { section?: string | undefined }
}

interface SectionOf<Spot> {
  /** The form's own heading over these questions; absent where the form has none. */
  section: string | undefined
  spots: Spot[]
}

/** Questions under their headings, each heading once, in the order in which it first appears. */
export function bySection<Spot extends Asked>(spots: readonly Spot[]): SectionOf<Spot>[] {
  const groups = new Map<string | undefined, Spot[]>()
  for (const spot of spots) {
    const { section } = spot.field
    groups.set(section, [...(groups.get(section) ?? []), spot])
  }

  return [...groups].map(([section, together]) => ({ section, spots: together }))
}
