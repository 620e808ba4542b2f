import type { Problem } from '@countersign/contract'
import { RoomProblem } from './room-problem.ts'

/** The refusal that an answer carries (RFC 9457); what is none is unexpected. */
export async function readProblem(response: Response): Promise<RoomProblem> {
  const problem = await readJson(response)
  if (!isProblem(problem)) {
    return new RoomProblem('unexpected', '')
  }

  const errors = (problem.errors ?? []).map(({ field, message }) => [answerKey(field), message])
  return new RoomProblem(problem.code, problem.detail ?? problem.title, Object.fromEntries(errors))
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    // A proxy's own error page: its status says all that there is to know.
    return undefined
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'title' in value
}

/** A body that is not well formed is named by its path (`answers.<key>`), an answer by its key alone. */
function answerKey(field: string): string {
  return field.replace(/^answers[./]/, '')
}
