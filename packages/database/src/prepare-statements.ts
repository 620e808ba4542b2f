import type { ClientBase } from 'pg'

/**
 * PostgreSQL parses and plans a statement once a connection. Not lists and counts, whose best plan depends
 * on their values, nor statements with as many parameters as values.
 */
export function prepareStatements(client: ClientBase): void {
  const { query } = client

  Object.assign(client, {
    query: (config: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(query, client, [withName(config), ...rest]),
  })
}

/** The same on all connections. */
const names = new Map<string, string>()

function withName(config: unknown): unknown {
  if (typeof config !== 'object' || !config || !('text' in config) || 'submit' in config) {
    return config
  }
  const { text } = config
  if (typeof text !== 'string' || !text.includes('$1') || isPlannedAnew.test(text)) {
    return config
  }

  const name = names.get(text) ?? `countersign_${names.size}`
  names.set(text, name)
  return { ...config, name }
}

const isPlannedAnew = /order by|group by|count\(| like |ilike| in \(|\), \(/i
