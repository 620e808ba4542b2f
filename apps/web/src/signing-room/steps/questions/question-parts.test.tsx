import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fixtureRoom } from '../../testing/fixture-room.ts'
import { renderRoom } from '../../testing/render-room.tsx'
import { FormSteps } from '../form-steps.tsx'

/** With every answer that the owner must give. */
const complete = fixtureRoom('TT1').answers

beforeEach(async () => {
  history.replaceState(null, '')
  await page.viewport(1440, 900)
})

test('one group of questions is shown at a time, with its place among all and what is left', async () => {
  await renderQuestions({})

  expect(shownTitle()).toBe('Parties and home')
  expect(screen.getByText('1 of 9')).toBeVisible()
  expect(rentInput()).not.toBeVisible()
  await userEvent.click(outlineLink(/^Rent$/))

  expect(shownTitle()).toBe('Rent')
  expect(screen.getByRole('heading', { name: 'Rent' })).toHaveFocus()
  expect(rentInput()).toBeVisible()
  expect(outlineLink(/^Rent$/)).toHaveAttribute('aria-current', 'location')
})

test('Next goes through what is required in the group, then on to the next group that requires something', async () => {
  const { 'LLEdit.rent.monthly': _rent, 'LLEdit.term.end': _end, ...rest } = complete
  await renderQuestions(rest)

  await next()
  expect(screen.getByLabelText('Tenancy ends')).toHaveFocus()
  expect(shownTitle()).toBe('Term')
  await next()
  expect(rentInput()).toHaveFocus()
  expect(shownTitle()).toBe('Rent')
})

test('Next begins with the group that is shown', async () => {
  await renderQuestions({})
  screen.getByRole('textbox', { name: 'Owner/Agent' }).focus()

  await userEvent.click(outlineLink(/^Rent$/))
  await next()

  expect(rentInput()).toHaveFocus()
})

test('Next comes back to what was left out in the group before it leaves the group', async () => {
  const { 'LLEdit.rent.monthly': _rent, 'LLEdit.term.end': _end, ...rest } = complete
  await renderQuestions(rest)
  await userEvent.click(outlineLink(/^Rent$/))
  screen.getByRole('textbox', { name: 'Rent is due on day' }).focus()

  await next()
  expect(rentInput()).toHaveFocus()
  await next()
  expect(screen.getByLabelText('Tenancy ends')).toHaveFocus()
})

test('an optional question is behind its name, and stays once it was answered', async () => {
  await renderQuestions(complete)
  await userEvent.click(outlineLink(/^Residential Lease/))
  expect(screen.getByLabelText('Quiet hours start')).toBeVisible()

  await userEvent.click(outlineLink(/^Addresses and contact/))
  const phone = screen.getByRole('textbox', { name: 'Owner/Agent phone' })
  expect(phone).not.toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Owner/Agent phone' }))
  expect(phone).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Owner/Agent phone' })).toBeNull()

  await userEvent.fill(phone, '(217) 555-0123')
  await userEvent.fill(phone, '')
  await userEvent.tab()
  expect(phone).toBeVisible()
})

test('rooms that a form prepares are never behind a name', async () => {
  const room = fixtureRoom('LLEdit', { answers: complete })
  const documents = room.documents.map((document) => ({
    ...document,
    fields: document.fields.map((field) =>
      field.key === 'LLEdit.rooms' ? { ...field, required: false } : field,
    ),
  }))
  const { 'd3/LLEdit.rooms': _rooms, ...answers } = complete
  await renderRoom(<FormSteps />, { ...room, documents, answers }, { view: 'questions' })
  await screen.findByRole('heading', { name: 'Fill out the forms' })

  await userEvent.click(outlineLink(/^Move-In Inspection/))

  expect(screen.getByRole('group', { name: 'Condition by room' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Condition by room' })).toBeNull()
})

test('the error summary opens the group with the wrong answer', async () => {
  await renderQuestions(complete)
  await userEvent.click(outlineLink(/^Rent$/))
  await userEvent.fill(rentInput(), 'about 1k')
  await userEvent.click(outlineLink(/^Term$/))

  await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
  const summary = await screen.findByRole('alert')
  await userEvent.click(within(summary).getByRole('link', { name: /^Monthly rent/ }))

  expect(rentInput()).toHaveFocus()
  expect(rentInput()).toBeVisible()
  expect(rentInput()).toHaveValue('about 1k')
})

test('a group with a wrong answer is not done, also where the answer is optional', async () => {
  await renderQuestions(complete)
  const progressOf = (name: RegExp) => outlineLink(name).closest('li')
  expect(progressOf(/^Rent$/)).toHaveTextContent('RentDone')
  await userEvent.click(outlineLink(/^Rent$/))
  await userEvent.fill(rentInput(), 'about 1k')
  await userEvent.tab()

  expect(progressOf(/^Rent$/)).toHaveTextContent('Rent1 to correct')
  await userEvent.fill(rentInput(), '1300')
  await userEvent.tab()
  expect(progressOf(/^Rent$/)).toHaveTextContent('RentDone')

  await userEvent.click(outlineLink(/^Addresses and contact/))
  await userEvent.click(screen.getByRole('button', { name: 'Owner/Agent phone' }))
  const phone = screen.getByRole('textbox', { name: 'Owner/Agent phone' })
  await userEvent.fill(phone, '555-01')
  await userEvent.tab()
  await expect
    .poll(() => progressOf(/^Addresses and contact/)?.textContent)
    .toMatch(/1 to correct$/)
})

test('a group with a wrong sum is not done', async () => {
  const room = fixtureRoom('LLEdit', { answers: complete })
  const sumOf = [{ key: 'LLEdit.rent.monthly' }]
  const documents = room.documents.map((document) => ({
    ...document,
    fields: document.fields.map((field) =>
      field.key === 'LLEdit.quiet.from'
        ? { ...field, type: 'money' as const, mine: false, sumOf }
        : field,
    ),
  }))
  const problems = [{ key: 'd1/LLEdit.quiet.from', message: 'This is too much.' }]
  await renderRoom(<FormSteps />, { ...room, documents, problems }, { view: 'questions' })
  await screen.findByRole('heading', { name: 'Fill out the forms' })

  const item = outlineLink(/^Residential Lease/).closest('li')
  expect(item).toHaveTextContent('Residential Lease (Fixed Term)1 to correct')
})

test('what is blank is reached from the end, also where its name hides it', async () => {
  await renderQuestions(complete)
  await next()
  expect(screen.getByRole('heading', { name: 'Before you finish' })).toHaveFocus()

  await userEvent.click(screen.getByText(/optional answers? (is|are) blank/))
  await userEvent.click(screen.getByRole('link', { name: 'Owner/Agent phone' }))

  expect(shownTitle()).toBe('Addresses and contact')
  expect(screen.getByRole('textbox', { name: 'Owner/Agent phone' })).toHaveFocus()
})

test('an answer that is changed from the review opens its group', async () => {
  await renderQuestions(complete)
  await userEvent.click(screen.getByRole('button', { name: 'Review' }))
  await screen.findByRole('heading', { name: 'Review the forms' })

  const [change] = screen.getAllByRole('button', { name: /Change “Monthly rent”/ })
  change?.click()

  expect(await screen.findByRole('textbox', { name: 'Monthly rent' })).toHaveFocus()
  expect(shownTitle()).toBe('Rent')
})

test('the search of the browser opens the group of what it finds', async () => {
  await renderQuestions({})
  const hidden = rentInput().closest('[hidden="until-found"]')
  expect(hidden).not.toBeNull()

  hidden?.dispatchEvent(new Event('beforematch'))

  expect(rentInput()).toBeVisible()
  await expect.poll(shownTitle).toBe('Rent')
})

test('Back leads to the group before, and who comes back begins where they left', async () => {
  await renderQuestions({})
  await userEvent.click(outlineLink(/^Term$/))
  await userEvent.click(outlineLink(/^Rent$/))

  history.back()
  await expect.poll(shownTitle).toBe('Term')
  expect(screen.getByRole('heading', { name: 'Term' })).toHaveFocus()
  history.forward()
  await expect.poll(shownTitle).toBe('Rent')

  cleanup()
  history.replaceState(null, '')
  await renderQuestions({})
  expect(shownTitle()).toBe('Rent')
})

test('links at the end of a group lead to the one before and the one after', async () => {
  await renderQuestions({})
  await userEvent.click(outlineLink(/^Term$/))

  await userEvent.click(screen.getByRole('link', { name: 'Continue to Rent' }))
  expect(shownTitle()).toBe('Rent')
  await userEvent.click(screen.getByRole('link', { name: 'Back to Term' }))
  expect(shownTitle()).toBe('Term')
})

test('in a narrow window the groups are listed behind a button', async () => {
  await page.viewport(390, 844)
  await renderQuestions({})
  expect(outlineLink(/^Rent$/)).not.toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'All questions' }))
  await userEvent.click(outlineLink(/^Rent$/))

  expect(rentInput()).toBeVisible()
  expect(outlineLink(/^Rent$/)).not.toBeVisible()
})

async function renderQuestions(answers: typeof complete) {
  await renderRoom(<FormSteps />, fixtureRoom('LLEdit', { answers }), { view: 'questions' })
  await screen.findByRole('heading', { name: 'Fill out the forms' })
}

function shownTitle(): string | undefined {
  const [shown, ...others] = [...document.querySelectorAll('[data-question-part]:not([hidden])')]
  expect(others).toEqual([])
  return shown?.querySelector('h2')?.textContent
}

function next() {
  return userEvent.click(screen.getByRole('button', { name: 'Next' }))
}

function outlineLink(name: RegExp) {
  const outline = screen.getByRole('navigation', { name: 'Forms in this packet' })
  return within(outline).getByRole('link', { name, hidden: true })
}

function rentInput() {
  return screen.getByRole('textbox', { name: 'Monthly rent' })
}
