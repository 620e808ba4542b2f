import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProperty, groupBody, signerBody, walkPacket } from '../../testing/walk-packet.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'

let server: TestApp
let owner: Member
let unitA: string
let unitB: string
beforeAll(async () => {
  server = await startTestApp()
  owner = await server.asMember()
  const property = await addProperty(owner)
  ;[unitA = '', unitB = ''] = property.units.map(({ _id }) => _id)
  const create = async (unitId: string, signers: object[]) => {
    const body = { ...groupBody(owner, property), unitId, signers }
    const made = await owner.call('POST', '/esign/create-document-group', body)
    expect(made.statusCode).toBe(201)
  }
  await create(unitA, [
    { ...signerBody('Zoë', 'Álvarez', 1), email: 'zoe@example.com' },
    signerBody('Ann', 'Lee', 2),
  ])
  await create(unitB, [signerBody('Ben', 'Ode', 3)])
})
afterAll(() => server.stop())

const list = (query = '', member = owner) =>
  member.call('GET', `/users/${member.userId}/tenants${query}`)

async function names(query = '', member = owner): Promise<string[]> {
  const response = await list(query, member)
  expect(response.statusCode).toBe(200)
  return response.json().tenants.map(({ name }: { name: string }) => name)
}

test('a member cannot find the residents of another', async () => {
  const other = await server.asMember()

  expect(await names(`?unitId=${unitA}`, other)).toEqual([])
  expect(await names('?email=ann.lee@example.com', other)).toEqual([])
})

test('a cursor, a page size and a search that make no sense are rejected or find nothing', async () => {
  for (const query of ['?after=x', '?limit=0', '?limit=101', `?searchTerm=${'x'.repeat(201)}`]) {
    expect((await list(query)).json().code).toBe('invalid-fields')
  }
  for (const query of ['?searchTerm=%25', '?searchTerm=_', '?searchTerm=%5C', '?email=nobody']) {
    expect([query, await names(query)]).toEqual([query, []])
  }
  expect(await names('?unitId=nothing')).toHaveLength(3)
})

test('residents are listed by name, those of the unit first', async () => {
  expect(await names()).toEqual(['Ann Lee', 'Ben Ode', 'Zoë Álvarez'])
  expect(await names(`?unitId=${unitB}`)).toEqual(['Ben Ode', 'Ann Lee', 'Zoë Álvarez'])

  const { tenants } = (await list(`?unitId=${unitB}`)).json()
  expect(tenants[0]).toEqual({
    _id: expect.any(String),
    name: 'Ben Ode',
    firstName: 'Ben',
    lastName: 'Ode',
    email: 'ben.ode@example.com',
    phone: '+12175550103',
    ofUnit: true,
  })
  expect(tenants[1].ofUnit).toBe(false)
})

test('a search finds part of a name or an email, in any case and without accents', async () => {
  expect(await names('?searchTerm=ALVAREZ')).toEqual(['Zoë Álvarez'])
  expect(await names('?searchTerm=zoe')).toEqual(['Zoë Álvarez'])
  expect(await names('?searchTerm=Zo%C3%AB')).toEqual(['Zoë Álvarez'])
  expect(await names('?searchTerm=ode@')).toEqual(['Ben Ode'])
  expect(await names('?email=ANN.LEE@example.com')).toEqual(['Ann Lee'])
})

test('pages follow each other without a gap and without repeating the residents of the unit', async () => {
  const first = (await list(`?unitId=${unitB}&limit=1`)).json()
  expect(first.tenants).toMatchObject([{ name: 'Ben Ode' }, { name: 'Ann Lee' }])

  const second = (await list(`?unitId=${unitB}&limit=1&after=${first.next}`)).json()
  expect(second).toMatchObject({ tenants: [{ name: 'Zoë Álvarez' }], next: null })
})

test('a known email keeps the name of its resident, until the owner chooses the new one', async () => {
  const { member, property } = await walkPacket(server, 'created')
  const create = (packetName: string, change: object) =>
    member.call('POST', '/esign/create-document-group', {
      ...groupBody(member, property),
      packetName,
      signers: [{ ...signerBody('Maria', 'Lopez', 1), ...change }],
    })
  const maria = async () => {
    const { tenants } = (await list('?email=maria.lopez@example.com', member)).json()
    return tenants[0]
  }

  await create('Other name', { firstName: 'Mary', phone: '(217) 555-0199' })
  expect(await maria()).toMatchObject({
    name: 'Maria Lopez',
    firstName: 'Maria',
    phone: '+12175550101',
  })
  const { packets } = (await member.call('GET', '/legal-form-packets')).json()
  expect(packets[0].tenants).toMatchObject([{ name: 'Mary Lopez' }])

  await create('Chosen name', { firstName: 'Mary', phone: '(217) 555-0199', rename: true })
  expect(await maria()).toMatchObject({
    name: 'Mary Lopez',
    firstName: 'Mary',
    phone: '+12175550199',
  })
})
