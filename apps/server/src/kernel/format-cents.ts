const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$12.50". */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100)
}
