import { buildRequest, callNames, callOf } from '../../api-requests/build-request.ts'
import { createSubject } from '../../api-requests/create-subject.ts'
import type { CallName } from '@countersign/contract/calls'
import { linkByCode } from '../../walk-packet.ts'
import { applyAll, pickMutation, type Mutation } from '../mutate-request.ts'
import { findFault, send, type SoakRequest } from '../send.ts'
import type { Site } from '../site.ts'
import type { Sweep } from '../sweep.ts'

const requestsPerRound = 100
const endings: CallName[] = ['postLogout', 'postEndOtherSessions']

/** Hostile requests to every endpoint: no 5xx, no hang, nothing of the inside in an answer. */
export const fuzz: Sweep = async (site, { random, note }) => {
  const owner = await site.test.asMember()
  const { subject } = await createSubject(site.test, owner)
  const room = new URL(await linkByCode(site.test, subject.code)).hash.slice(1)
  const names = callNames.filter((name) => !endings.includes(name))

  for (let count = 0; count < requestsPerRound; count += 1) {
    const name = random.pickFrom(names) ?? 'getHealth'
    const token = callOf(name).access === 'room' ? room : owner.token
    const valid = buildRequest(name, subject, random.chance(0.95) ? token : undefined)
    const mutations = Array.from({ length: 1 + random.below(3) }, () => pickMutation(random))
    note(`${name}: ${mutations.map((mutation) => mutation.name).join('; ')}`)

    if (await findFaultOf(site, applyAll(valid, mutations))) {
      throw new Error(await explain(site, valid, mutations))
    }
    site.expectAlive()
  }
}

async function findFaultOf(site: Site, request: SoakRequest): Promise<string | undefined> {
  try {
    return findFault(await send(site.address(), request))
  } catch (error) {
    return `no answer: ${String(error)}`
  }
}

/** With no change that the fault does not take. */
async function explain(site: Site, valid: SoakRequest, mutations: Mutation[]): Promise<string> {
  let smallest = mutations
  for (const mutation of mutations) {
    const fewer = smallest.filter((other) => other !== mutation)
    if (await findFaultOf(site, applyAll(valid, fewer))) {
      smallest = fewer
    }
  }
  const request = applyAll(valid, smallest)

  return [
    `${request.method} ${request.url.slice(0, 500)}`,
    ...smallest.map(({ name }) => name),
    `body: ${String(request.payload ?? '').slice(0, 1000)}`,
    `answer: ${await findFaultOf(site, request)}`,
  ].join('\n')
}
