import { describeState, type DiskFailure } from './disk-failure.ts'

interface DatabaseMonitor {
  /** Hears the SQLSTATE of every error that the database answers to this process. */
  onServerError(code: string): void
  /** One sentence for operators if it could not write in the last 20 seconds. */
  findProblem(): string | undefined
}

const memoryMs = 20_000

/** `elapsed` in milliseconds, from a clock that never steps. */
export function createDatabaseMonitor(elapsed = () => performance.now()): DatabaseMonitor {
  let last: { problem: string; at: number } | undefined

  return {
    onServerError(code) {
      const problem = describeProblem(code)
      if (problem !== undefined) {
        last = { problem, at: elapsed() }
      }
    },
    findProblem: () => (last && elapsed() - last.at < memoryMs ? last.problem : undefined),
  }
}

function describeProblem(code: string): string | undefined {
  const failure = describeState(code)
  if (failure) {
    return `${problems[failure]} (SQLSTATE ${code}).`
  }

  return code === '25006' ? 'The database only reads (SQLSTATE 25006).' : undefined
}

const problems: Partial<Record<DiskFailure, string>> = {
  'database-full': 'The disk of the database is full',
  'database-failing': 'The database lacks memory, or its disk fails',
}
