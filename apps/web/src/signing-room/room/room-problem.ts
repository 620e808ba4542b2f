import type { ProblemCode } from '@countersign/contract'

/** A call that was refused, or never arrived: then its code is `unreachable`. */
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

/** Why there is nothing to do in this room any more. */
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
