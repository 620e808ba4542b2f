import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/** PostgreSQL keeps the plan of each in each connection. */
const maxNames = 400
/** A statement with more parameters is a list whose length varies. */
const maxParameters = 100

/**
 * The best plan of these depends on the values: on what is searched, or on how much the owner has.
 * They are planned for their values each time.
 */
const plannedByValues = /\blimit \$|\b(i?like|similar|group by)\b|[~@%]/
/** The insert of pg-boss computes with patterns; its plan is the same for all jobs. */
const jobsFromJson = /\bfrom json_to_recordset\(\$1::json\)/i

const names = new Map<string, string>()

/**
 * Makes every statement with parameters, and every `with`, a prepared statement, named by its text:
 * PostgreSQL parses it once per connection. A pooler in transaction mode needs a version that carries them.
 */
export function nameStatements(client: ClientBase): void {
  const { query } = client

  Object.assign(client, {
    query: (config: unknown, values: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(query, client, [withName(config, values), values, ...rest]),
  })
}

function withName(config: unknown, values: unknown): unknown {
  const query = typeof config === 'string' ? { text: config } : config
  if (!isUnnamed(query) || !Array.isArray(values) || !isPreparable(query.text, values)) {
    return config
  }
  const name = statementName(query.text)

  return name === undefined ? config : { ...query, name }
}

/** `begin` needs no plan, and a text of several statements cannot be prepared. */
function isPreparable(text: string, { length }: readonly unknown[]): boolean {
  return length === 0 ? isQueryWithoutParameters.test(text) : length <= maxParameters
}

const isQueryWithoutParameters = /^\s*with\b[^;]*$/i

function isUnnamed(config: unknown): config is { text: string } {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    !('name' in config && config.name) &&
    !('submit' in config)
  )
}

function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxNames || variesByValues(text)) {
    return known
  }

  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}

function variesByValues(text: string): boolean {
  return plannedByValues.test(text) && !jobsFromJson.test(text)
}
