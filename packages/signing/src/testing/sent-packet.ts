import type { SignerRole } from '@countersign/answers/field'
import type { EmbeddedProviderOptions } from '../adapters/embedded/create-embedded-provider.ts'
import type { GroupInput } from '../provider.ts'
import { createTestEngine, groupInput, ownerAnswers, toRoomRequest } from './test-engine.ts'

/** The test engine with one packet that is filled and sent, and the ways into its rooms. */
export async function createSentPacket(
  options: Partial<EmbeddedProviderOptions> = {},
  change: Partial<GroupInput> = {},
) {
  const engine = await createTestEngine(options)
  const { provider, room, templates } = engine
  const ids = templates.map(({ templateId }) => templateId)
  const { groupId } = await provider.createGroup(groupInput(ids, change))
  const openFill = async () =>
    toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  const fill = await openFill()
  await room.open(fill)
  await room.saveAnswers(fill, { answers: ownerAnswers })
  await room.finish(fill)
  await provider.send({ groupId })

  return {
    ...engine,
    groupId,
    fill,
    openFill,
    open: async (role: SignerRole) =>
      toRoomRequest(await provider.createSigningLink({ groupId, role, returnUrl: '/' })),
  }
}
