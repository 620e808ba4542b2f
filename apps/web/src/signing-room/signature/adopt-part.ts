import type { Adoption, AdoptionProblem } from './adoption.ts'

/** What each way of making a signature is given. */
export interface AdoptPartProps {
  adoption: Adoption
  change: (part: Partial<Adoption>) => void
  problem: AdoptionProblem | { message: string } | undefined
  ids: Record<AdoptionProblem['at'], string>
}

export function problemAt(
  problem: AdoptPartProps['problem'],
  at: AdoptionProblem['at'],
): string | undefined {
  return problem && 'at' in problem && problem.at === at ? problem.message : undefined
}
