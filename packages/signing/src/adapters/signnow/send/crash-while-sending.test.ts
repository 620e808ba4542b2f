import { afterEach, beforeEach, expect, test } from 'vitest'
import { groupInput } from '../../../testing/test-engine.ts'
import { createSignNowProvider, type SignNowProviderOptions } from '../create-signnow-provider.ts'
import { createSignNowParts, fillRoom, returnUrls } from '../testing/signnow-harness.ts'
import { startFakeSignNow } from '../testing/start-fake-signnow.ts'
import type { FakeSignNow } from '../testing/fake-signnow.ts'

let fake: FakeSignNow
beforeEach(async () => {
  fake = await startFakeSignNow()
})
afterEach(() => fake.close())

/** Token, two uploads with fields, group, invite. */
const callsToSend = 7

test('sending makes one group and one invite with as few calls as possible', async () => {
  const { provider, groupId } = await filledGroup()
  await provider.send({ groupId, returnUrls })

  expect(fake.calls.toSorted()).toEqual(
    [
      'POST /oauth2/token',
      'POST /document',
      'POST /document',
      'PUT /document/*',
      'PUT /document/*',
      'POST /documentgroup',
      'POST /v2/document-groups/*/embedded-invites',
    ].toSorted(),
  )
})

for (let call = 1; call <= callsToSend; call += 1) {
  test.each(['request', 'answer'] as const)(
    `a crash at call ${call}, with its %s lost, makes no second group and no second invite`,
    async (lost) => {
      const { groupId, options, restart } = await filledGroup()
      const dying = createSignNowProvider(killAt(options, { call, lost })).provider
      await expect(dying.send({ groupId, returnUrls })).rejects.toThrow()
      const again = restart()
      await again.send({ groupId, returnUrls })
      await again.send({ groupId, returnUrls })

      expect(fake.state.groups.size).toBe(1)
      expect(fake.refused).toEqual([])
      expect((await again.readGroup({ groupId })).state).toBe('sent')
      const { url } = await again.createSigningLink({ groupId, role: 'TT1', returnUrl: '' })
      expect(url).toContain(fake.url)
    },
  )
}

test('two servers that send the same packet at once send it once', async () => {
  const { provider, groupId, restart } = await filledGroup()
  await Promise.all([provider, restart()].map((each) => each.send({ groupId, returnUrls })))

  expect(fake.state.groups.size).toBe(1)
  expect(countCalls('POST /documentgroup')).toBe(1)
})

/** A provider whose packet is filled; `restart` gives another process on the same stores. */
async function filledGroup() {
  const parts = await createSignNowParts(fake)
  const { provider, room, templateIds, options } = parts
  const { groupId } = await provider.createGroup(groupInput(templateIds))
  await fillRoom(room, await provider.createFillLink({ groupId, returnUrl: '/' }))
  fake.calls.length = 0
  return { ...parts, groupId, restart: () => createSignNowProvider(options).provider }
}

interface Crash {
  /** From 1. */
  call: number
  /** Whether SignNow has carried it out. */
  lost: 'request' | 'answer'
}

/** From this call on the process is dead: it sends nothing and stores nothing. */
function killAt(options: SignNowProviderOptions, { call, lost }: Crash): SignNowProviderOptions {
  let calls = 0
  const isDead = () => calls >= call
  return {
    ...options,
    connection: {
      ...options.connection,
      async fetch(...request) {
        calls += 1
        if (calls > call || (isDead() && lost === 'request')) {
          throw new Error('The process was killed.')
        }
        const response = await fetch(...request)
        if (isDead()) {
          await response.body?.cancel()
          throw new Error('The process was killed.')
        }
        return response
      },
    },
    remotes: {
      ...options.remotes,
      save: (group) =>
        isDead() ? Promise.reject(new Error('Killed.')) : options.remotes.save(group),
    },
  }
}

function countCalls(call: string): number {
  return fake.calls.filter((each) => each === call).length
}
