interface MigrationFile {
  /** `0031_what_changes`. */
  name: string
  sql: string
}

interface Rule {
  pattern: RegExp
  problem: string
}

/**
 * Expand, then contract: during a rolling update the servers of the earlier release work on the schema
 * of the new one. Returns a sentence for each statement that would break them or block them for long.
 * `-- contract: <what> is unused since 0.2.0` allows the first kind, if that is an earlier release;
 * `-- lock: <why it is short>` allows the second.
 */
export function findMigrationProblems(
  { name, sql }: MigrationFile,
  { currentRelease }: { currentRelease: string },
): string[] {
  const permissions = readPermissions(sql, currentRelease)
  const statements = splitStatements(sql)
  const isNewTable = (table: string) =>
    statements.some((statement) => createdTable(statement) === table)

  const problems = statements.flatMap((statement) => {
    const table = changedTable(statement)
    if (table !== undefined && isNewTable(table)) {
      return []
    }
    const breaking = permissions.contract ? [] : findBreaking(statement, statements)
    const locking = permissions.lock ? [] : matching(lockingRules, statement)
    return [...breaking, ...locking].map((problem) => `${problem} (${excerpt(statement)})`)
  })

  return [...permissions.errors, ...problems].map((problem) => `${name}: ${problem}`)
}

const breakingRules: Rule[] = [
  {
    pattern:
      /\bdrop (table|column|index|view|materialized view|type|function|trigger|sequence|schema|extension)\b/,
    problem: 'drops what the earlier release may still use',
  },
  { pattern: /\brename\b/, problem: 'renames what the earlier release may still use' },
  {
    pattern: /\balter column \S+ (set data )?type\b/,
    problem: 'changes the type of a column that the earlier release writes',
  },
  {
    pattern: /\balter column \S+ drop default\b/,
    problem: 'drops a default on which the earlier release may rely',
  },
  { pattern: /^truncate\b/, problem: 'deletes rows that the earlier release may still read' },
  {
    pattern: /\badd column (?!.*\b(default|generated)\b).*\bnot null\b/,
    problem: 'adds a column that the earlier release does not fill: give it a default',
  },
]

const lockingRules: Rule[] = [
  {
    pattern: /^create (unique )?index\b/,
    problem: 'blocks writing to an existing table while its index is made',
  },
  {
    pattern: /\badd constraint\b(?!.*\bnot valid\b)/,
    problem:
      'blocks writing to an existing table while its rows are checked: add NOT VALID, and VALIDATE it in a later migration',
  },
  { pattern: /^(update|delete from)\b/, problem: 'locks the rows of an existing table' },
  {
    pattern: /^(lock|cluster|reindex|vacuum full|refresh materialized view)\b/,
    problem: 'blocks an existing table',
  },
]

function findBreaking(statement: string, all: readonly string[]): string[] {
  const required = /\balter column (\S+) set not null\b/.exec(statement)?.[1]
  const problem =
    required !== undefined && !all.some((other) => givesDefault(other, required))
      ? ['requires a value that the earlier release may not write: give the column a default']
      : []

  return [...matching(breakingRules, statement), ...problem]
}

function givesDefault(statement: string, column: string): boolean {
  return (
    statement.includes(`alter column ${column} set default`) ||
    (statement.includes(`add column ${column} `) && statement.includes(' default '))
  )
}

function matching(rules: readonly Rule[], statement: string): string[] {
  return rules.filter(({ pattern }) => pattern.test(statement)).map(({ problem }) => problem)
}

function createdTable(statement: string): string | undefined {
  return /^create (?:unlogged )?table (?:if not exists )?(\S+)/.exec(statement)?.[1]
}

function changedTable(statement: string): string | undefined {
  return (
    /^alter table (?:if exists )?(?:only )?(\S+)/.exec(statement)?.[1] ??
    /^create (?:unique )?index .*? on (?:only )?(\S+)/.exec(statement)?.[1] ??
    /^update (\S+)/.exec(statement)?.[1]
  )
}

interface Permissions {
  contract: boolean
  lock: boolean
  errors: string[]
}

function readPermissions(sql: string, currentRelease: string): Permissions {
  const contracts = [...sql.matchAll(/^-- contract:(.*)$/gm)].map(([, text = '']) => text)
  const locks = [...sql.matchAll(/^-- lock:(.*)$/gm)].map(([, text = '']) => text.trim())
  const isEarlier = (text: string) => {
    const release = /unused since (\d+\.\d+\.\d+)/.exec(text)?.[1]
    return release !== undefined && compareReleases(release, currentRelease) < 0
  }

  return {
    contract: contracts.length > 0 && contracts.every(isEarlier),
    lock: locks.length > 0 && locks.every((reason) => reason !== ''),
    errors: contracts
      .filter((text) => !isEarlier(text))
      .map(
        () =>
          `the line "-- contract: … is unused since 0.0.0" names the earlier release that stopped using it, before ${currentRelease}`,
      ),
  }
}

function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((release) => release.split('.').map(Number))
  const index = left?.findIndex((part, position) => part !== right?.[position]) ?? -1

  return index < 0 ? 0 : (left?.[index] ?? 0) - (right?.[index] ?? 0)
}

/** In lower case, without comments, quotes and line breaks; the bodies of functions are left out. */
function splitStatements(sql: string): string[] {
  return sql
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .split(';')
    .map((statement) => statement.replaceAll('"', '').replaceAll('public.', ''))
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '')
}

function excerpt(statement: string): string {
  return statement.length > 80 ? `${statement.slice(0, 80)}…` : statement
}
