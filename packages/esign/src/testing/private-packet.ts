import type { Field, ResidentRole, SignerRole } from '@countersign/answers'
import type { EmbeddedProviderOptions } from '../adapters/embedded/create-embedded-provider.ts'
import type { CreateGroup } from '../provider.ts'
import type { RoomView, Visit } from '../room.ts'
import { groupInput, openEmbedded, signEverything, visitOf } from './test-engine.ts'
import { makeTemplate, templateSource } from './make-template.ts'

/** What residents write in their own applications, and nobody else may ever read. */
export const secrets = { TT1: 'Zebra Bank 4711', TT2: 'Walrus Mill 0815' } as const

/**
 * A packet of two residents and a guarantor: a lease that all share (d1), an application of each
 * resident (d2, d3) and the guaranty (d4).
 */
export async function openPrivatePacket(options: Partial<EmbeddedProviderOptions> = {}) {
  const templates = await Promise.all([
    makeTemplate({ formId: 'lease', title: 'Residential Lease', signerCount: 2, fields: [rent] }),
    application('TT1'),
    application('TT2'),
    makeTemplate({ formId: 'guaranty', title: 'Guaranty', signerCount: 3, copyOf: 'TT3' }),
  ])
  const engine = await openEmbedded({ templates: templateSource(templates), ...options })
  const input = groupInput(
    templates.map(({ templateId }) => templateId),
    people,
  )
  const { groupId } = await engine.provider.createGroup(input)
  const fill = visitOf(await engine.provider.fillLink({ groupId, returnUrl: '/' }))
  await engine.room.open(fill)
  await engine.room.saveAnswers(fill, { answers: ownerAnswers })

  return {
    ...engine,
    groupId,
    input,
    fill,
    send: async () => {
      await engine.room.finish(fill)
      await engine.provider.send({ groupId })
    },
    visit: (role: SignerRole) => visitSigner(engine.provider, groupId, role),
    sign: (visit: Visit) => signWithSecrets(engine.room, visit),
  }
}

type Engine = Awaited<ReturnType<typeof openEmbedded>>

async function visitSigner(provider: Engine['provider'], groupId: string, role: SignerRole) {
  return visitOf(await provider.signingLink({ groupId, role, returnUrl: '/' }))
}

async function signWithSecrets(room: Engine['room'], visit: Visit): Promise<RoomView> {
  const view = await room.open(visit)
  const secret = Object.entries(secrets).find(([role]) => role === view.role)
  const key = view.missing.find((missing) => missing.endsWith('.income'))
  if (secret && key) {
    await room.saveAnswers(visit, {
      answers: { [key]: secret[1], [`${view.role}.born`]: secret[1] },
    })
  }
  return signEverything(room, visit, await room.open(visit))
}

const people: Partial<CreateGroup> = {
  residents: [
    { name: 'Maria López', email: 'maria@example.com' },
    { name: 'Nguyễn Việt', email: 'viet@example.com' },
    { name: 'Gina Grant', email: 'gina@example.com', kind: 'guarantor' },
  ],
}

const ownerAnswers = {
  'LLEdit.rent.monthly': 125_000,
  'd2/LLEdit.decision': 'Accepted Maria',
  'd3/LLEdit.decision': 'Accepted Viet',
}

const rent: Field = {
  key: 'LLEdit.rent.monthly',
  role: 'LLEdit',
  type: 'money',
  label: 'Monthly rent',
  required: true,
  scope: 'packet',
}

/** One private answer is the document's own, the other is shared by the packet's applications. */
function application(role: ResidentRole) {
  const field = (key: string, change: Partial<Field>): Field => ({
    key,
    role,
    type: 'text',
    label: key,
    required: true,
    scope: 'form',
    ...change,
  })
  return makeTemplate({
    formId: 'application',
    title: 'Rental Application',
    signerCount: 3,
    copyOf: role,
    fields: [
      field('LLEdit.decision', { role: 'LLEdit' }),
      field(`${role}.income`, {}),
      field(`${role}.born`, { scope: 'packet' }),
    ],
  })
}
