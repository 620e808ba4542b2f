import { Problem } from '@countersign/contract/schemas/problem'
import { isRefusal } from '../../authorization/is-refusal.ts'
import { buildRequest, callNames, callOf } from '../../api-requests/build-request.ts'
import { createSubject } from '../../api-requests/create-subject.ts'
import type { CallName } from '@countersign/contract/calls'
import { requests } from '../../api-requests/requests.ts'
import type { Subject } from '../../api-requests/subject.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { sendChecked } from '../send.ts'
import type { Sweep } from '../sweep.ts'

const requestsPerRound = 100
/** They take a list of ids, and say for each what became of it. */
const lists: CallName[] = [
  'downloadPacketFiles',
  'remindPackets',
  'hidePackets',
  'showPacketsAgain',
]
const neutral: (keyof Subject)[] = ['pdf', 'documentId', 'email']

/** Requests of one member in which some ids are another member's: refused, and nothing changes. */
export const authorization: Sweep = async ({ test, address }, { random, note }) => {
  const attacker = await test.asMember({ name: 'Ann Attacker' })
  const victim = await test.asMember({ name: 'Victor Quimby' })
  const [own, other] = [
    (await createSubject(test, attacker)).subject,
    (await createSubject(test, victim)).subject,
  ]
  const names = callNames.filter((name) => callOf(name).access === 'member')
  const before = await test.eventsOf(packetStream(other.groupId))

  for (let count = 0; count < requestsPerRound; count += 1) {
    const name = random.pickFrom(names) ?? 'getMe'
    const { mixed, taken } = mix(own, other, { name, isOther: () => random.chance(0.6) })
    if (taken.length === 0) {
      continue
    }
    note(`${name} with the victim's ${taken.join(', ')}`)
    const { status, text } = await sendChecked(address(), buildRequest(name, mixed, attacker.token))

    const isAllowed = !lists.includes(name) && !(status >= 400 && isRefused(text))
    if (/Quimby/.test(text) || isAllowed) {
      throw new Error(
        `${name} with the victim's ${taken.join(', ')}: ${status} ${text.slice(0, 500)}`,
      )
    }
  }

  const after = await test.eventsOf(packetStream(other.groupId))
  if (after.length !== before.length) {
    throw new Error(`The victim's packet has changed: ${after.slice(before.length).join(', ')}`)
  }
}

/** Also a unit that is not of the member's property is a wrong answer, and not that it exists. */
function isRefused(text: string): boolean {
  const { code } = Problem.parse(JSON.parse(text))

  return isRefusal(code, 'member') || code === 'invalid-fields'
}

/** The ids that this request uses, each of one or the other member. */
function mix(
  own: Subject,
  other: Subject,
  { name, isOther }: { name: CallName; isOther: () => boolean },
): { mixed: Subject; taken: string[] } {
  const mixed = { ...own }
  const taken: string[] = []
  for (const key of usedKeys(name, own)) {
    if (isOther()) {
      Object.assign(mixed, { [key]: other[key] })
      taken.push(key)
    }
  }

  return { mixed, taken }
}

function usedKeys(name: CallName, subject: Subject): (keyof Subject)[] {
  const used = new Set<PropertyKey>()
  const watched = new Proxy(subject, {
    get: (target, key, receiver) => {
      used.add(key)
      return Reflect.get(target, key, receiver)
    },
  })
  requests[name](watched)

  return keysOf(subject).filter((key) => used.has(key) && !neutral.includes(key))
}

/** `Object.keys` with the type of the keys. */
function keysOf(subject: Subject): (keyof Subject)[] {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return Object.keys(subject) as (keyof Subject)[]
}
