import { cleanup, configure } from '@testing-library/react'
import React from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import '../ui/base.css'

// As long as `expect.poll` waits, see `vitest.config.mjs`.
configure({
  reactStrictMode: true,
  asyncUtilTimeout: 8000,
  // Without the whole document, which would be printed at each look that does not find yet what it waits for.
  getElementError: (message) => new Error(message ?? undefined),
})

/**
 * React records a stack for each element that is created, up to this count: a sixth of the time of all
 * component tests. It has no setting for it. Where the name changes, tests only take longer.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(Object(internals), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
})

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
