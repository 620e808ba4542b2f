const count = 36

/** This month and those before it, newest first: `{ value: '2026-11', label: 'November 2026' }`. */
export function listMonths(now: Date): { value: string; label: string }[] {
  return Array.from({ length: count }, (_, ago) => {
    const first = new Date(now.getFullYear(), now.getMonth() - ago, 1)

    return {
      value: `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`,
      label: first.toLocaleDateString('en-US', { month: 'long', year: 'numeric' }),
    }
  })
}
