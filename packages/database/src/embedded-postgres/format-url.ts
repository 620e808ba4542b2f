/** Of the application's role and of its database. */
export const databaseName = 'countersign'

/** The role's own database has its name. With a folder, connections use the Unix socket in it. */
export function formatUrl({
  role,
  password,
  port,
  socketFolder,
}: {
  role: string
  password: string
  port: number
  socketFolder: string | undefined
}): string {
  const url = `postgres://${role}:${password}@127.0.0.1:${port}/${role}`

  return socketFolder === undefined ? url : `${url}?host=${encodeURIComponent(socketFolder)}`
}
