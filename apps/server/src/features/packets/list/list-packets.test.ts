import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { PacketQuery, type PacketPage } from '@countersign/contract/schemas/packets/packet-list'
import { packets } from '@countersign/database'
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { actingAs, type Context } from '../../../kernel/context.ts'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import { expectOk, signerBody, walkPacket } from '../../../testing/walk-packet.ts'
import { countGroups } from './count-groups.ts'
import { areCommonApart, findByIndexStatement, findPackets, selectPackets } from './find-packets.ts'
import { toListCursor } from './list-order.ts'

const someId = '00000000-0000-4000-8000-000000000000'
let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startTestApp()
  member = await server.asMember()
  for (const [packetName, first, day] of [
    ['Lease 10', 'Zoë', '2026-03-01T12:00:00Z'],
    ['lease 9', 'Ángel', '2026-03-08T05:30:00Z'],
    ['Änderung', 'Bo', '2026-03-09T04:30:00Z'],
    ['Zebra', 'Maria', '2026-03-20T12:00:00Z'],
  ] as const) {
    const { groupId } = await walkPacket(server, 'created', member, {
      packetName,
      signers: [{ ...signerBody(first, 'Resident', 1), email: `${packetName.length}@example.com` }],
    })
    await change(groupId, { createdAt: new Date(day) })
  }
})
afterAll(() => server.stop())

describe('refused', () => {
  test.each([
    ['group', 'group=mine'],
    ['status', 'status=SIGNED'],
    ['sort', 'sort=color'],
    ['direction', 'direction=up'],
    ['from', 'from=yesterday'],
    ['from', 'from=0000-01-01'],
    ['to', 'to=9999-12-31'],
    ['to', 'from=2026-03-02&to=2026-03-01'],
    ['hidden', 'hidden=maybe'],
    ['hidden', 'hidden=all'],
  ])('is an invalid %s (%s)', async (field, query) => {
    const answer = await member.call('GET', `/legal-form-packets?${query}`)

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ field }] })
  })

  test('is a cursor of another order or direction', async () => {
    const { next } = await list('sort=name&limit=1')

    for (const query of ['sort=address', 'sort=name&direction=asc', '', 'sort=status']) {
      const answer = await member.call('GET', `/legal-form-packets?${query}&after=${next}`)
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ errors: [{ field: 'after' }] })
    }
  })

  test.each([
    ['/legal-form-packets', ['created', 'desc', '0000-01-01T00:00:00Z', 1]],
    ['/legal-form-packets?sort=status', ['status', 'desc', 2 ** 40, '2026-01-01T00:00:00Z', 1]],
    ['/receipts', 'n2147483648'],
    ['/forms?source=custom', { score: 2 ** 40 }],
    ['/forms?source=custom', { score: 0, own: { createdAt: '0000-01-01', id: someId } }],
    ['/forms?source=custom', { score: 0, own: { createdAt: 8.64e15, id: someId } }],
  ])('is a cursor of %s with a value that no database has (%j)', async (path, value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const after = Buffer.from(text).toString('base64url')
    const answer = await member.call(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}after=${after}`,
    )

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ field: 'after' }] })
  })
})

test.each([
  ['created', ['Lease 10', 'lease 9', 'Änderung', 'Zebra']],
  ['name', ['Änderung', 'lease 9', 'Lease 10', 'Zebra']],
  ['residents', ['lease 9', 'Änderung', 'Zebra', 'Lease 10']],
  ['executed', ['Lease 10', 'lease 9', 'Änderung', 'Zebra']],
  ['address', ['Lease 10', 'lease 9', 'Änderung', 'Zebra']],
  ['status', ['Lease 10', 'lease 9', 'Änderung', 'Zebra']],
])('sorted by %s, one packet a page, both ways', async (sort, names) => {
  expect(await namesByPages(`sort=${sort}&direction=asc`)).toEqual(names)
  expect(await namesByPages(`sort=${sort}`)).toEqual(names.toReversed())
})

test('days are those of the caller’s time zone, and both are included', async () => {
  const chicago = { 'x-time-zone': 'America/Chicago' }

  // The clocks change on March 8 in Chicago: the day begins at 6:00 and ends at 5:00 UTC.
  expect(await names('from=2026-03-08&to=2026-03-08', chicago)).toEqual(['Änderung'])
  expect(await names('from=2026-03-08&to=2026-03-08')).toEqual(['lease 9'])
  expect(await names('to=2026-03-07', chicago)).toEqual(['lease 9', 'Lease 10'])
  expect(await names('from=2026-03-20')).toEqual(['Zebra'])
})

test('packets are in the group of who acts next, and each group is counted', async () => {
  const owner = await server.asMember()
  await walkPacket(server, 'filled', owner, { packetName: 'Mine' })
  const sent = await walkPacket(server, 'sent', owner, { packetName: 'Theirs' })
  await walkPacket(server, 'executed', owner, { packetName: 'Ready' })
  const counts = { 'needs-you': 1, waiting: 1, done: 1 }

  expect(await list('', owner)).toMatchObject({ packets: { length: 3 }, counts })
  for (const [group, name] of [
    ['needs-you', 'Mine'],
    ['waiting', 'Theirs'],
    ['done', 'Ready'],
  ] as const) {
    const page = await list(`group=${group}`, owner)
    expect(page).toMatchObject({ packets: [{ formPacketName: name, group }], counts })
  }
  expect(await list('status=FULLY_EXECUTED&sort=executed', owner)).toMatchObject({
    packets: [{ formPacketName: 'Ready' }],
    counts: { 'needs-you': 0, waiting: 0, done: 1 },
  })
  const { next } = await list('limit=1', owner)
  expect(await list(`limit=1&after=${next}`, owner)).toMatchObject({ counts: null })
  expect(await list(`searchTerm=${sent.groupId}`, owner)).toMatchObject({
    packets: [{ formPacketName: 'Theirs' }],
  })
})

test('hidden packets are listed only when they are asked for', async () => {
  const owner = await server.asMember()
  const { groupId, property } = await walkPacket(server, 'executed', owner, { packetName: 'Old' })
  await walkPacket(server, 'created', owner, {
    packetName: 'New',
    propertyId: property._id,
    unitId: property.units[0]?._id ?? '',
  })
  await expectOk(owner.call('PUT', `/legal-form-packets/group/${groupId}/hidden`))

  expect(namesOf(await list('', owner))).toEqual(['New'])
  expect(namesOf(await list('hidden=only', owner))).toEqual(['Old'])
  expect(namesOf(await list(`hidden=all&propertyId=${property._id}`, owner))).toEqual([
    'New',
    'Old',
  ])
})

test('packets are found by a form that they have', async () => {
  expect(await names('formId=pet-addendum&limit=1')).toEqual(['Zebra'])
  expect(await names('formId=no-such-form')).toEqual([])
})

test('a group of more than a thousand packets is counted to a thousand', async () => {
  const owner = await server.asMember()
  const { groupId } = await walkPacket(server, 'created', owner)
  await copy(groupId, 3100)

  expect((await list('', owner)).counts).toEqual({
    'needs-you': 1000,
    waiting: 1000,
    done: 1000,
  })
})

test('groups that take too long to count are not counted, and other errors are not hidden', async () => {
  const count = () =>
    countGroups(
      actingAs(server.ctx, { kind: 'member', userId: member.userId }),
      PacketQuery.parse({ searchTerm: 'maple' }),
    )
  await server.services.db.transaction(async (tx) => {
    await tx.execute(sql`lock table packets in access exclusive mode`)
    expect(await count()).toBeNull()
  })
  expect(await count()).toMatchObject({ waiting: 0 })

  const unconnected = { ...server.ctx, actor: { kind: 'visitor' } as const }
  await expect(countGroups(unconnected, PacketQuery.parse({}))).rejects.toThrow()
})

describe('of many packets', () => {
  let owner: Member
  let propertyId: string
  beforeAll(async () => {
    owner = await server.asMember()
    const walk = await walkPacket(server, 'created', owner)
    propertyId = walk.property._id
    const words = sql`
        case when n <= 6000 then ' longago ' else ' lately ' end
        || case when n % 2000 = 7 then ' onceonly ' else '' end
        || case when n % 2 = 0 or n = 17 then ' evenings ' else ' oddments ' end
        || case n when 17 then ' oddments ' when 19 then ' evenly ' else '' end`
    await copy(walk.groupId, 12_000, words)
    await server.services.db.execute(sql`vacuum analyze packets`)
  }, 120_000)

  test.each([
    ['', 'packets_by_created'],
    ['sort=name', 'packets_by_name'],
    ['sort=residents', 'packets_by_resident'],
    ['sort=address&direction=asc', 'packets_by_address'],
    ['sort=executed', 'packets_by_executed'],
    ['sort=status', 'packets_by_status_order'],
    ['group=waiting', 'packets_by_list_group'],
    ['group=done&sort=executed', 'packets_by_group_executed'],
    ['group=done&sort=name', 'packets_by_name'],
    ['status=FULLY_EXECUTED', 'packets_by_status_order'],
    ['from=2020-01-01&to=2020-01-02', 'packets_by_created'],
    ['hidden=only', 'packets_by_created'],
    ['propertyId', 'packets_of_property'],
  ])('%s is read from its index, without sorting', async (query, index) => {
    const plan = await explain(
      owner,
      query === 'propertyId' ? `propertyId=${propertyId}&hidden=all` : query,
      (ctx, parsed) => selectPackets(ctx, parsed).getSQL(),
    )

    expect(plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index} `))
    expect(plan).not.toContain('Sort')
  })

  test.each([
    ['searchTerm=9876 maria', 'packets_by_text'],
    ['formId=rare-form', 'packets_by_form'],
    ['category=Rare', 'packets_by_category'],
  ])('%s is read from its index', async (query, index) => {
    expect(await explain(owner, query, findByIndexStatement)).toContain(index)
  })

  test.each(['from=2020-01-01&to=2030-01-02', 'from=2020-01-01&group=done', 'to=2020-01-02'])(
    'packets of days are not looked for in other ways than in their order: %s',
    async (query) => {
      const ctx = actingAs(server.ctx, { kind: 'member', userId: owner.userId })
      const execute = vi.spyOn(ctx.db, 'execute')
      onTestFinished(() => execute.mockRestore())
      await findPackets(ctx, PacketQuery.parse(Object.fromEntries(new URLSearchParams(query))))

      expect(execute).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['evenings', false],
    ['maple evenings', false],
    ['evenings even', false],
    ['longago oddments', false],
    ['evenings oddments', true],
    ['longago lately', true],
    ['nobody evenings oddments', true],
  ])('“%s” has common words that are apart: %s', async (searchTerm, expected) => {
    const ctx = actingAs(server.ctx, { kind: 'member', userId: owner.userId })

    expect(await areCommonApart(ctx, PacketQuery.parse({ searchTerm }))).toBe(expected)
  })

  test('of common words that are apart, the index is asked for their beginnings', async () => {
    const plan = await explain(owner, 'searchTerm=evenings oddments', (ctx, query) =>
      findByIndexStatement(ctx, query, { byBeginnings: true }),
    )

    expect(plan).toMatch(/Index Cond: .*'%even%'.*'%oddm%'/)
    expect(plan).not.toMatch(/Index Cond: .*evenings/)
  })

  test.each([
    ['in most packets', 'maple', 'done'],
    ['in old packets only', 'longago', 'done'],
    ['in a few old packets', 'onceonly', 'waiting'],
    ['in many packets, never together', 'longago lately', 'done'],
    ['in half of the packets each, and together in one', 'evenings oddments', 'done'],
    ['of a status', 'await resident', 'waiting'],
    ['of a status and a name', 'executed longago', 'done'],
    ['that nobody has', 'nobody', 'done'],
  ])('words %s are found on every page, in every order', async (_, searchTerm, group) => {
    for (const order of [
      {},
      { sort: 'name', direction: 'asc' },
      { group },
      { group, sort: 'status' },
    ]) {
      const query = PacketQuery.parse({ searchTerm, limit: 40, ...order })
      const ctx = actingAs(server.ctx, { kind: 'member', userId: owner.userId })
      const expected = await selectPackets(ctx, { ...query, limit: 100 })
      const first = await findPackets(ctx, query)
      const last = first.rows[39]
      const second = last
        ? await findPackets(ctx, { ...query, after: toListCursor(last, query) })
        : { rows: [] }

      expect([...first.rows.slice(0, 40), ...second.rows.slice(0, 40)].map(({ id }) => id)).toEqual(
        expected.slice(0, 80).map(({ id }) => id),
      )
      if (first.counts) {
        const all = await selectPackets(ctx, { ...query, group: undefined, limit: 20_000 })
        const countOf = (group: string) =>
          Math.min(1000, all.filter(({ listGroup }) => listGroup === group).length)
        expect(first.counts).toEqual({
          'needs-you': countOf('needs-you'),
          waiting: countOf('waiting'),
          done: countOf('done'),
        })
      }
    }
  })
})

async function list(query: string, owner = member, headers = {}): Promise<PacketPage> {
  const answer = await server.app.inject({
    url: `/api/legal-form-packets?${query}`,
    headers: { ...owner.headers, ...headers },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<PacketPage>()
}

async function names(query: string, headers = {}): Promise<string[]> {
  return namesOf(await list(query, member, headers))
}

function namesOf(page: { packets: Packet[] }): string[] {
  return page.packets.map(({ formPacketName }) => formPacketName)
}

async function namesByPages(query: string): Promise<string[]> {
  const found: string[] = []
  let after = ''
  do {
    const page = await list(`${query}&limit=1${after}`)
    found.push(...namesOf(page))
    after = page.next ? `&after=${page.next}` : ''
  } while (after)
  return found
}

async function change(groupId: string, values: Partial<typeof packets.$inferInsert>) {
  await server.services.db.update(packets).set(values).where(eq(packets.documentGroupId, groupId))
}

/** Copies of a packet in different states, directly in the database. */
async function copy(groupId: string, count: number, words = sql`''`): Promise<void> {
  const [source] = await server.services.db
    .select()
    .from(packets)
    .where(inArray(packets.documentGroupId, [groupId]))
  if (!source) {
    throw new Error('There is no such packet to copy.')
  }
  await server.services.db.execute(sql`
    insert into packets (id, owner_id, name, status, status_since, document_group_id, property_id,
      unit_id, property_name, address, unit_name, initiator_name, initiator_email, documents,
      categories, request_key, request_sha256, search_text, sort_name, sort_resident, sort_address,
      created_at, owner_signed_at, execution_date, archived_reason, archived_at)
    select gen_random_uuid(), owner_id, name, case n % 3 when 0 then 'CREATED' when 1 then 'AWAITING_TENANT_SIGNATURE'
      else 'FULLY_EXECUTED' end,
      status_since, gen_random_uuid()::text, property_id, unit_id, property_name, address, unit_name,
      initiator_name, initiator_email, documents, categories, 'copy-' || n, request_sha256,
      search_text || n || E'\n ' || ${words}, sort_name || n, sort_resident || n, sort_address || n,
      created_at + n * interval '1 minute', case n % 3 when 2 then created_at end,
      case n % 3 when 2 then created_at + n * interval '1 minute' end, null, null
    from packets, generate_series(1, ${count}::int) n where id = ${source.id}`)
  await server.services.db.execute(sql`analyze packets`)
}

async function explain(
  owner: Member,
  query: string,
  toStatement: (ctx: Context, query: PacketQuery) => SQL,
): Promise<string> {
  const ctx = actingAs(server.ctx, { kind: 'member', userId: owner.userId })
  const parsed = PacketQuery.parse(Object.fromEntries(new URLSearchParams(query)))

  return server.services.db.transaction(async (tx) => {
    // For a table that fits into a few pages, reading all of it is cheaper than any index.
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute(sql`explain ${toStatement(ctx, parsed)}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}
