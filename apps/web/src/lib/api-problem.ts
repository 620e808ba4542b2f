import type { Problem } from '@countersign/contract/schemas/problem'

/** A failed call. `status` is 0 when there was no response. */
export class ApiProblem extends Error {
  readonly problem: Problem
  readonly status: number

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title)
    this.name = 'ApiProblem'
    this.problem = problem
    this.status = problem.status
  }
}

/** What the server said of single fields; empty for any other failure. */
export function fieldErrorsOf(error: unknown): NonNullable<Problem['errors']> {
  return error instanceof ApiProblem ? (error.problem.errors ?? []) : []
}
