/** The addresses of the server and the database; set by server/global-setup.ts. */
export function baseUrl(): string {
  return required('E2E_BASE_URL')
}

export function databaseUrl(): string {
  return required('E2E_DATABASE_URL')
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) {
    throw new Error(`${name} is not set: run the journeys with npm test.`)
  }
  return value
}
