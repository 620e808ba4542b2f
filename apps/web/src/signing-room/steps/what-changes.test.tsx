import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { FormSteps } from './form-steps.tsx'

const rent = 'LLEdit.rent.monthly'

test('the copied rent keeps the owner from finishing, and Next leads to it', async () => {
  await renderUsedAgain({ term: true })

  expect(screen.getByRole('button', { name: 'Finish' })).toBeDisabled()
  expect(screen.getByText('1 required answer left')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(rentInput()).toHaveFocus()
})

test('one button says that the rent is the same as last year', async () => {
  const { server } = await renderUsedAgain({ term: true })

  await userEvent.click(screen.getByRole('button', { name: 'Same as last year Monthly rent' }))

  expect(await screen.findByText('Same as last year.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled()
  expect(screen.getByRole('heading', { name: 'What changes this year?' })).toHaveFocus()
  expect(server.room().toConfirm).toEqual([])
})

test('typing the rent again, even the same one, is an answer as well', async () => {
  const { server } = await renderUsedAgain({ term: true })

  await userEvent.fill(rentInput(), '1250')
  await userEvent.tab()

  await expect.poll(() => server.room().toConfirm).toEqual([])
  expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled()
})

test('the term that follows is taken in one act', async () => {
  const { server, clock } = await renderUsedAgain({ term: false })
  const card = within(screen.getByRole('region', { name: 'What changes this year?' }))
  expect(card.getByText('New term: January 1, 2028 to December 31, 2028?')).toBeVisible()

  await userEvent.click(card.getByRole('button', { name: 'Use this term' }))
  clock.advance(0)

  await expect
    .poll(() => server.room().answers)
    .toMatchObject({
      'LLEdit.term.start': '2028-01-01',
      'LLEdit.term.end': '2028-12-31',
    })
  expect(card.queryByText(/New term/)).toBeNull()
  expect(rentInput()).toHaveFocus()
})

test('term, rent and deposit are asked once, each beside what it was', async () => {
  await renderUsedAgain({ term: false })
  const card = within(screen.getByRole('region', { name: 'What changes this year?' }))

  for (const last of ['January 1, 2027', 'December 31, 2027', '$1,250.00']) {
    expect(card.getByText(last)).toBeVisible()
  }
  expect(screen.getAllByLabelText('Tenancy starts')).toHaveLength(1)
  expect(screen.getAllByLabelText('Monthly rent')).toHaveLength(1)
})

/** With last year's rent, and with or without a new term. */
async function renderUsedAgain({ term }: { term: boolean }) {
  const { 'LLEdit.term.start': start, 'LLEdit.term.end': end, ...rest } = fixtureRoom('TT1').answers
  const last = { 'LLEdit.term.start': '2027-01-01', 'LLEdit.term.end': '2027-12-31' }
  const answers = term && start && end ? { ...rest, ...last } : rest
  const rendered = await renderRoom(
    <FormSteps />,
    fixtureRoom('LLEdit', {
      answers,
      toConfirm: [rent],
      lastTerms: { name: 'Lease 2027', answers: { ...last, [rent]: 125_000 } },
    }),
  )
  await screen.findByRole('heading', { name: 'What changes this year?' })
  return rendered
}

function rentInput() {
  return screen.getByRole('textbox', { name: 'Monthly rent' })
}
