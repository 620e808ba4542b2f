import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FormSteps } from '../../steps/form-steps.tsx'
import { fixtureRoom } from '../../testing/fixture-room.ts'
import { renderRoom } from '../../testing/render-room.tsx'

const complete = fixtureRoom('TT1').answers

test('the review lists what is missing with its form, and a link leads to the control', async () => {
  const { 'LLEdit.rent.monthly': _rent, 'd2/LLEdit.lead.knowledge': _lead, ...rest } = complete
  await openReview(rest)

  const missing = screen.getByRole('region', { name: '2 answers are missing or wrong' })
  expect(within(missing).getAllByRole('listitem').map(textOf)).toEqual([
    'Monthly rent Deal terms',
    'What the Owner/Agent knows about lead-based paint Lead-Based Paint Disclosure',
  ])

  await userEvent.click(within(missing).getByRole('link', { name: 'Monthly rent' }))
  await expect.poll(() => document.activeElement).toBe(rentInput())
  expect(screen.queryByRole('heading', { name: 'Review the forms' })).toBeNull()
})

test('the review shows what was just entered, saved or not', async () => {
  await renderFillStep(complete)
  await userEvent.fill(rentInput(), '1399')

  await userEvent.click(reviewButton())

  expect(screen.getByText(/Nothing required is missing/)).toBeVisible()
  expect(within(changeButton('Monthly rent')).getByText(/^\$1,399\.00/)).toBeVisible()
})

test('Escape and the way back lead to where the person was', async () => {
  const button = await openReview(complete)

  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(button)
  expect(screen.queryByRole('heading', { name: 'Review the forms' })).toBeNull()

  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('button', { name: 'Back to filling out' }))
  await expect.poll(() => document.activeElement).toBe(button)
})

async function openReview(answers: typeof complete) {
  await renderFillStep(answers)
  const button = reviewButton()
  await userEvent.click(button)
  await screen.findByRole('heading', { name: 'Review the forms' })
  return button
}

async function renderFillStep(answers: typeof complete) {
  await renderRoom(<FormSteps />, fixtureRoom('LLEdit', { answers }))
  await screen.findByRole('heading', { name: 'Fill out the forms' })
}

function reviewButton() {
  return screen.getByRole('button', { name: 'Review' })
}

function changeButton(label: string) {
  const [button] = screen.getAllByRole('button', { name: new RegExp(`Change “${label}”`) })
  if (!button) {
    throw new Error(`Nothing changes ${label}.`)
  }
  return button
}

function rentInput() {
  return screen.getByRole('textbox', { name: 'Monthly rent' })
}

function textOf(element: HTMLElement) {
  return element.textContent
}
