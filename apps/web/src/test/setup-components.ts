import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../ui/base.css'

// As long as `expect.poll` waits, see `vitest.config.mjs`.
configure({
  reactStrictMode: true,
  asyncUtilTimeout: 8000,
  // Without the whole document, which would be printed at each look that does not find yet what it waits for.
  getElementError: (message) => new Error(message ?? undefined),
})

const errors = vi.spyOn(console, 'error')

// Another file of the same page may have left a phone.
beforeAll(() => page.viewport(1280, 800))

beforeEach(() => {
  errors.mockClear()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  expect(errors.mock.calls, 'console.error was called').toEqual([])
})
