import { isMark, type Answers } from '@countersign/answers/answer'
import { describeSigningProvider } from '@countersign/signing/testing/provider-contract/describe-signing-provider'
import { embeddedCapabilities } from '@countersign/signing/adapters/embedded/create-embedded-provider'
import type { ProviderHarness } from '@countersign/signing/testing/provider-contract/harness'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeRoom, finishRoom, visitOf } from '../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { ownLink, roomOf, walkPacket } from '../../testing/walk-packet.ts'
import { createEnvelopeStore } from './envelope-store.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { sha256 } from '../../kernel/sha256.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** What the library's forms take from the property and cannot do without. */
const home = {
  'property.name': 'Maple Street Duplex',
  'property.street': '412 Maple Street',
  'premises.full': '412 Maple Street, Springfield, IL 62704',
  'property.city': 'Springfield',
  'property.state': 'IL',
  'property.zip': '62704',
  'unit.name': 'Unit A',
}
let harnesses = 0

/** The engine as the server runs it, on PostgreSQL; each harness with requests of its own. */
async function postgresHarness(): Promise<ProviderHarness> {
  harnesses += 1
  const run = harnesses
  const { signing, forms } = server.services.ports
  const room = roomOf(server)
  const variants = forms.forms().filter(({ deliveryClass }) => deliveryClass < 'C')

  return {
    provider: {
      ...signing,
      createGroup: (input) =>
        signing.createGroup({
          ...input,
          requestId: `${run}/${input.requestId}`,
          prefill: { ...home, ...input.prefill },
        }),
    },
    templateIds: variants.slice(0, 2).map(({ documentTemplateIds }) => documentTemplateIds[2]),
    fill: async ({ url }) => void (await finishRoom(room, url)),
    sign: async ({ url }) => void (await finishRoom(room, url)),
    prepare: async ({ url }) => void (await completeRoom(room, visitOf(url))),
    finish: async ({ url }) => void (await room.finish(visitOf(url))),
    decline: async ({ url }, reason) => {
      await room.open(visitOf(url))
      await room.decline(visitOf(url), { reason })
    },
  }
}

describeSigningProvider('the embedded engine on PostgreSQL', postgresHarness, embeddedCapabilities)

describe('the store', () => {
  test('returns the engine’s events unchanged, and nothing for a malformed id', async () => {
    const walk = await walkPacket(server, 'sent')
    const store = createEnvelopeStore({
      context: () => server.ctx,
      onSaved: async () => undefined,
    })
    const events = await store.events(walk.groupId)

    expect(events.map(({ type, role }) => [type, role])).toEqual(
      expect.arrayContaining([
        ['envelope.created', 'LLEdit'],
        ['envelope.filled', 'LLEdit'],
        ['envelope.sent', 'LLEdit'],
      ]),
    )
    expect(events[0]).toMatchObject({ data: { templateIds: [expect.any(String)] } })
    expect(await store.read('not-an-id')).toBeUndefined()
    expect(await store.events('not-an-id')).toEqual([])
  })

  test('keeps a mark once, and returns it in each place', async () => {
    const { groupId } = await walkPacket(server, 'executed')
    const store = createEnvelopeStore({
      context: () => server.ctx,
      onSaved: async () => undefined,
    })
    const envelope = await store.read(groupId)
    const { rows } = await server.ctx.db.execute<{ values: Answers }>(
      sql`select body -> 'values' as values from envelopes where id = ${groupId}`,
    )
    const marks = (values: Answers = {}) => Object.values(values).filter(isMark)
    const adopted = envelope?.recipients.flatMap(({ adopted: own }) => own?.signature ?? [])

    expect(marks(envelope?.values)).toEqual(expect.arrayContaining(adopted ?? []))
    expect(marks(rows[0]?.values)).toContainEqual({ kind: 'adopted', role: 'TT1', as: 'signature' })
    expect(marks(rows[0]?.values).map(({ kind }) => kind)).not.toContain('typed')
  })

  test('returns what a room was changed to since it was read', async () => {
    const walk = await walkPacket(server, 'created')
    const { token } = visitOf(await ownLink(walk))
    const store = createEnvelopeStore({
      context: () => server.ctx,
      onSaved: async () => undefined,
    })
    const read = await store.room(sha256(token))
    const lock = () => store.transaction((tx) => tx.lock(walk.groupId, read))
    expect(await lock()).toEqual(read?.envelope)

    await server.ctx.db.execute(
      sql`update envelopes set body = body || '{"name": "Other"}', version = version + 1
        where id = ${walk.groupId}`,
    )
    expect(await lock()).toEqual({ ...read?.envelope, name: 'Other' })
  })

  test('rolls back a save if what follows from it fails', async () => {
    const walk = await walkPacket(server, 'created')
    const store = createEnvelopeStore({
      context: () => server.ctx,
      onSaved: () => Promise.reject(new Error('The packet cannot change.')),
    })
    const before = await store.read(walk.groupId)
    const saving = store.transaction(async (tx) => {
      const envelope = await tx.lock(walk.groupId)
      if (envelope) {
        const at = server.clock.now().toISOString()
        await tx.save({ ...envelope, state: 'filling' }, [
          { type: 'envelope.fill-opened', role: 'LLEdit', at },
        ])
      }
    })

    await expect(saving).rejects.toThrow('The packet cannot change.')
    expect(await store.read(walk.groupId)).toEqual(before)
    expect(await server.eventsOf(packetStream(walk.groupId))).not.toContain('envelope.fill-opened')
  })
})
