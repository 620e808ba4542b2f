import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { saveLanguage, type Language } from '../../../../lib/language.ts'
import { createMessages } from './use-resident-messages.ts'

afterEach(() => localStorage.clear())

test('the language that was chosen last is shown, also when an earlier one loads slower', async () => {
  saveLanguage('es')
  const waiting = new Map<Language, (message: string) => void>()
  const load = (language: Language) =>
    new Promise<string>((resolve) => waiting.set(language, resolve))
  const { useLoaded } = createMessages('Loading', load)
  function Greeting() {
    return <p>{useLoaded()}</p>
  }
  render(<Greeting />)

  act(() => saveLanguage('en'))
  await act(async () => waiting.get('en')?.('Hello'))
  expect(screen.getByText('Hello')).toBeVisible()

  await act(async () => waiting.get('es')?.('Hola'))
  expect(screen.getByText('Hello')).toBeVisible()
})
