import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/memory-storage.ts'
import {
  arriveAtLogin,
  forgetEnd,
  readEnd,
  rememberEnd,
  rememberWanted,
  takeWanted,
} from './login-memory.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  arriveAtLogin()
})
afterEach(() => vi.unstubAllGlobals())

test('whoever is sent to the login comes back to where they wanted to go, once', () => {
  rememberWanted('/legal-forms/status?documentGroupId=7')

  expect(takeWanted()).toBe('/legal-forms/status?documentGroupId=7')
  expect(takeWanted()).toBeUndefined()
})

test('whoever logged out on purpose does not', () => {
  rememberWanted('/legal-forms/view?documentGroupId=7')
  rememberEnd('logged-out')
  rememberWanted('/account')

  expect(takeWanted()).toBeUndefined()
})

test('once at the login, a deep link counts again', () => {
  rememberEnd('logged-out')
  arriveAtLogin()
  rememberWanted('/account')

  expect(takeWanted()).toBe('/account')
})

test('whoever was away for an hour comes back to where they were', () => {
  rememberEnd('inactive')
  rememberWanted('/account')

  expect(takeWanted()).toBe('/account')
})

test('a refused token after the end does not change why it ended', () => {
  rememberEnd('inactive')
  rememberEnd('refused')

  expect(readEnd()).toBe('inactive')
})

test('how the last session ended is told until the next login', () => {
  expect(readEnd()).toBeUndefined()
  rememberEnd('logged-out')
  expect(readEnd()).toBe('logged-out')
  forgetEnd()
  expect(readEnd()).toBeUndefined()
})
