import type { AssociationBundle } from '@countersign/contract/schemas/association'
import type { FormBundles } from '@countersign/contract/schemas/forms/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAssociationForm } from '../../../testing/add-association-form.ts'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import { expectOk } from '../../../testing/walk-packet.ts'

const bundles = '/association/bundles'

let server: TestApp
let staff: Member
let member: Member

beforeAll(async () => {
  server = await startTestApp()
  staff = await server.asMember({ name: 'Riley Chen', isStaff: true })
  member = await server.asMember()
})

afterAll(() => server.stop())

test.each([
  ['no name', { title: ' ' }, 'title', 'Name is required.'],
  ['no form', { formIds: [] }, 'formIds', 'Add at least one form.'],
  [
    'a form twice',
    { formIds: ['pet-addendum', 'pet-addendum'] },
    'formIds',
    'A form is in the bundle twice.',
  ],
  [
    'a form that is not there',
    { formIds: ['poem'] },
    'formIds',
    'One of these forms is not there anymore. Take it out.',
  ],
])('a bundle is not saved with %s', async (_what, change, field, message) => {
  const answer = await staff.call('POST', bundles, {
    title: 'Lease',
    formIds: ['residential-lease'],
    ...change,
  })

  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errors: [{ field, message }] })
})

test('a bundle that somebody else has deleted is neither changed nor deleted', async () => {
  const { _id } = await add({ title: 'Short', formIds: ['residential-lease'] })
  expect((await staff.call('DELETE', `${bundles}/${_id}`)).statusCode).toBe(204)

  const body = { title: 'Long', formIds: ['residential-lease'] }
  for (const answer of [
    await staff.call('PUT', `${bundles}/${_id}`, body),
    await staff.call('DELETE', `${bundles}/${_id}`),
    await staff.call('DELETE', `${bundles}/new-lease`),
  ]) {
    expect(answer.json()).toMatchObject({ code: 'bundle-not-found' })
  }
})

test('of two who edit one bundle, the second is told, and nothing is lost', async () => {
  const { _id, version } = await add({ title: 'Edited', formIds: ['residential-lease'] })
  const mine = { title: 'Mine', states: ['OH'], formIds: ['pet-addendum', 'residential-lease'] }
  const save = (body: object, query = '') => staff.call('PUT', `${bundles}/${_id}${query}`, body)

  expect((await save(mine, `?version=${version}`)).statusCode).toBe(200)
  const late = await save({ ...mine, title: 'Theirs' }, `?version=${version}`)
  expect([late.statusCode, late.json().code]).toEqual([409, 'bundle-changed'])
  const stored = await readBundle(_id)
  expect(stored).toMatchObject({ title: 'Mine', states: ['OH'] })

  const repeated = await save(mine, `?version=${version}`)
  expect([repeated.statusCode, repeated.json().bundle]).toEqual([200, stored])
  const again = await save({ ...mine, title: 'Theirs' }, `?version=${stored.version}`)
  expect(again.json().bundle.title).toBe('Theirs')
  expect((await save(mine)).json().bundle.title).toBe('Mine')
})

test('members see a bundle of the association first, with its forms in their order, where it is for their home', async () => {
  const { associationFormId, number } = await addAssociationForm(server, staff)
  const formIds = ['lead-based-paint-disclosure', associationFormId, 'pet-addendum']
  const { _id } = await add({ title: 'Our lease', states: ['TX', 'OH'], formIds })

  const inTexas = await proposed('TX')
  expect(inTexas.bundles[0]).toEqual({
    _id,
    title: 'Our lease',
    useWhen: 'A bundle of your association.',
    forms: formIds.map((formId) => ({ formId, why: expect.any(String) })),
  })
  expect(inTexas.bundles[0]?.forms[1]?.why).toBe(`Form ${number} of your association.`)
  expect(inTexas.forms.map((form) => form._id)).toEqual(expect.arrayContaining(formIds))
  expect(inTexas.bundles.map(({ title }) => title)).toContain('New lease')
  expect((await proposed('CA')).bundles).not.toContainEqual(expect.objectContaining({ _id }))

  await expectOk(
    staff.call('PUT', `${bundles}/${_id}`, {
      title: 'A lease',
      states: ['CA'],
      formIds: formIds.toReversed(),
    }),
  )
  const inCalifornia = (await proposed('CA')).bundles.find((bundle) => bundle._id === _id)
  expect(inCalifornia?.forms.map(({ formId }) => formId)).toEqual(formIds.toReversed())
})

test('what is withdrawn, not yet valid or not for the state is left out, and staff reads why', async () => {
  const withdrawn = await addAssociationForm(server, staff, { title: 'Withdrawn' })
  const later = await addAssociationForm(server, staff, {
    title: 'Later',
    publish: { firstDay: '2026-06-01' },
  })
  const draft = await addAssociationForm(server, staff, { title: 'Draft', isPublished: false })
  const { _id } = await add({
    title: 'Full of holes',
    states: ['OH'],
    formIds: [
      withdrawn.associationFormId,
      later.associationFormId,
      draft.associationFormId,
      'california-lease-addendum',
      'pet-addendum',
    ],
  })
  await expectOk(
    staff.call('POST', `/association/forms/${withdrawn.associationFormId}/withdraw`, {
      edition: '1',
      day: '2026-03-02',
      reason: 'The law has changed.',
      unsent: 'stop',
    }),
  )

  const seen = (await proposed('OH')).bundles.find((bundle) => bundle._id === _id)
  expect(seen?.forms.map(({ formId }) => formId)).toEqual(['pet-addendum'])
  const { forms } = await readBundle(_id)
  expect(forms.map(({ note }) => note)).toEqual([
    'It was withdrawn: members get the bundle without it.',
    'It is valid from June 1, 2026: until then members get the bundle without it.',
    'It is not published yet: until then members get the bundle without it.',
    'It is for none of these states: members get the bundle without it.',
    null,
  ])
})

test('a bundle of which nothing is left is not shown to members', async () => {
  const { associationFormId } = await addAssociationForm(server, staff, { isPublished: false })
  const { _id } = await add({ title: 'Nothing yet', formIds: [associationFormId] })

  expect((await proposed('OH')).bundles).not.toContainEqual(expect.objectContaining({ _id }))
})

test('a bundle that is sent twice with one key is there once', async () => {
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: `/api${bundles}`,
      headers: { ...staff.headers, 'idempotency-key': 'b3d4c2a1-0000-4000-8000-000000000001' },
      payload: { title: 'Once', formIds: ['residential-lease'] },
    })
  const [first, again] = [await send(), await send()]

  expect(first.statusCode).toBe(201)
  expect(again.json()).toEqual(first.json())
})

async function add(body: object): Promise<AssociationBundle> {
  const { bundle } = await expectOk<{ bundle: AssociationBundle }>(
    staff.call('POST', bundles, body),
  )
  return bundle
}

async function readBundle(id: string): Promise<AssociationBundle> {
  const answer = await expectOk<{ bundles: AssociationBundle[] }>(staff.call('GET', bundles))
  const found = answer.bundles.find(({ _id }) => _id === id)
  if (!found) {
    throw new Error('The bundle is not in the list.')
  }
  return found
}

function proposed(state: string): Promise<FormBundles> {
  return expectOk(member.call('GET', `/forms/bundles?state=${state}`))
}
