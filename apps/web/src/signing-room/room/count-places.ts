/** What is done in one act is one place: where a form is signed, the signature confirms it. */
export function countPlaces(missing: readonly string[]): number {
  const others = missing.filter((key) => !isConfirmation(key))
  const forms = new Set(others.map(formOf))

  return (
    others.length + missing.filter((key) => isConfirmation(key) && !forms.has(formOf(key))).length
  )
}

function isConfirmation(key: string): boolean {
  return /^[^/]+\/TT\d\.confirmed$/.test(key)
}

function formOf(key: string): string {
  return key.split('/')[0] ?? ''
}
