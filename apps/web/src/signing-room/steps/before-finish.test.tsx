import type { OpenedRoom } from '../room/opened-room.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { FormSteps } from './form-steps.tsx'

/** Every answer that the owner must give, and four that may stay blank. */
const complete = fixtureRoom('TT1').answers

test('with nothing required left, Next leads to what is blank and says what Finish does', async () => {
  await renderFillStep()

  await userEvent.click(screen.getByRole('button', { name: 'Next' }))

  const heading = within(beforeFinish()).getByRole('heading', { name: 'Before you finish' })
  expect(heading).toHaveFocus()
  expect(beforeFinish().textContent).toMatch(/Nobody is sent anything yet/)
  expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled()
})

test('a blank answer is listed in its group, and leads to its control', async () => {
  await renderFillStep()

  const group = findGroup('Addresses and contact')
  expect(group.textContent).toMatch(/2 blank/)
  await userEvent.click(
    within(group).getByText('Addresses and contact', { selector: 'summary > span' }),
  )
  await userEvent.click(within(group).getByRole('link', { name: 'Owner/Agent phone' }))

  expect(screen.getByRole('textbox', { name: 'Owner/Agent phone' })).toHaveFocus()
})

test('a group left blank on purpose is done, and can be taken back', async () => {
  const { server } = await renderFillStep()
  const left = () => screen.queryByRole('link', { name: /left blank: look at/ })?.textContent
  const before = left()

  await userEvent.click(
    within(findGroup('Addresses and contact')).getByRole('button', {
      name: 'Leave blank on purpose Addresses and contact',
    }),
  )
  await expect
    .poll(() => findGroup('Addresses and contact').textContent)
    .toContain('2 blank on purpose')
  expect(server.room().leftBlank).toEqual(['LLEdit.landlord.email', 'LLEdit.landlord.phone'])
  expect(left()).not.toBe(before)

  await userEvent.click(
    within(findGroup('Addresses and contact')).getByRole('button', { name: /^Undo/ }),
  )
  await expect.poll(left).toBe(before)
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

function beforeFinish() {
  return screen.getByRole('region', { name: 'Before you finish' })
}

function findGroup(title: string) {
  const group = within(beforeFinish())
    .getByText(title, { selector: 'summary > span' })
    .closest('li')
  if (!group) {
    throw new Error(`No group is called ${title}.`)
  }
  return group
}
