import type { Field, ResidentRole, SignerRole } from '@countersign/answers/field'
import type { EmbeddedProviderOptions } from '../adapters/embedded/create-embedded-provider.ts'
import type { GroupInput } from '../provider.ts'
import type { RoomView, RoomRequest } from '../room.ts'
import { groupInput, createTestEngine, signEverything, toRoomRequest } from './test-engine.ts'
import { makeTemplate, templateSource } from '@countersign/pdf/testing/make-template'

/** Answers in the residents’ own applications, which other signers must never see. */
export const secrets = { TT1: 'Zebra Bank 4711', TT2: 'Walrus Mill 0815' } as const

/**
 * Two residents and a guarantor: a shared lease (d1), an application for each resident (d2, d3) and
 * the guaranty (d4).
 */
export async function createPrivatePacket(options: Partial<EmbeddedProviderOptions> = {}) {
  const templates = await Promise.all([
    makeTemplate({ formId: 'lease', title: 'Residential Lease', signerCount: 2, fields: [rent] }),
    makeApplication('TT1'),
    makeApplication('TT2'),
    makeTemplate({ formId: 'guaranty', title: 'Guaranty', signerCount: 3, copyOf: 'TT3' }),
  ])
  const engine = await createTestEngine({ templates: templateSource(templates), ...options })
  const input = groupInput(
    templates.map(({ templateId }) => templateId),
    groupPeople,
  )
  const { groupId } = await engine.provider.createGroup(input)
  const fill = toRoomRequest(await engine.provider.createFillLink({ groupId, returnUrl: '/' }))
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
    request: (role: SignerRole) => openSigner(engine.provider, groupId, role),
    sign: (request: RoomRequest) => signWithSecrets(engine.room, request),
  }
}

type Engine = Awaited<ReturnType<typeof createTestEngine>>

async function openSigner(provider: Engine['provider'], groupId: string, role: SignerRole) {
  return toRoomRequest(await provider.createSigningLink({ groupId, role, returnUrl: '/' }))
}

async function signWithSecrets(room: Engine['room'], request: RoomRequest): Promise<RoomView> {
  const view = await room.open(request)
  const secret = Object.entries(secrets).find(([role]) => role === view.role)
  const key = view.missing.find((missing) => missing.endsWith('.income'))
  if (secret && key) {
    await room.saveAnswers(request, {
      answers: { [key]: secret[1], [`${view.role}.born`]: secret[1] },
    })
  }
  return signEverything(room, request, await room.open(request))
}

const groupPeople: Partial<GroupInput> = {
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

/** One private answer belongs to the document, the other is shared by the packet’s applications. */
function makeApplication(role: ResidentRole) {
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
