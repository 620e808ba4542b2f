import type { OpenedRoom } from '../room/opened-room.ts'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { FormSteps } from './form-steps.tsx'

/** Every answer that the owner must give, and two that may stay blank. */
const complete = fixtureRoom('TT1').answers

test('with nothing required left, Next leads to what is blank and says what Finish does', async () => {
  await renderFillStep()

  await userEvent.click(screen.getByRole('button', { name: 'Next' }))

  const heading = within(beforeFinish()).getByRole('heading', { name: 'Before you finish' })
  expect(heading).toHaveFocus()
  expect(beforeFinish().textContent).toMatch(/Nobody is sent anything yet/)
  expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled()
})

test('blank answers are folded, listed in their groups, and each leads to its control', async () => {
  await renderFillStep()
  expect(within(beforeFinish()).getByText('Owner/Agent phone')).not.toBeVisible()

  await userEvent.click(blanks())
  const group = within(beforeFinish()).getByRole('list', { name: 'Addresses and contact' })
  expect(within(group).getAllByRole('link')).toHaveLength(2)
  await userEvent.click(within(group).getByRole('link', { name: 'Owner/Agent phone' }))

  expect(screen.getByRole('textbox', { name: 'Owner/Agent phone' })).toHaveFocus()
})

test('blank answers are left so on purpose with one button, and it can be taken back', async () => {
  const { server } = await renderFillStep()
  expect(blanks()).toHaveTextContent('2 optional answers are blank')
  await userEvent.click(blanks())

  await userEvent.click(screen.getByRole('button', { name: 'Leave them blank on purpose' }))
  await expect.poll(() => blanks().textContent).toBe('Optional answers are blank on purpose')
  expect(server.room().leftBlank).toEqual(
    expect.arrayContaining(['LLEdit.landlord.email', 'LLEdit.landlord.phone']),
  )
  expect(screen.queryByRole('link', { name: /left blank: look at/ })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => blanks().textContent).toBe('2 optional answers are blank')
})

test('blanks that decide something stand above the others, with what they mean', async () => {
  const fees: RoomField = {
    ...fieldOf('LLEdit.landlord.phone'),
    key: 'LLEdit.nsf.fee',
    answerKey: 'd1/LLEdit.nsf.fee',
    scope: 'form',
    type: 'money',
    label: 'Returned-payment fee',
  }
  const [lease, ...others] = fixtureRoom('LLEdit').documents
  await renderFillStep({
    documents: lease ? [{ ...lease, fields: [...lease.fields, fees] }, ...others] : [],
  })

  const worth = within(beforeFinish()).getByRole('list', { name: 'Worth a look' })
  expect(worth).toHaveTextContent(
    'Returned-payment fee: You cannot charge a fee for a returned payment.',
  )
  expect(blanks()).toHaveTextContent('2 optional answers are blank')
  await userEvent.click(within(worth).getByRole('link', { name: 'Returned-payment fee' }))
  expect(screen.getByRole('textbox', { name: 'Returned-payment fee' })).toHaveFocus()
})

test('what does not fit together is repeated with a link to its control, and keeps nobody from finishing', async () => {
  const key = 'LLEdit.term.start'
  const text = 'This day is 9 years after “Date of the lease” (November 27, 2026). Check the year.'
  await renderFillStep({
    warnings: [
      { key, text, mismatch: true },
      { key, text: 'State law says something about every lease.' },
    ],
  })

  expect(within(beforeFinish()).getByText('1 thing to check')).toBeVisible()
  const item = within(beforeFinish()).getByText(text, { exact: false })
  await userEvent.click(within(item).getByRole('link', { name: 'Tenancy starts' }))

  const control = screen.getByLabelText('Tenancy starts')
  expect(control).toHaveFocus()
  expect(control).toHaveAccessibleDescription(/This day is 9 years after .* every lease\./)
  expect(control).not.toBeInvalid()
  expect(beforeFinish()).not.toHaveTextContent('every lease')
  expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled()
})

test('what the law speaks against is repeated, and is sent only if the owner says so', async () => {
  const warning = {
    key: 'LLEdit.rent.dueDay',
    text: 'You entered 2 days. State law requires five.',
    citation: '735 ILCS 5/9-209',
    anyway: true as const,
  }
  const { server } = await renderFillStep({ warnings: [warning] })
  expect(within(beforeFinish()).getByText(/You entered 2 days/)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send it as it is?' })
  expect(within(dialog).getByText(/You entered 2 days.*735 ILCS 5\/9-209/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change my answers' }))
  expect(server.calls).not.toContain('finish')

  await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send anyway' }))
  await expect.poll(() => server.room().state).toBe('finished')
})

async function renderFillStep(room: Partial<OpenedRoom> = {}) {
  const rendered = await renderRoom(
    <FormSteps />,
    fixtureRoom('LLEdit', { answers: complete, ...room }),
  )
  await screen.findByRole('heading', { name: 'Fill out the forms' })
  return rendered
}

function fieldOf(key: string): RoomField {
  const field = fixtureRoom('LLEdit').documents[0]?.fields.find((each) => each.key === key)
  if (!field) {
    throw new Error(`The lease has no ${key}.`)
  }
  return field
}

function beforeFinish() {
  return screen.getByRole('region', { name: 'Before you finish' })
}

function blanks() {
  return within(beforeFinish()).getByText(/ blank/, { selector: 'summary' })
}
