/** "R-000123". */
export function formatReceiptNumber(number: number | null): string | null {
  return number === null ? null : `R-${String(number).padStart(6, '0')}`
}
