import type { User, UserUpdate } from '@countersign/contract/schemas/users'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { OwnPlaceContext } from '../../lib/own-office.tsx'
import { ApiProblem } from '../../lib/api-problem.ts'
import { renderApp } from '../../test/render.tsx'
import { aUser } from '../../test/samples.ts'
import { AccountForm } from './account-form.tsx'

test('wrong input is shown beside each field, and nothing is saved', async () => {
  const { onSave } = renderForm()
  await userEvent.type(screen.getByLabelText('Phone'), '555-01')
  await userEvent.type(screen.getByLabelText('Street'), '1 Main Street')
  await userEvent.fill(screen.getByLabelText('Days after sending'), '3, soon')
  await userEvent.fill(screen.getByLabelText('Days before the link expires'), '45')
  await addName('Maple Homes')
  await addName('maple homes')

  await save()

  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter a valid US phone number.',
    'City is required.',
    'Choose a state.',
    'ZIP is required.',
    'This name is listed already.',
    'Enter a number of days from 1 to 60.',
    'Enter a number of days from 1 to 30.',
  ])
  expect(screen.getByLabelText('DBA name 2')).toBeInvalid()
  expect(screen.getByLabelText('DBA name 1')).toBeValid()
  expect(onSave).not.toHaveBeenCalled()
})

test('a DBA name that was removed comes back with Undo', async () => {
  renderForm()
  await addName('Maple Homes')

  await userEvent.click(screen.getByRole('button', { name: 'Remove DBA name 1' }))
  const undo = screen.getByRole('button', { name: 'Undo removing Maple Homes' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)

  expect(screen.getByLabelText('DBA name 1')).toHaveValue('Maple Homes')
  expect(screen.getByLabelText('DBA name 1')).toHaveFocus()
})

test('a reminder plan that is on needs a day', async () => {
  const { onSave } = renderForm()
  await userEvent.fill(screen.getByLabelText('Days after sending'), '')
  await userEvent.fill(screen.getByLabelText('Days before the link expires'), '')

  await save()
  expect(
    await screen.findByText('Enter at least one day, or turn the reminders off.', {
      selector: 'p',
    }),
  ).toBeVisible()

  await userEvent.click(screen.getByLabelText('Remind signers automatically'))
  await save()
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  expect(onSave.mock.calls[0]?.[0].reminders).toEqual({
    enabled: false,
    afterDays: [],
    beforeExpiryDays: null,
  })
})

test('only what was entered is saved, in the form of the account, and empty boxes empty it', async () => {
  const { onSave } = renderForm({ companyName: 'Old LLC', phone: '+12175550100' })
  expect(screen.getByLabelText('Phone')).toHaveValue('(217) 555-0100')

  await userEvent.fill(screen.getByLabelText('Phone'), '217.555.0199')
  await userEvent.fill(screen.getByLabelText('Company name'), ' ')
  expect(screen.getByLabelText('Phone')).toHaveValue('(217) 555-0199')
  await userEvent.click(screen.getByRole('button', { name: 'Add a DBA name' }))
  await addName('Maple Homes')
  await userEvent.click(screen.getByLabelText('Email me when a resident signs'))
  await save()

  expect(await screen.findByText('Your account is saved.')).toBeVisible()
  expect(onSave.mock.calls[0]?.[0]).toEqual({
    phone: '+12175550199',
    companyName: null,
    dbaNames: ['Maple Homes'],
    replacesDbaNames: [],
    mailOnSignature: false,
  })
})

test('names that a colleague has added meanwhile are shown once the own ones are saved', async () => {
  const { user, onSave } = renderForm({ dbaNames: ['Maple Homes'] })
  const dbaNames = ['Maple Homes', 'Mine', 'Theirs']
  onSave.mockResolvedValue({ ...user, dbaNames })

  await addName('Mine')
  await save()
  expect(await screen.findByLabelText('DBA name 3')).toHaveValue('Theirs')
  await userEvent.click(screen.getByRole('button', { name: 'Remove DBA name 1' }))
  await save()

  await expect
    .poll(() => onSave.mock.calls.map(([change]) => change))
    .toEqual([
      { dbaNames: ['Maple Homes', 'Mine'], replacesDbaNames: ['Maple Homes'] },
      { dbaNames: ['Mine', 'Theirs'], replacesDbaNames: dbaNames },
    ])
})

test.each([
  [['Maple Homes'], []],
  [['Maple Homes', 'Oak Homes'], ['Oak Homes']],
])('of the DBA names %s, one that is removed is not saved again', async (dbaNames, left) => {
  const { onSave } = renderForm({ dbaNames })

  await userEvent.click(screen.getByRole('button', { name: 'Remove DBA name 1' }))
  await save()

  await expect
    .poll(() => onSave.mock.calls[0]?.[0])
    .toEqual({ dbaNames: left, replacesDbaNames: dbaNames })
})

test('a server error is shown at its field, and the input stays', async () => {
  const { onSave } = renderForm()
  onSave.mockRejectedValue(
    new ApiProblem({
      type: 'about:blank',
      title: 'Invalid',
      status: 422,
      code: 'invalid-fields',
      errors: [{ field: 'dbaNames.0', message: 'The character “ก” cannot be printed.' }],
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add a DBA name' }))
  await addName('ก Homes')

  await save()

  expect(
    await screen.findByRole('link', { name: 'The character “ก” cannot be printed.' }),
  ).toBeVisible()
  expect(screen.getByLabelText('DBA name 2')).toBeInvalid()
  expect(screen.getByLabelText('DBA name 2')).toHaveValue('ก Homes')
})

test('an error without fields is shown at the top', async () => {
  const { onSave } = renderForm()
  onSave.mockRejectedValue(new Error('offline'))

  await save()

  expect(
    within(await screen.findByRole('alert')).getByText('Error saving your account'),
  ).toBeVisible()
})

test('what was typed and not saved is there again after leaving, and says that it is not saved', async () => {
  const { view, onSave } = renderForm({ companyName: 'Old LLC', dbaNames: ['Maple Homes'] })
  await userEvent.fill(screen.getByLabelText('Phone'), '(217) 555-0199')
  await userEvent.click(screen.getByRole('button', { name: 'Remove DBA name 1' }))
  view.unmount()

  const again = renderForm({ companyName: 'Old LLC', dbaNames: ['Maple Homes'] })
  expect(screen.getByLabelText('Phone')).toHaveValue('(217) 555-0199')
  expect(screen.queryByLabelText('DBA name 1')).toBeNull()
  expect(await screen.findByText('Changes are not saved yet.')).toBeVisible()
  await save()

  expect(await screen.findByText('Your account is saved.')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
  expect(again.onSave.mock.calls[0]?.[0]).toEqual({
    phone: '+12175550199',
    dbaNames: [],
    replacesDbaNames: ['Maple Homes'],
  })
})

test('input of an account that somebody has changed since is not brought back', async () => {
  const { view } = renderForm({ companyName: 'Old LLC' })
  await userEvent.fill(screen.getByLabelText('Company name'), 'Mine LLC')
  view.unmount()

  renderForm({ companyName: 'Theirs LLC' })

  expect(screen.getByLabelText('Company name')).toHaveValue('Theirs LLC')
  expect(screen.queryByText('Changes are not saved yet.')).toBeNull()
})

test('whoever does not manage the office changes only what is their own', () => {
  const office = { _id: 'o1', name: 'Maple Homes', homes: null, people: 2 }
  renderApp(
    <OwnPlaceContext value={{ userId: 'u1', office: { ...office, role: 'preparer' } }}>
      <AccountForm user={aUser()} onSave={vi.fn()} />
    </OwnPlaceContext>,
  )

  expect(screen.getByLabelText('Phone')).toBeVisible()
  expect(screen.getByLabelText('Email me when a resident signs')).toBeVisible()
  for (const label of ['Company name', 'Street', 'Remind signers automatically']) {
    expect(screen.queryByLabelText(label)).toBeNull()
  }
  expect(screen.queryByRole('button', { name: 'Add a DBA name' })).toBeNull()
})

function renderForm(part: Partial<User> = {}) {
  const user = aUser({
    reminders: { enabled: true, afterDays: [3, 7, 14], beforeExpiryDays: 2 },
    ...part,
  })
  const onSave = vi.fn<(change: UserUpdate) => Promise<User>>(() => Promise.resolve(user))
  const view = renderApp(<AccountForm user={user} onSave={onSave} />)
  return { user, view, onSave }
}

async function addName(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add a DBA name' }))
  const rows = screen.getAllByLabelText(/^DBA name \d+$/).length
  await userEvent.fill(screen.getByLabelText(`DBA name ${rows}`), name)
}

async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Save account' }))
}
