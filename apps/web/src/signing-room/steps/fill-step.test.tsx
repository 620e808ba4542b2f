import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RoomProblem } from '../room/room-problem.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { FormSteps } from './form-steps.tsx'

/** With every answer that the owner must give. */
const complete = fixtureRoom('TT1').answers

test('Finish with a wrong answer sends nothing; the error summary takes the focus and names it', async () => {
  const { server } = await renderFillStep(complete)
  await userEvent.fill(rentInput(), 'about 1k')

  await userEvent.click(finishButton())

  const summary = await screen.findByRole('alert')
  await expect.poll(() => document.activeElement).toBe(summary)
  expect(within(summary).getByRole('heading')).toHaveTextContent('1 answer needs another look')
  expect(server.calls).not.toContain('finish')

  await userEvent.click(
    within(summary).getByRole('link', {
      name: 'Monthly rent: Enter an amount such as 1,250 or 1250.50.',
    }),
  )
  expect(rentInput()).toHaveFocus()
})

test('neither the deal terms nor a form with a wrong answer is done, also in the review', async () => {
  await renderFillStep(complete)
  const rent = () => screen.getByRole('heading', { name: 'Rent' }).parentElement
  expect(rent()).toHaveTextContent('RentDone')
  await userEvent.fill(rentInput(), 'about 1k')
  await userEvent.tab()
  expect(rent()).toHaveTextContent('Rent1 to correct')

  await userEvent.click(screen.getByRole('button', { name: 'Review' }))
  const forms = await screen.findAllByRole('article', { name: /^Residential Lease/ })
  expect(forms.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('1 left')])
})

test('the bar says how many answers are to be corrected, also in the review, and Finish stays enabled', async () => {
  await renderFillStep(complete)
  await userEvent.fill(rentInput(), 'about 1k')
  await userEvent.tab()

  expect(finishButton()).toBeEnabled()
  expect(finishButton()).toHaveAccessibleDescription('1 answer to correct')
  await userEvent.click(screen.getByRole('button', { name: 'Review' }))
  await screen.findByRole('button', { name: 'Finish' })
  expect(finishButton()).toHaveAccessibleDescription('1 answer to correct')
})

test('in Spanish, the summary after a refused Finish quotes labels in Spanish', async () => {
  const room = fixtureRoom('LLEdit', { answers: complete })
  const rendered = await renderRoom(<FormSteps />, room, {
    spanish: { 'Monthly rent': 'Alquiler mensual' },
  })
  await screen.findByRole('textbox', { name: /^Alquiler mensual/ })
  rendered.server.failing = new RoomProblem('invalid-fields', '', {
    'LLEdit.rent.monthly': 'Please answer: Monthly rent.',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Terminar' }))

  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('link')).toHaveTextContent(
    'Alquiler mensual: Falta su respuesta: Alquiler mensual.',
  )
})

test('Finish checks what is typed also where a tap on it leaves the focus in the box', async () => {
  const { server } = await renderFillStep(complete)
  await userEvent.type(rentInput(), '{Control>}a{/Control}1200-1300')

  act(() => finishButton().click())

  await screen.findByRole('alert')
  expect(rentInput()).toBeInvalid()
  expect(server.calls).not.toContain('finish')
})

test('a corrected answer leaves the summary, and Finish then finishes', async () => {
  const { server } = await renderFillStep(complete)
  await userEvent.fill(rentInput(), 'about 1k')
  await userEvent.click(finishButton())
  await screen.findByRole('alert')

  await userEvent.fill(rentInput(), '1300')
  expect(screen.queryByRole('link', { name: /^Monthly rent/ })).toBeNull()
  await userEvent.click(finishButton())

  await expect.poll(() => server.room().state).toBe('finished')
  expect(server.room().answers['LLEdit.rent.monthly']).toBe(130_000)
})

test('Next goes through the parts of an address that was begun before it goes on', async () => {
  const {
    'LLEdit.landlord.noticeAddress': _address,
    'LLEdit.rent.monthly': _rent,
    ...rest
  } = complete
  await renderFillStep(rest)
  const next = screen.getByRole('button', { name: 'Next' })
  const part = (name: string) => screen.getByLabelText(name)

  part('Street').focus()
  await userEvent.click(next)
  expect(part('City')).not.toHaveFocus()

  await userEvent.fill(part('Street'), '9 Elm Street')
  await userEvent.click(next)
  expect(part('City')).toHaveFocus()
  await userEvent.keyboard('Springfield')
  await userEvent.click(next)
  expect(part('State')).toHaveFocus()
})

async function renderFillStep(answers: typeof complete) {
  const rendered = await renderRoom(<FormSteps />, fixtureRoom('LLEdit', { answers }))
  await screen.findByRole('heading', { name: 'Fill out the forms' })
  return rendered
}

function rentInput() {
  return screen.getByRole('textbox', { name: 'Monthly rent' })
}

function finishButton() {
  return screen.getByRole('button', { name: 'Finish' })
}
