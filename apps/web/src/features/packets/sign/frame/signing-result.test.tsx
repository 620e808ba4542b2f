import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { saveLanguage } from '../../../../lib/language.ts'
import { renderApp } from '../../../../test/render.tsx'
import { SigningResult } from './signing-result.tsx'

afterEach(() => localStorage.clear())

test.each([
  ['en', true, 'Thank you'],
  ['en', false, 'Not finished yet'],
  ['es', true, 'Gracias'],
  ['es', false, 'Todavía no está terminado'],
] as const)('in %s, signed: %s, the last page says "%s"', async (language, isSigned, title) => {
  saveLanguage(language)
  renderApp(<SigningResult isSigned={isSigned} />)

  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})
