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
