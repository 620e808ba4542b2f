import type { CoOwner } from '@countersign/contract/schemas/packets/create-packet'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../../../test/render.tsx'
import { aUser } from '../../../../test/samples.ts'
import { resetCreation } from '../creation-store.ts'
import { PeopleForm } from './people-form.tsx'

beforeEach(resetCreation)

test('an empty form is rejected with an error at every field, listed in a summary that takes the focus', async () => {
  const { onDone } = renderForm()

  await submit()

  expect(onDone).not.toHaveBeenCalled()
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Resident 1: First name is required.',
    'Resident 1: Last name is required.',
    'Resident 1: Email is required.',
    'Resident 1: Phone is required.',
  ])
  expect(field('First name')).toBeInvalid()
})

test('a link of the summary moves the focus to its field', async () => {
  renderForm()
  await submit()

  await userEvent.click(await screen.findByRole('link', { name: 'Resident 1: Phone is required.' }))

  expect(field('Phone')).toHaveFocus()
})

test('two signers cannot share an email, and correcting one clears both errors', async () => {
  const { onDone } = renderForm()
  await fillSigner(1, 'maria@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add another signer' }))
  await fillSigner(2, 'MARIA@example.com')

  await submit()

  expect(onDone).not.toHaveBeenCalled()
  expect(await screen.findAllByText(/^Signer emails must be unique\.$/)).toHaveLength(2)

  await userEvent.fill(signer(2).getByLabelText(/^Email/), 'sam@example.com')
  await expect.poll(() => screen.queryByText('Signer emails must be unique.')).toBeNull()
})

test('a new signer gets the focus, and removing one moves it to the signer before', async () => {
  renderForm()
  expect(screen.getByRole('button', { name: 'Remove Resident 1' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Add another signer' })).toBeDisabled()
  await fillSigner(1, 'maria@example.com')

  await userEvent.click(screen.getByRole('button', { name: 'Add another signer' }))
  expect(signer(2).getByLabelText(/^First name/)).toHaveFocus()

  await userEvent.click(screen.getByRole('button', { name: 'Remove Resident 2' }))
  expect(signer(1).getByLabelText(/^First name/)).toHaveFocus()
})

test('a person who was removed by mistake comes back with what was typed', async () => {
  renderForm()
  await fillSigner(1, 'maria@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add another signer' }))
  await userEvent.fill(signer(2).getByLabelText(/^First name/), 'John')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Resident 2' }))
  expect(screen.getByText('John was removed from the packet.')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Undo removing John' }))

  expect(signer(2).getByLabelText(/^First name/)).toHaveValue('John')
  expect(signer(2).getByLabelText(/^First name/)).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('a phone number that is none is rejected, with what one from abroad needs', async () => {
  renderForm()
  await fillSigner(1, 'maria@example.com')
  await userEvent.fill(field('Phone'), '12345')

  await submit()

  await expect
    .element(field('Phone'))
    .toHaveAccessibleDescription(
      /Enter a valid US phone number.*start with \+ and the country code/,
    )
})

test('signing as DBA requires a DBA name', async () => {
  const { onDone } = renderForm()
  await fillSigner(1, 'maria@example.com')
  await userEvent.click(screen.getByLabelText('Sign as DBA'))

  await submit()
  expect(await screen.findByRole('link', { name: 'DBA name is required.' })).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()

  await userEvent.fill(screen.getByLabelText(/^DBA name/), ' Maple Homes LLC ')
  expect(screen.getByText('Olivia Owner, signing for Maple Homes LLC')).toBeVisible()
  await submit()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({
    initiator: { name: 'Maple Homes LLC' },
    signers: [{ firstName: 'Maria1', phone: '+16145550123', role: 'tenant' }],
  })
})

test('what was typed is still there when the form is opened again', async () => {
  const { unmount } = renderForm()
  await userEvent.fill(field('First name'), 'Maria')
  unmount()

  renderForm()
  expect(field('First name')).toHaveValue('Maria')
})

test('another owner can be added, needs an email of their own, and can be taken out again', async () => {
  const { onDone } = renderForm()
  await fillSigner(1, 'maria@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add another owner' }))
  const sam = within(screen.getByRole('group', { name: 'Owner 2' }))
  await userEvent.fill(sam.getByLabelText(/^First name/), 'Sam')
  await userEvent.fill(sam.getByLabelText(/^Last name/), 'Ellis')
  await userEvent.fill(sam.getByLabelText(/^Email/), 'maria@example.com')
  await userEvent.fill(sam.getByLabelText(/^Phone/), '(614) 555-0124')
  await submit()
  expect(onDone).not.toHaveBeenCalled()
  expect(await screen.findByText('Owner 2: Signer emails must be unique.')).toBeVisible()

  await userEvent.fill(sam.getByLabelText(/^Email/), 'sam@example.com')
  await submit()
  await expect
    .poll(() => onDone.mock.lastCall?.[0])
    .toMatchObject({
      owners: [{ firstName: 'Sam', lastName: 'Ellis', email: 'sam@example.com' }],
    })

  await userEvent.click(screen.getByRole('button', { name: 'Remove Owner 2' }))
  expect(screen.queryByRole('group', { name: 'Owner 2' })).toBeNull()
})

test('a company owns the home only with the person who signs for it', async () => {
  const { onDone } = renderForm()
  await fillSigner(1, 'maria@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add another owner' }))
  const owner = within(screen.getByRole('group', { name: 'Owner 2' }))
  await userEvent.fill(owner.getByLabelText(/^First name/), 'Ellis Homes')
  await userEvent.fill(owner.getByLabelText(/^Last name/), 'LLC')
  await userEvent.fill(owner.getByLabelText(/^Email/), 'sam@example.com')
  await userEvent.fill(owner.getByLabelText(/^Phone/), '(614) 555-0124')
  await submit()
  expect(await owner.findByText(/^This is a company\. Enter the person/)).toBeVisible()

  await userEvent.click(owner.getByLabelText('This person signs for a company'))
  await submit()
  expect(await screen.findByText('Owner 2: Company is required.')).toBeVisible()
  await userEvent.fill(owner.getByLabelText(/^Signing for/), 'Ellis Homes LLC')
  await submit()
  expect(await owner.findByText(/^A company signs through a person\./)).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()

  await userEvent.fill(owner.getByLabelText(/^First name/), 'Sam')
  await userEvent.fill(owner.getByLabelText(/^Last name/), 'Ellis')
  await submit()
  await expect
    .poll(() => onDone.mock.lastCall?.[0])
    .toMatchObject({
      owners: [{ firstName: 'Sam', lastName: 'Ellis', signingFor: 'Ellis Homes LLC' }],
    })
})

test('an owner who signed for this home before is added with one click', async () => {
  const sam = {
    firstName: 'Sam',
    lastName: 'Ellis',
    email: 'sam@example.com',
    phone: '+16145550124',
    signingFor: 'Ellis Homes LLC',
  }
  const { onDone } = renderForm([sam])
  await fillSigner(1, 'maria@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add Sam Ellis for Ellis Homes LLC' }))
  expect(screen.queryByRole('button', { name: /^Add Sam Ellis/ })).toBeNull()

  await submit()
  await expect.poll(() => onDone.mock.lastCall?.[0]).toMatchObject({ owners: [sam] })
})

function renderForm(owners: readonly CoOwner[] = []) {
  const onDone = vi.fn()
  const view = renderApp(
    <>
      <PeopleForm id="people" member={aUser()} owners={owners} onDone={onDone} />
      <button type="submit" form="people">
        Continue
      </button>
    </>,
  )
  return { onDone, ...view }
}

async function submit() {
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

function signer(number: number) {
  return within(screen.getByRole('group', { name: `Resident ${number}` }))
}

async function fillSigner(number: number, email: string) {
  const fields = signer(number)
  await userEvent.fill(fields.getByLabelText(/^First name/), `Maria${number}`)
  await userEvent.fill(fields.getByLabelText(/^Last name/), 'Lopez')
  await userEvent.fill(fields.getByLabelText(/^Email/), email)
  await userEvent.fill(fields.getByLabelText(/^Phone/), '(614) 555-0123')
}

function field(label: string) {
  return screen.getByLabelText(new RegExp(`^${label}`))
}
