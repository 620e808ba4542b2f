import type { ProblemCode } from '@countersign/contract'
import type { ApiProblem } from '../../lib/api-problem.ts'

/** A failed call; its code is `unreachable` where no response arrived. */
export class RoomProblem extends Error {
  readonly code: ProblemCode | 'unreachable'
  /** Messages by answer key. */
  readonly errors: Record<string, string>

  constructor(code: ProblemCode | 'unreachable', message: string, errors = {}) {
    super(message)
    this.name = 'RoomProblem'
    this.code = code
    this.errors = errors
  }
}

export function toRoomProblem({ status, problem }: ApiProblem): RoomProblem {
  if (status === 0) {
    return new RoomProblem('unreachable', '')
  }

  const { code, detail, title, errors = [] } = problem
  const byAnswer = Object.fromEntries(
    errors.map(({ field, message }) => [answerKey(field), message]),
  )
  return new RoomProblem(code, detail ?? (code === 'unexpected' ? '' : title), byAnswer)
}

/** A malformed body is reported by its path (`answers.<key>`), a wrong answer by its key alone. */
function answerKey(field: string): string {
  return field.replace(/^answers[./]/, '')
}

/** Why nothing can be done in this room anymore. */
export type SessionEndReason = 'lost' | 'closed' | 'not-your-turn' | 'taken-over'

const goneBy: Partial<Record<RoomProblem['code'], SessionEndReason>> = {
  'room-not-found': 'lost',
  'not-signed-in': 'lost',
  'session-expired': 'lost',
  'packet-closed': 'closed',
  'invite-declined': 'closed',
  'invite-expired': 'closed',
  'not-your-turn': 'not-your-turn',
  'room-taken-over': 'taken-over',
}

/** Whether the room itself is gone, and not only this call refused. */
export function sessionEndReason({ code }: RoomProblem): SessionEndReason | undefined {
  return goneBy[code]
}

/** Worth sending again as it stands. */
export function isTransient(problem: RoomProblem): boolean {
  return passing.has(problem.code)
}

const passing = new Set<RoomProblem['code']>([
  'unreachable',
  'unavailable',
  'unexpected',
  'provider-unavailable',
  'too-many-requests',
])
