import type { Problem } from '@countersign/contract'

/** A call that was refused or never arrived. `status` is 0 where there was no answer at all. */
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
