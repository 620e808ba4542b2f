import { catalog } from '@countersign/form-library'
import { formCategories } from '@countersign/contract/rules/form-classes'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { customFormEditions, customForms } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'

let server: TestApp
let owner: Member
let other: Member
beforeAll(async () => {
  server = await startTestApp()
  owner = await server.asMember()
  other = await server.asMember()
})
afterAll(() => server.stop())

const body = {
  title: 'Garden rules',
  description: 'Who cares for the garden.',
  category: 'Lease Addenda',
  text: '# Watering\n\nThe resident waters the roses.\n\nTwice a week in summer.',
}

async function list(member: Member, query = ''): Promise<{ forms: Form[]; next: string | null }> {
  const response = await member.call('GET', `/forms${query}`)
  expect(response.statusCode).toBe(200)
  return response.json()
}

async function addForm(member: Member, changes: object = {}): Promise<Form> {
  const response = await member.call('POST', '/forms', { ...body, ...changes })
  expect(response.statusCode).toBe(201)
  return response.json().form
}

const titles = (forms: Form[]) => forms.map(({ title }) => title)

test('the complete library is listed in its order, with a template for each number of residents', async () => {
  const { forms: library, next } = await list(owner, '?limit=100&source=library')

  expect(library.map(({ _id }) => _id)).toEqual(catalog.map(({ id }) => id))
  expect(next).toBeNull()
  for (const form of library) {
    expect(Object.keys(form.documentTemplateIds)).toEqual(['1', '2', '3', '4'])
    expect(form.documentTemplateId).toBe(form.documentTemplateIds['1'])
    expect(['A', 'B', 'C', 'D']).toContain(form.deliveryClass)
  }
})

test('the categories are listed with and without a trailing slash', async () => {
  for (const path of ['/forms/categories', '/forms/categories/']) {
    expect((await owner.call('GET', path)).json()).toEqual([...formCategories])
  }
})

test('a category and every search word narrow the list, in any case', async () => {
  const addenda = await list(owner, '?category=Lease%20Addenda')
  expect(addenda.forms.length).toBeGreaterThan(0)
  expect(new Set(addenda.forms.map(({ category }) => category))).toEqual(new Set(['Lease Addenda']))

  const pets = await list(owner, '?searchTerm=%20PET%20%20addendum%20')
  expect(titles(pets.forms)).toEqual(['Pet Addendum'])
  expect((await list(owner, '?searchTerm=zebra%25')).forms).toEqual([])
  expect((await list(owner, '?searchTerm=%00')).forms.length).toBeGreaterThan(0)
  expect((await list(owner, '?category=Nothing')).forms).toEqual([])
})

test('pagination continues without a gap from the library to custom forms', async () => {
  const member = await server.asMember()
  await addForm(member, { title: 'First of mine' })
  server.clock.advance(1000)
  await addForm(member, { title: 'Second of mine' })
  const all = await list(member, '?limit=100')

  const seen: Form[] = []
  let after: string | null = ''
  while (after !== null) {
    const page = await list(member, `?limit=3${after && `&after=${after}`}`)
    expect(page.forms.length).toBeLessThanOrEqual(3)
    seen.push(...page.forms)
    after = page.next
  }
  expect(titles(seen)).toEqual(titles(all.forms))
  expect(titles(seen).slice(-2)).toEqual(['First of mine', 'Second of mine'])
  const mine = await list(member, '?source=custom')
  expect(titles(mine.forms)).toEqual(['First of mine', 'Second of mine'])
})

test('the search finds a form by the names landlords use, and despite typos', async () => {
  for (const [term, formId] of [
    ['3-day', 'notice-to-pay-or-quit'],
    ['cosinger', 'guarantor-agreement'],
    ['ESA', 'assistance-animal-acknowledgment'],
  ] as const) {
    const { forms } = await list(owner, `?searchTerm=${encodeURIComponent(term)}`)
    expect(forms[0]?._id).toBe(formId)
  }
  const narrowed = await list(owner, '?searchTerm=3-day&category=Lease%20Addenda')
  expect(narrowed.forms).toEqual([])
})

test('custom forms are ranked with the library’s, and pages of a search miss none', async () => {
  const member = await server.asMember()
  await addForm(member, { title: 'Chicken coop rules', description: 'Where hens may roam.' })
  server.clock.advance(1000)
  await addForm(member, { title: 'Rent receipt of mine', description: 'For the chicken rent.' })
  server.clock.advance(1000)
  await addForm(member, { title: 'Compost', description: 'Nothing to do with chicken or rent.' })

  expect(titles((await list(member, '?searchTerm=chiken')).forms)[0]).toBe('Chicken coop rules')
  const all = titles((await list(member, '?searchTerm=rent&limit=100')).forms)
  expect(all.indexOf('Rent receipt of mine')).toBeGreaterThanOrEqual(0)
  expect(all.indexOf('Rent receipt of mine')).toBeLessThan(all.indexOf('Compost'))

  const seen: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const page = await list(member, `?searchTerm=rent&limit=2${after && `&after=${after}`}`)
    seen.push(...titles(page.forms))
    after = page.next
  }
  expect(seen).toEqual(all)
  expect(titles((await list(other, '?searchTerm=chicken')).forms)).toEqual([])
})

test('bundles include every form that they name, with the lead disclosure before the lease', async () => {
  const answer = (await owner.call('GET', '/forms/bundles')).json()
  const titlesOf = answer.bundles.map(({ title }: { title: string }) => title)
  expect(titlesOf).toEqual([
    'New lease',
    'Renewal',
    'Month to month',
    'Application',
    'Move out',
    'Room',
    'Move-in day',
    'Pet moves in',
    'Deposit return',
    'Rent not paid',
    'Rent increase',
    'Tenancy ends',
    'New owner',
    'Roommate change',
  ])

  const known = answer.forms.map(({ _id }: Form) => _id)
  for (const { forms } of [...answer.bundles, ...answer.oftenAdded]) {
    for (const { formId, why } of forms) {
      expect(known).toContain(formId)
      expect(why).toMatch(/\.$/)
    }
  }
  const lease = answer.bundles[0].forms.map(({ formId }: { formId: string }) => formId)
  expect(lease.indexOf('lead-based-paint-disclosure')).toBeLessThan(
    lease.indexOf('residential-lease'),
  )
})

test('what a bundle has depends on the home and the household', async () => {
  const lease = async (query: string): Promise<string[]> => {
    const { bundles } = (await owner.call('GET', `/forms/bundles?${query}`)).json()
    return bundles[0].forms.map(({ formId }: { formId: string }) => formId)
  }

  expect(await lease('yearBuilt=1990')).not.toContain('lead-based-paint-disclosure')
  expect(await lease('yearBuilt=1950')).toContain('lead-based-paint-disclosure')
  expect(await lease('state=TX')).toContain('texas-lease-addendum')
  expect(await lease('residents=2&guarantors=1')).toEqual(
    expect.arrayContaining(['guarantor-agreement', 'roommate-addendum']),
  )
  for (const query of ['state=XX', 'yearBuilt=old', 'residents=9', 'guarantors=-1']) {
    expect((await owner.call('GET', `/forms/bundles?${query}`)).statusCode).toBe(422)
  }
})

test('an invalid cursor or limit is rejected by field', async () => {
  const after = await owner.call('GET', '/forms?after=abc')
  expect(after.json()).toMatchObject({ code: 'invalid-fields', errors: [{ field: 'after' }] })
  const limit = await owner.call('GET', '/forms?limit=0')
  expect(limit.json()).toMatchObject({ code: 'invalid-fields', errors: [{ field: 'limit' }] })
})

test('every call for a form that does not exist returns 404', async () => {
  for (const path of ['/forms/none', '/forms/none/preview', '/forms/none/thumbnail']) {
    const response = await owner.call('GET', path)
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('form-not-found')
  }
  expect((await owner.call('PUT', '/forms/none', body)).json().code).toBe('form-not-found')
  expect((await owner.call('DELETE', '/forms/none')).json().code).toBe('form-not-found')
})

test('library forms cannot be changed or removed', async () => {
  const change = await owner.call('PUT', '/forms/pet-addendum', body)
  expect(change.statusCode).toBe(403)
  expect(change.json().code).toBe('form-read-only')
  expect((await owner.call('DELETE', '/forms/pet-addendum')).json().code).toBe('form-read-only')
  expect((await owner.call('GET', '/forms/pet-addendum')).json().form.title).toBe('Pet Addendum')
})

test('a preview is a PDF for that many residents, with an ETag', async () => {
  const response = await owner.call('GET', '/forms/pet-addendum/preview?signers=3')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/pdf')
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

  const again = await server.app.inject({
    url: '/api/forms/pet-addendum/preview?signers=3',
    headers: { ...owner.headers, 'if-none-match': String(response.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  const five = await owner.call('GET', '/forms/pet-addendum/preview?signers=5')
  expect(five.json()).toMatchObject({ code: 'invalid-fields', errors: [{ field: 'signers' }] })
})

test('thumbnails of library forms are public; custom forms have none', async () => {
  const picture = await server.app.inject('/api/forms/pet-addendum/thumbnail')
  expect(picture.headers['content-type']).toBe('image/svg+xml')
  expect(picture.body).toMatch(/^<svg/)

  const own = await addForm(owner)
  expect((await server.app.inject(`/api/forms/${own._id}/thumbnail`)).statusCode).toBe(404)
})

test('each invalid field of a form is named', async () => {
  const response = await owner.call('POST', '/forms', {
    title: '',
    category: 'Poems',
    text: 'x'.repeat(100_001),
  })

  expect(response.json().errors).toEqual([
    { field: 'title', message: 'Title is required.' },
    { field: 'category', message: 'Choose a category.' },
    { field: 'text', message: 'Text can have at most 100000 characters.' },
  ])
})

test('a custom form is listed and previewed for its owner only', async () => {
  const form = await addForm(owner)
  expect(form).toMatchObject({ source: 'custom', edition: '1', deliveryClass: 'A' })
  expect(titles((await list(owner, '?searchTerm=garden')).forms)).toContain('Garden rules')
  const preview = await owner.call('GET', `/forms/${form._id}/preview?signers=2`)
  expect(preview.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(titles((await list(other)).forms)).not.toContain('Garden rules')
})

test('a change creates a new edition, and the earlier edition still works', async () => {
  const form = await addForm(owner)
  const response = await owner.call('PUT', `/forms/${form._id}`, { ...body, title: 'Yard rules' })

  expect(response.json().form).toMatchObject({ _id: form._id, title: 'Yard rules', edition: '2' })
  const editions = await server.services.db
    .select({ title: customFormEditions.title })
    .from(customFormEditions)
    .where(eq(customFormEditions.formId, form._id))
    .orderBy(customFormEditions.edition)
  expect(editions).toEqual([{ title: 'Garden rules' }, { title: 'Yard rules' }])
  const old = await server.services.ports.templates.find(form.documentTemplateId)
  expect(old).toMatchObject({ title: 'Garden rules', signerCount: 1 })
  expect(await server.eventsOf(userStream(owner.userId))).toContain('form.changed')
})

test('a removed form is no longer listed, and its template still works for existing packets', async () => {
  const form = await addForm(owner, { title: 'Passing fancy' })
  expect((await owner.call('DELETE', `/forms/${form._id}`)).statusCode).toBe(204)

  expect(titles((await list(owner, '?limit=100')).forms)).not.toContain('Passing fancy')
  expect((await owner.call('GET', `/forms/${form._id}`)).statusCode).toBe(404)
  expect((await owner.call('DELETE', `/forms/${form._id}`)).statusCode).toBe(404)
  expect(await server.services.ports.templates.find(form.documentTemplateId)).toBeDefined()
})

test('a removed form can be restored by its owner within a day; twice is once', async () => {
  const member = await server.asMember()
  const form = await addForm(member, { title: 'Second thoughts' })
  const restore = (who = member, id = form._id) => who.call('POST', `/forms/${id}/restore`)
  await member.call('DELETE', `/forms/${form._id}`)

  expect((await restore(other)).json().code).toBe('form-not-found')
  expect((await restore(member, 'pet-addendum')).json().code).toBe('form-read-only')
  expect((await restore()).json().form).toEqual(form)
  expect((await restore()).json().form).toEqual(form)
  expect(titles((await list(member, '?limit=100')).forms)).toContain('Second thoughts')
  expect(await server.eventsOf(userStream(member.userId))).toEqual([
    'form.added',
    'form.removed',
    'form.restored',
  ])

  await server.services.db
    .update(customForms)
    .set({ removedAt: new Date(server.clock.now().getTime() - 25 * 3_600_000) })
    .where(eq(customForms.id, form._id))
  expect((await restore()).json().code).toBe('form-not-found')
})

test('braces, asterisks and hashes in a custom text do not break the form', async () => {
  const form = await addForm(owner, { text: '{one|two} **bold\n#no heading\n# Heading\nText {n}' })
  const template = await server.services.ports.templates.find(form.documentTemplateIds['4'] ?? '')

  expect(JSON.stringify(template?.reading)).toMatch(/\(one\|two\)/)
})

test('the template of a form that does not exist is not found', async () => {
  const unknown = `${server.services.ids.uuid()}@1/k1`
  expect(await server.services.ports.templates.find(unknown)).toBeUndefined()
  expect(await server.services.ports.templates.find('nonsense')).toBeUndefined()
})

test('forms are listed for the state of a home: those of no state, and its own', async () => {
  const member = await server.asMember()
  await addForm(member, { title: 'Everywhere' })
  server.clock.advance(1000)
  await addForm(member, { title: 'In Texas', states: ['TX', 'OK'] })
  const titlesFor = async (query: string) =>
    titles((await list(member, `?source=custom&${query}`)).forms)

  expect(await titlesFor('state=TX')).toEqual(['Everywhere', 'In Texas'])
  expect(await titlesFor('state=CA')).toEqual(['Everywhere'])
  expect(await titlesFor('state=OK&searchTerm=texas')).toEqual(['In Texas'])
  const library = titles((await list(member, '?source=library&state=CA&limit=100')).forms)
  expect(library).toContain('California Lease Addendum')
  expect(library).not.toContain('Texas Lease Addendum')
})
