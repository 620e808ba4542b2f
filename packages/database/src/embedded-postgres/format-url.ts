/** Of the application's role and of its database. */
export const databaseName = 'countersign'

/** The role's own database has its name. */
export function formatUrl({
  role,
  password,
  port,
}: {
  role: string
  password: string
  port: number
}): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${role}`
}
