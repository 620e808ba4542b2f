import type { ProblemCode } from '@countersign/contract/rules/problems'
import { Problem } from '@countersign/contract/schemas/problem'
import type { Access } from '@countersign/contract/call'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildRequest, callNames, callOf } from '../api-requests/build-request.ts'
import type { CallName } from '@countersign/contract/calls'
import type { Subject } from '../api-requests/subject.ts'
import { isRefusal } from './is-refusal.ts'
import type { Actor } from './actor.ts'

export interface Cell {
  name: CallName
  actor: Actor
  status: number
  code: ProblemCode | undefined
  body: string
  /** Refused for who calls; every other answer is about what was asked for. */
  isRefused: boolean
}

/** What these actors get from each endpoint of one access. */
export async function readCells(
  app: FastifyInstance,
  { subject, access, actors }: { subject: Subject; access: Access; actors: readonly Actor[] },
): Promise<Cell[]> {
  const names = callNames.filter((name) => callOf(name).access === access)
  const cells: Cell[] = []
  for (const actor of actors) {
    const { code = subject.code, email = subject.email } = actor
    const about = { ...subject, ...actor.subject, code, email }
    for (const name of endingsLast(names)) {
      const response = await app.inject(buildRequest(name, about, actor.token))
      cells.push(toCell(name, actor, response))
    }
  }

  return cells
}

/** Reads first; last what ends the session, the room or the packet that others need. */
function endingsLast(names: CallName[]): CallName[] {
  const rank = (name: CallName) =>
    1 + endings.indexOf(name) || (callOf(name).method === 'GET' ? -1 : 0)

  return names.toSorted((a, b) => rank(a) - rank(b))
}

const endings: CallName[] = [
  'postRoomMessage',
  'postRoomFinish',
  'postRoomDecline',
  'changeAnswers',
  'cancelPacket',
  'archivePacket',
  'deleteProperty',
  'deleteForm',
  'deleteSession',
  'deleteOfficePerson',
  'putOffice',
  'postEndOtherSessions',
  'postLogout',
]

function toCell(name: CallName, actor: Actor, response: LightMyRequestResponse): Cell {
  const { statusCode: status, body } = response
  const code = status >= 400 ? Problem.parse(response.json()).code : undefined
  const { access } = callOf(name)

  return { name, actor, status, code, body, isRefused: !!code && isRefusal(code, access) }
}
