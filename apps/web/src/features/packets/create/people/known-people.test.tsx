import type { KnownTenant } from '@countersign/contract/schemas/users'
import { userCalls } from '@countersign/contract/calls/users'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mockProblem, mockResponse } from '../../../../test/fake-api.ts'
import { fakeFetch } from '../../../../test/fake-fetch.ts'
import { renderApp } from '../../../../test/render.tsx'
import { aUser } from '../../../../test/samples.ts'
import { resetCreation } from '../creation-store.ts'
import { PeopleForm } from './people-form.tsx'

const ann = known('Ann', 'Lee', { ofUnit: true })
const ben = known('Ben', 'Ode')

beforeEach(resetCreation)

test('who has no residents yet, or cannot reach them, sees only the form', async () => {
  const requests = fakeFetch(mockProblem(userCalls.getTenants, 'unexpected'))
  const { onDone } = renderForm()
  await expect.poll(() => requests.length).toBeGreaterThan(0)

  expect(screen.queryByText('Residents you know')).toBeNull()
  await fillFields('Ann', 'Lee', 'ann@example.com')
  await submit()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
})

test('one click fills in all four fields, and the next person becomes the next signer', async () => {
  answerWith(ann, ben)
  const { onDone } = renderForm()

  await userEvent.click(await screen.findByRole('button', { name: /^Add Ann Lee/ }))
  expect(signer(1).getByLabelText(/^First name/)).toHaveValue('Ann')
  expect(signer(1).getByLabelText(/^Phone/)).toHaveValue('(217) 555-0101')
  const added = screen.getByRole('button', { name: /Ann Lee.*Added/ })
  expect(added).toHaveAttribute('aria-disabled', 'true')
  added.focus()
  await userEvent.keyboard('{Enter}')

  await userEvent.click(screen.getByRole('button', { name: /^Add Ben Ode/ }))
  expect(signer(2).getByLabelText(/^Email/)).toHaveValue('ben@example.com')
  expect(screen.queryByRole('group', { name: 'Resident 3' })).toBeNull()

  await submit()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(onDone.mock.calls[0]?.[0].signers).toMatchObject([
    { firstName: 'Ann', phone: '+12175550101' },
    { firstName: 'Ben', phone: '+12175550101' },
  ])
})

test('a search is sent to the server and says when nobody matches', async () => {
  answerWith(ann, ben)
  renderForm()

  await userEvent.fill(await screen.findByLabelText('Search your residents'), 'zora')

  expect(await screen.findByText(/No resident matches “zora”/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Ann Lee/ })).toBeNull()
})

test('a known email with another name asks; the known name replaces the entered one', async () => {
  answerWith(ann)
  const { onDone } = renderForm()
  await fillFields('Annabel', 'Lee-Smith', 'ANN@example.com')

  await submit()
  const dialog = within(await screen.findByRole('dialog', { name: 'Which name is right?' }))
  expect(
    dialog.getByText('This email belongs to Ann Lee. Use Ann Lee, or keep Annabel Lee-Smith?'),
  ).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()

  await userEvent.click(dialog.getByRole('button', { name: 'Use Ann Lee' }))
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  const [entered] = onDone.mock.calls[0]?.[0].signers ?? []
  expect(entered).toMatchObject({ firstName: 'Ann', lastName: 'Lee' })
  expect(entered).not.toHaveProperty('rename')
})

test('a kept name is sent as the resident’s new one, and the question is not asked again', async () => {
  answerWith(ann)
  const { onDone } = renderForm()
  await fillFields('Annabel', 'Lee-Smith', 'ann@example.com')

  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Annabel Lee-Smith' }))
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(onDone.mock.calls[0]?.[0].signers).toMatchObject([{ firstName: 'Annabel', rename: true }])

  await submit()
  await expect.poll(() => onDone.mock.calls.length).toBe(2)
})

test('names from the account are offered for signing as DBA', async () => {
  answerWith()
  renderForm({ companyName: 'Maple Homes LLC', dbaNames: ['Maple Homes', 'Maple Homes LLC'] })

  await userEvent.click(screen.getByLabelText('Sign as DBA'))
  await userEvent.click(screen.getByRole('button', { name: 'Use Maple Homes LLC' }))

  expect(screen.getByLabelText(/^DBA name/)).toHaveValue('Maple Homes LLC')
  expect(screen.getByRole('button', { name: 'Use Maple Homes' })).toBeVisible()
})

function known(firstName: string, lastName: string, part: Partial<KnownTenant> = {}): KnownTenant {
  return {
    _id: firstName,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email: `${firstName}@example.com`.toLowerCase(),
    phone: '+12175550101',
    ofUnit: false,
    ...part,
  }
}

function answerWith(...people: KnownTenant[]) {
  return fakeFetch(
    mockResponse(userCalls.getTenants, ({ query }) => ({
      tenants: people.filter(({ name, email }) => {
        const wanted = query.get('email')?.toLowerCase()
        const term = query.get('searchTerm')?.toLowerCase() ?? ''
        return (!wanted || wanted === email) && name.toLowerCase().includes(term)
      }),
      next: null,
    })),
  )
}

function renderForm(account: object = {}) {
  const onDone = vi.fn()
  renderApp(
    <>
      <PeopleForm id="people" member={{ ...aUser(), ...account }} onDone={onDone} />
      <button type="submit" form="people">
        Continue
      </button>
    </>,
  )
  return { onDone }
}

async function submit() {
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

function signer(number: number) {
  return within(screen.getByRole('group', { name: `Resident ${number}` }))
}

async function fillFields(firstName: string, lastName: string, email: string) {
  const fields = signer(1)
  await userEvent.fill(fields.getByLabelText(/^First name/), firstName)
  await userEvent.fill(fields.getByLabelText(/^Last name/), lastName)
  await userEvent.fill(fields.getByLabelText(/^Email/), email)
  await userEvent.fill(fields.getByLabelText(/^Phone/), '2175550101')
}
