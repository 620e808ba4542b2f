import {
  type completeEverything,
  createTestEngineOptions,
  ownerAnswers,
  toRoomRequest,
} from '../../../testing/test-engine.ts'
import type { ProviderHarness } from '../../../testing/provider-contract/harness.ts'
import type { SigningLink } from '../../../provider.ts'
import { createSignNowProvider, type SignNowProviderOptions } from '../create-signnow-provider.ts'
import { createMemoryRemotes } from './memory-remotes.ts'
import type { FakeSignNow } from './fake-signnow.ts'
import { declineAtSignNow, openPage, signAtSignNow, submit } from './visit-page.ts'

const page = 'https://example.com/close-signing'
export const returnUrls = { signed: `${page}?isSigned=true`, unfinished: `${page}?isSigned=false` }

/** The adapter in memory, connected to a fake SignNow. */
export async function createSignNowParts(
  fake: FakeSignNow,
  change: Partial<SignNowProviderOptions> = {},
) {
  const { options, templates, authority } = await createTestEngineOptions()
  const { clientId, clientSecret, username, password } = fake.options
  const remotes = createMemoryRemotes()
  const all: SignNowProviderOptions = {
    engine: options,
    connection: {
      baseUrl: fake.url,
      credentials: { kind: 'password', clientId, clientSecret, username, password },
      sleep: () => Promise.resolve(),
    },
    remotes,
    returnUrls,
    sealFiles: false,
    pageOrigins: [fake.url],
    ...change,
  }
  return {
    ...createSignNowProvider(all),
    authority,
    options: all,
    remotes,
    templateIds: templates.map(({ templateId }) => templateId),
  }
}

/** The adapter for the test suite of the port. */
export async function createSignNowHarness(fake: FakeSignNow): Promise<ProviderHarness> {
  const { provider, room, templateIds } = await createSignNowParts(fake)
  const prepared = new Map<string, URLSearchParams>()

  return {
    provider,
    templateIds,
    fill: (link) => fillRoom(room, link),
    sign: async ({ url }) => void (await signAtSignNow(url)),
    prepare: async ({ url }) => void prepared.set(url, await openPage(url)),
    finish: async ({ url }) =>
      void (await submit(url, 'sign', prepared.get(url) ?? new URLSearchParams())),
    decline: async ({ url }, reason) => void (await declineAtSignNow(url, reason)),
  }
}

/** The owner fills in our own room. */
export async function fillRoom(
  room: Parameters<typeof completeEverything>[0],
  link: SigningLink,
): Promise<void> {
  const request = toRoomRequest(link)
  await room.open(request)
  await room.saveAnswers(request, { answers: ownerAnswers })
  await room.finish(request)
}
