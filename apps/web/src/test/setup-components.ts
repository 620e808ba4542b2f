import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import '../ui/base.css'

configure({ reactStrictMode: true })

const errors = vi.spyOn(console, 'error')

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
