import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseTextSize, textSize } from '../../lib/text-size.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { ConsentStep } from './consent-step.tsx'
import { FormSteps } from './form-steps.tsx'

afterEach(async () => {
  chooseTextSize(100)
  await page.viewport(1280, 800)
})

test('on a phone the language, the text size and the view open with one button, and close with Escape', async () => {
  await page.viewport(360, 640)
  await renderRoom(<FormSteps />, fixtureRoom('TT1'))
  expect(screen.queryByRole('button', { name: 'Español' })).toBeNull()
  const tools = screen.getByRole('button', { name: 'Aa: language, text size and view' })

  await userEvent.click(tools)
  expect(tools).toHaveAttribute('aria-expanded', 'true')
  for (const name of ['Language', 'Text size', 'View']) {
    expect(screen.getByRole('group', { name })).toBeVisible()
  }

  await userEvent.click(screen.getByRole('button', { name: 'Larger text' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Language' })).toBeNull()
  expect(tools).toHaveFocus()
})

test('the tools close when somebody goes on reading', async () => {
  await page.viewport(360, 640)
  await renderRoom(<FormSteps />, fixtureRoom('TT1'))
  await userEvent.click(screen.getByRole('button', { name: /^Aa/ }))

  await userEvent.click(screen.getByRole('button', { name: 'Next' }))

  expect(screen.queryByRole('group', { name: 'Language' })).toBeNull()
})

test('before somebody has agreed, both languages are in sight on a phone', async () => {
  await page.viewport(360, 640)
  await renderRoom(<ConsentStep />, fixtureRoom('TT1'))

  expect(await screen.findByRole('button', { name: 'Español' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Aa/ })).toBeNull()
})

test('larger text is shown, ends at the largest, and is remembered', async () => {
  await renderRoom(<FormSteps />, fixtureRoom('TT1'))
  const group = within(screen.getByRole('group', { name: 'Text size' }))
  const larger = group.getByRole('button', { name: 'Larger text' })

  for (let times = 0; times < 4; times += 1) {
    await userEvent.click(larger)
  }

  expect(group.getByText('175%')).toBeVisible()
  expect(larger).toHaveAttribute('aria-disabled', 'true')
  expect(document.documentElement.style.fontSize).toBe('175%')
  expect(localStorage.getItem('countersign.text-size')).toBe('175')
  expect(textSize.get()).toBe(175)
})
