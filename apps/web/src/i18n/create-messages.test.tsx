import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { saveLanguage } from '../lib/language.ts'
import { createMessages } from './create-messages.ts'

afterEach(() => localStorage.clear())

test('the language that was chosen last is shown, also when an earlier one loads slower', async () => {
  saveLanguage('es')
  const spanish = Promise.withResolvers<string>()
  const { useMessages } = createMessages('Hello', { es: () => spanish.promise })
  function Greeting() {
    return <p>{useMessages()}</p>
  }
  render(<Greeting />)

  act(() => saveLanguage('en'))
  await act(async () => spanish.resolve('Hola'))

  expect(screen.getByText('Hello')).toBeVisible()
})

test('once it is prepared, a page is in the chosen language from its first moment', async () => {
  saveLanguage('es')
  const { prepare, useMessages } = createMessages('Hello', { es: () => Promise.resolve('Hola') })
  const shown: string[] = []
  function Greeting() {
    shown.push(useMessages())
    return null
  }

  expect(await prepare()).toBe(true)
  await act(async () => void render(<Greeting />))

  expect(new Set(shown)).toEqual(new Set(['Hola']))
})

test('a language that cannot be loaded leaves the page as it is, and is tried again', async () => {
  saveLanguage('es')
  const load = vi.fn(() => Promise.resolve('Hola')).mockRejectedValueOnce(new TypeError('offline'))
  const { prepare } = createMessages('Hello', { es: load })

  expect(await prepare()).toBe(false)
  expect(await prepare()).toBe(true)
})
