/** Our ids are UUIDs; what is none belongs to nothing, and PostgreSQL would refuse to compare it. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id)
}
