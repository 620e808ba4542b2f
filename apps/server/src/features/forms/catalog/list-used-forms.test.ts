import type { Form } from '@countersign/contract/schemas/forms/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import { walkPacket } from '../../../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

async function used(member: Member): Promise<string[]> {
  const { recent } = (await member.call('GET', '/forms/used')).json()
  return recent.map(({ _id }: Form) => _id)
}

test('a member without packets has used nothing, whatever others use', async () => {
  const member = await server.asMember()
  await walkPacket(server, 'created', await server.asMember(), { templateIds: ['pet-addendum'] })

  expect(await used(member)).toEqual([])
})

test('the forms of the last packets are listed, the last one first', async () => {
  const member = await server.asMember()
  for (const templateIds of [
    ['house-rules-community-policies', 'residential-lease'],
    ['house-rules-community-policies', 'mold-and-moisture-addendum', 'residential-lease'],
    ['pet-addendum', 'lease-amendment'],
    ['lease-renewal', 'renters-insurance-addendum'],
  ]) {
    await walkPacket(server, 'created', member, { templateIds })
  }

  expect(await used(member)).toEqual([
    'lease-renewal',
    'renters-insurance-addendum',
    'pet-addendum',
    'lease-amendment',
  ])
})

test('a form that was removed is not listed', async () => {
  const member = await server.asMember()
  const { form } = (
    await member.call('POST', '/forms', {
      title: 'Garden rules',
      description: '',
      category: 'Lease Addenda',
      text: 'The resident waters the roses.',
    })
  ).json()
  await walkPacket(server, 'created', member, { templateIds: [form._id] })
  expect(await used(member)).toEqual([form._id])

  await member.call('DELETE', `/forms/${form._id}`)
  expect(await used(member)).toEqual([])
})
