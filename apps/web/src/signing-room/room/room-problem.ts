import type { ProblemCode } from '@countersign/contract/rules/problems'
import type { ApiProblem } from '../../lib/api-problem.ts'

/** A rejected call; `unreachable` if there was no response. */
export class RoomProblem extends Error {
  readonly code: ProblemCode | 'unreachable'
  /** Error messages by answer key. */
  readonly errors: Record<string, string>
  /** What support needs to find an unexpected error in the log. */
  readonly requestId: string | undefined

  constructor(
    code: ProblemCode | 'unreachable',
    message = '',
    errors: Record<string, string> = {},
    requestId?: string,
  ) {
    super(message)
    this.name = 'RoomProblem'
    this.code = code
    this.errors = errors
    this.requestId = requestId
  }
}

export function toRoomProblem({ status, problem }: ApiProblem): RoomProblem {
  if (status === 0) {
    return new RoomProblem('unreachable')
  }

  const { code, detail, title, requestId, errors = [] } = problem
  const byAnswer = Object.fromEntries(
    errors.map(({ field, message }) => [answerKey(field), message]),
  )
  const message = detail ?? (code === 'unexpected' ? '' : title)
  return new RoomProblem(code, message, byAnswer, requestId)
}

/** A malformed body is reported by its path (`answers.<key>`), a wrong answer by its key alone. */
function answerKey(field: string): string {
  return field.replace(/^answers[./]/, '')
}

export type SessionEndReason = 'expired' | 'closed' | 'not-your-turn' | 'taken-over'

const endReasons: Partial<Record<RoomProblem['code'], SessionEndReason>> = {
  'room-not-found': 'expired',
  'not-signed-in': 'expired',
  'session-expired': 'expired',
  'packet-closed': 'closed',
  'wrong-recipient': 'closed',
  'link-replaced': 'closed',
  'invite-declined': 'closed',
  'invite-expired': 'closed',
  'not-your-turn': 'not-your-turn',
  'room-taken-over': 'taken-over',
}

/** Set if the session itself has ended, and not only this call was rejected. */
export function sessionEndReason({ code }: RoomProblem): SessionEndReason | undefined {
  return endReasons[code]
}

/** Whether sending the same request again may succeed. */
export function isTransient(problem: RoomProblem): boolean {
  return transientCodes.has(problem.code)
}

const transientCodes = new Set<RoomProblem['code']>([
  'unreachable',
  'unavailable',
  'unexpected',
  'provider-unavailable',
  'storage-unavailable',
  'too-many-requests',
  'request-timeout',
])
