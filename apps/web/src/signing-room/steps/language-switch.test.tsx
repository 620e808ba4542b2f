import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { currentLanguage } from '../../lib/language.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { ConsentStep } from './consent-step.tsx'

test('Español turns the page into Spanish and is remembered', async () => {
  await renderRoom(<ConsentStep />, fixtureRoom('TT1'))
  await screen.findByRole('button', { name: 'English' })
  expect(option('English')).toHaveAttribute('aria-pressed', 'true')

  await userEvent.click(option('Español'))

  expect(await screen.findByRole('button', { name: 'Continuar' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(option('Español')).toHaveAttribute('aria-pressed', 'true')
  expect(option('English')).toHaveAttribute('aria-pressed', 'false')
  expect(currentLanguage()).toBe('es')
})

test('a checked box stays checked in the other language', async () => {
  await renderRoom(<ConsentStep />, fixtureRoom('TT1'))
  await userEvent.click(await screen.findByRole('checkbox'))

  await userEvent.click(option('Español'))

  expect(await screen.findByRole('checkbox', { name: /electrónic/ })).toBeChecked()
})

test('each language is named in itself, for those who read no other', async () => {
  await renderRoom(<ConsentStep />, fixtureRoom('TT1'))
  const group = await screen.findByRole('group', { name: 'Language' })

  const languages = within(group)
    .getAllByRole('button')
    .map(({ lang, textContent }) => [lang, textContent])

  expect(languages).toEqual([
    ['en', 'English'],
    ['es', 'Español'],
  ])
})

function option(name: string) {
  return screen.getByRole('button', { name })
}
