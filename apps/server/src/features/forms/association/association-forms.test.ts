import type { AssociationForm, FormChange } from '@countersign/contract/schemas/association'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { sessions, users } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAssociationForm, checkDraft } from '../../../testing/add-association-form.ts'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import { expectOk } from '../../../testing/walk-packet.ts'

/** Noon in New York on March 2, 2026. */
const [today, tomorrow] = ['2026-03-02', '2026-03-03']
const checked = { previewed: true, compared: true, note: 'First edition.' }

let server: TestApp
let staff: Member
let member: Member
beforeAll(async () => {
  server = await startTestApp()
  staff = await server.asMember({ name: 'Riley Chen', isStaff: true })
  member = await server.asMember()
})
afterAll(() => server.stop())

async function publish(id: string, body: object) {
  await checkDraft(server, id)
  return publishUnseen(id, body)
}

/** As the page that publishes does: previewed with each number of residents, and compared. */
async function lookAt(id: string) {
  for (const signers of [1, 2, 3, 4]) {
    await staff.call('GET', `/association/forms/${id}/preview?signers=${signers}`)
  }
  await expectOk(staff.call('GET', `/association/forms/${id}/comparison`))
}

function publishUnseen(id: string, body: object) {
  return staff.call('POST', `/association/forms/${id}/publish`, {
    edition: '1',
    firstDay: today,
    ...checked,
    ...body,
  })
}

function withdraw(id: string, body: object = {}) {
  return staff.call('POST', `/association/forms/${id}/withdraw`, {
    edition: '1',
    day: today,
    reason: 'The law has changed.',
    unsent: 'stop',
    ...body,
  })
}

async function draft(title: string, text = 'Quiet after ten.') {
  const added = await addAssociationForm(server, staff, { title, text, isPublished: false })
  return added.associationFormId
}

async function searched(who: Member, query: string): Promise<Form[]> {
  return (await expectOk<{ forms: Form[] }>(who.call('GET', `/forms?${query}`))).forms
}

test('a member who is not of the staff can neither see nor make drafts', async () => {
  const id = await draft('Secret draft')

  expect((await member.call('GET', '/association/forms')).json()).toMatchObject({
    code: 'not-allowed',
    detail: expect.stringContaining('Only the staff of the association'),
  })
  expect((await member.call('GET', `/forms/${id}`)).statusCode).toBe(404)
  expect(await searched(member, 'searchTerm=Secret')).not.toContainEqual(
    expect.objectContaining({ _id: id }),
  )
})

test('a form is not published with wrong days or number, without a note, or before it was looked at', async () => {
  const id = await draft('Not yet')
  for (const [change, field, message] of [
    [{ firstDay: '2026-03-01' }, 'firstDay', 'Choose today or a later day.'],
    [{ firstDay: tomorrow, lastDay: today }, 'lastDay', 'The last day is before the first day.'],
    [{ number: ' ' }, 'number', 'Number is required.'],
    [{ number: 'N'.repeat(21) }, 'number', 'Number can have at most 20 characters.'],
    [{ note: '' }, 'note', 'What changed is required.'],
    [{ previewed: false }, 'previewed', 'Preview the form with 1, 2, 3 and 4 residents first.'],
    [{ compared: undefined }, 'compared', 'Compare it with the last edition first.'],
  ] as const) {
    const answer = await publish(id, { number: 'N-1', ...change })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ field, message }] })
  }
  expect(await staffForm(id)).toMatchObject({ state: 'draft' })
})

test('the server knows what was looked at: a draft is published once it was previewed and compared', async () => {
  const { associationFormId: id, number } = await addAssociationForm(server, staff)
  const first = await draft('Never looked at')
  const form = `/association/forms/${id}`

  expect((await publishUnseen(first, { number: 'L-1' })).json()).toMatchObject({
    errors: [
      {
        field: 'previewed',
        message: 'This draft was not previewed with 1, 2, 3, 4 residents.',
      },
    ],
  })
  await change(id, 'Quiet after eleven.')
  for (const signers of [2, 3, 4]) {
    await staff.call('GET', `${form}/preview?signers=${signers}`)
  }
  const next = { edition: '2', number, firstDay: tomorrow }
  expect((await publishUnseen(id, next)).json()).toMatchObject({
    errors: [
      { field: 'previewed', message: 'This draft was not previewed with 1 resident.' },
      { field: 'compared', message: 'This draft was not compared with the last edition.' },
    ],
  })
  await lookAt(id)
  await change(id, 'Quiet after twelve.')
  expect((await publishUnseen(id, { ...next, edition: '3' })).json()).toMatchObject({
    errors: [{ field: 'previewed' }, { field: 'compared' }],
  })
  await lookAt(id)
  expect((await publishUnseen(id, { ...next, edition: '3' })).statusCode).toBe(200)
})

test('a form with a blank that nobody linked is published only if it is meant to be empty', async () => {
  const id = await draft('Garage lease', 'The garage is number [[Garage]]. Rent: [[Monthly rent]].')
  const refused = await publish(id, { number: 'G-1' })

  expect(refused.json()).toMatchObject({
    errors: [
      {
        field: 'freeBlanks',
        message:
          'Nothing is linked to “Garage”. Link it to a fact, or say that it is meant to be empty.',
      },
    ],
  })
  expect((await publish(id, { number: 'G-1', freeBlanks: ['Garage'] })).statusCode).toBe(200)
})

test('a number is taken while its form is valid, in any case, and free again after that', async () => {
  const { associationFormId } = await addAssociationForm(server, staff, {
    title: 'First with its number',
    publish: { number: 'X-9' },
  })
  const other = await draft('Second with its number')

  expect((await publish(other, { number: 'x-9' })).json()).toMatchObject({
    errors: [{ field: 'number', message: '“First with its number” has this number.' }],
  })
  await expectOk(withdraw(associationFormId))
  expect((await publish(other, { number: 'x-9' })).statusCode).toBe(200)
})

test('of two forms that take one number at once, one is published', async () => {
  const ids = [await draft('One'), await draft('Other')]
  const answers = await Promise.all(ids.map((id) => publish(id, { number: 'RACE-1' })))

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
})

test('two editions of a form are not valid on one day', async () => {
  const { associationFormId: id } = await addAssociationForm(server, staff, { title: 'Twice' })
  await change(id, 'Quiet after eleven.')

  expect((await publish(id, { edition: '2', number: 'T-1' })).json()).toMatchObject({
    errors: [
      {
        field: 'firstDay',
        message:
          'Edition 1 is valid from March 2, 2026. Choose another day, or withdraw that edition first.',
      },
    ],
  })
  await expectOk(publish(id, { edition: '2', number: 'T-1', firstDay: '2026-06-01' }))
  await change(id, 'Quiet after twelve.')
  const overlapping = { firstDay: '2026-04-01', lastDay: '2026-06-01' }
  expect((await publish(id, { edition: '3', number: 'T-1', ...overlapping })).json()).toMatchObject(
    {
      errors: [
        {
          field: 'lastDay',
          message: 'Edition 2 is valid from June 1, 2026. Two editions cannot be valid on one day.',
        },
      ],
    },
  )
})

test('what somebody else has saved or published meanwhile is not published unseen', async () => {
  const id = await draft('Changing')
  await change(id, 'Quiet after eleven.')
  expect((await publish(id, { number: 'C-1' })).json()).toMatchObject({
    code: 'form-changed',
    detail: 'Somebody has saved a newer draft of this form. Look at it before you publish it.',
  })

  await expectOk(publish(id, { edition: '2', number: 'C-1' }))
  expect((await publish(id, { edition: '2', number: 'C-1' })).json()).toMatchObject({
    code: 'form-changed',
    detail: 'Edition 2 is published already. Edit the form to make a new draft.',
  })
})

test('an edition that is withdrawn twice at once is withdrawn once', async () => {
  const { associationFormId: id } = await addAssociationForm(server, staff)
  const answers = await Promise.all([withdraw(id), withdraw(id)])

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'form-changed',
    detail: 'Edition 1 was withdrawn already, for March 2, 2026.',
  })
})

test('an edition is not withdrawn with a wrong day or replacement, or without a reason', async () => {
  const { associationFormId: id } = await addAssociationForm(server, staff)
  for (const [body, field] of [
    [{ day: '2026-03-01' }, 'day'],
    [{ reason: '' }, 'reason'],
    [{ replacementId: 'lease' }, 'replacementId'],
    [{ unsent: undefined }, 'unsent'],
  ] as const) {
    expect((await withdraw(id, body)).json()).toMatchObject({ errors: [{ field }] })
  }
  expect(await staffForm(id)).toMatchObject({ state: 'published' })
})

test('a published form is first in the library of every member, found by its number, and read-only', async () => {
  const { associationFormId: id } = await addAssociationForm(server, staff, {
    title: 'Quiet hours',
    text: 'Quiet after ten.',
    publish: { number: 'A-101', note: 'Ten instead of eleven.', instructions: 'Hang it up.' },
  })
  const expected = {
    _id: id,
    source: 'association',
    edition: '1',
    association: {
      number: 'A-101',
      firstDay: today,
      note: 'Ten instead of eleven.',
      instructions: 'Hang it up.',
    },
  }

  const all = await searched(member, 'limit=100')
  const sources = all.map(({ source }) => source)
  expect(sources.lastIndexOf('association')).toBeLessThan(sources.indexOf('library'))
  expect(all).toContainEqual(expect.objectContaining(expected))
  for (const term of ['A-101', 'a 101', 'a101']) {
    expect((await searched(member, `searchTerm=${encodeURIComponent(term)}`))[0]).toMatchObject(
      expected,
    )
  }
  expect((await searched(member, 'searchTerm=quiet hours'))[0]).toMatchObject(expected)

  for (const answer of [
    await member.call('PUT', `/forms/${id}`, {
      title: 'Mine',
      category: 'Lease Addenda',
      text: 'x',
    }),
    await member.call('DELETE', `/forms/${id}`),
    await staff.call('DELETE', `/forms/${id}`),
  ]) {
    expect(answer.json()).toMatchObject({
      code: 'form-read-only',
      detail: 'Forms of your association cannot be changed. Add a form of your own instead.',
    })
  }
  expect((await member.call('GET', `/forms/${id}/preview`)).statusCode).toBe(200)
})

test('the pages of the library have every form once, the association’s first', async () => {
  const whole = await searched(member, 'limit=100')
  const pages: Form[] = []
  let after: string | null = ''
  while (after !== null) {
    const page: { forms: Form[]; next: string | null } = await expectOk(
      member.call('GET', `/forms?limit=2${after && `&after=${after}`}`),
    )
    pages.push(...page.forms)
    after = pages.length < whole.length ? page.next : null
  }

  expect(pages.slice(0, whole.length).map(({ _id }) => _id)).toEqual(whole.map(({ _id }) => _id))
})

test('a draft is beside what members see, and takes its place on its day where they are', async () => {
  const { associationFormId: id, number } = await addAssociationForm(server, staff, {
    title: 'House rules',
  })
  await change(id, 'Quiet after eleven.')
  const seen = async (timeZone: string) => {
    const answer = await server.app.inject({
      url: `/api/forms/${id}`,
      headers: { ...(await server.asMember()).headers, 'x-time-zone': timeZone },
    })
    return answer.json<{ form: Form }>().form.edition
  }
  expect(await seen('America/New_York')).toBe('1')
  expect(await staffForm(id)).toMatchObject({ state: 'published', edition: '1', draft: '2' })

  await expectOk(publish(id, { edition: '2', number, firstDay: tomorrow }))
  expect(await staffForm(id)).toMatchObject({ edition: '1', draft: null, lastDay: today })
  server.clock.set(new Date('2026-03-03T06:00:00Z'))
  try {
    expect([await seen('America/New_York'), await seen('Pacific/Honolulu')]).toEqual(['2', '1'])
  } finally {
    server.clock.set(new Date('2026-03-02T17:00:00Z'))
  }
})

test('the staff’s list has states and filters, and a withdrawn form is gone for members', async () => {
  const { associationFormId: id } = await addAssociationForm(server, staff, {
    title: 'Old parking rules',
    publish: { number: 'P-77' },
  })
  await expectOk(withdraw(id))

  expect((await member.call('GET', `/forms/${id}`)).statusCode).toBe(404)
  const found = async (query: string) => {
    const page = await expectOk<{ forms: AssociationForm[] }>(
      staff.call('GET', `/association/forms?${query}`),
    )
    return page.forms.map(({ _id }) => _id)
  }
  expect(await found('state=withdrawn&searchTerm=p-77')).toEqual([id])
  expect(await found('state=published&searchTerm=p-77')).toEqual([])
  expect(await found('category=Lease Addenda&searchTerm=p-77')).toEqual([])
})

test('what changed is listed for every member, newest first', async () => {
  server.clock.advance(1000)
  const { associationFormId: id } = await addAssociationForm(server, staff, {
    title: 'Short-lived',
    publish: { number: 'S-1', note: 'For the summer.' },
  })
  server.clock.advance(1000)
  await expectOk(withdraw(id, { reason: 'The summer is over.' }))
  const { changes } = await expectOk<{ changes: FormChange[] }>(
    member.call('GET', '/forms/changes'),
  )

  expect(changes.slice(0, 2)).toEqual([
    expect.objectContaining({ kind: 'withdrawn', formId: id, words: 'The summer is over.' }),
    expect.objectContaining({ kind: 'new', number: 'S-1', day: today, words: 'For the summer.' }),
  ])
})

test('editions are compared paragraph by paragraph', async () => {
  const { associationFormId: id } = await addAssociationForm(server, staff, {
    title: 'Compared',
    text: 'Quiet after ten.\n\nNo pets.',
  })
  await change(id, 'Quiet after eleven.\n\nNo pets.')
  const comparison = await expectOk<{ with: string; paragraphs: { kind: string; text: string }[] }>(
    staff.call('GET', `/association/forms/${id}/comparison`),
  )

  expect(comparison.with).toBe('1')
  expect(comparison.paragraphs).toEqual(
    expect.arrayContaining([
      { kind: 'removed', text: 'Quiet after ten.' },
      { kind: 'added', text: 'Quiet after eleven.' },
      { kind: 'same', text: 'No pets.' },
    ]),
  )
})

test('nobody can log in as the association, and its events name the person', async () => {
  const [association] = await server.services.db
    .select()
    .from(users)
    .where(eq(users.issuer, 'association'))

  expect(await server.services.db.$count(users, eq(users.issuer, 'association'))).toBe(1)
  expect(await server.eventsOf(`user:${association?.id}`)).toContain('form.published')
})

async function change(id: string, text: string) {
  await expectOk(
    staff.call('PUT', `/association/forms/${id}`, {
      title: 'House rules',
      category: 'Leases & Renewals',
      text,
    }),
  )
}

async function staffForm(id: string): Promise<AssociationForm> {
  const { form } = await expectOk<{ form: AssociationForm }>(
    staff.call('GET', `/association/forms/${id}`),
  )
  return form
}

test('who is no longer of the staff saves and publishes nothing from an editor that is still open', async () => {
  const former = await server.asMember({ name: 'Former Staff', isStaff: true })
  const { associationFormId: id } = await addAssociationForm(server, former, { isPublished: false })
  const body = { title: 'House rules', category: 'Leases & Renewals', text: 'Too late.' }
  await server.services.db
    .update(sessions)
    .set({ isStaff: false })
    .where(eq(sessions.userId, former.userId))

  for (const answer of [
    await former.call('PUT', `/association/forms/${id}`, body),
    await former.call('POST', `/association/forms/${id}/publish`, {
      edition: '1',
      number: 'L-9',
      firstDay: today,
      ...checked,
    }),
  ]) {
    expect(answer.json()).toMatchObject({ code: 'not-allowed' })
  }
  expect(await staffForm(id)).toMatchObject({ state: 'draft', edition: '1' })
})
