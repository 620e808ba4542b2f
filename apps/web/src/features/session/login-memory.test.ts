import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/memory-storage.ts'
import {
  acceptReturnTo,
  clearSessionEnd,
  readSessionEnd,
  saveSessionEnd,
  saveReturnTo,
  takeReturnTo,
} from './login-memory.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  acceptReturnTo()
})
afterEach(() => vi.unstubAllGlobals())

test('a member returns to the requested page after login, once', () => {
  saveReturnTo('/legal-forms/status?documentGroupId=7')

  expect(takeReturnTo()).toBe('/legal-forms/status?documentGroupId=7')
  expect(takeReturnTo()).toBeUndefined()
})

test('a member who logged out does not', () => {
  saveReturnTo('/legal-forms/view?documentGroupId=7')
  saveSessionEnd('logged-out')
  saveReturnTo('/account')

  expect(takeReturnTo()).toBeUndefined()
})

test('after the login page was shown, a deep link is saved again', () => {
  saveSessionEnd('logged-out')
  acceptReturnTo()
  saveReturnTo('/account')

  expect(takeReturnTo()).toBe('/account')
})

test('a member who timed out returns to the last page', () => {
  saveSessionEnd('inactive')
  saveReturnTo('/account')

  expect(takeReturnTo()).toBe('/account')
})

test('a rejected token afterwards does not change why the session ended', () => {
  saveSessionEnd('inactive')
  saveSessionEnd('refused')
  saveSessionEnd('elsewhere')

  expect(readSessionEnd()).toBe('inactive')
})

test('a visitor without a session has none that ended', () => {
  saveSessionEnd('refused')

  expect(readSessionEnd()).toBeUndefined()
})

test("the reason of the last session's end is stored until the next login", () => {
  expect(readSessionEnd()).toBeUndefined()
  saveSessionEnd('logged-out')
  expect(readSessionEnd()).toBe('logged-out')
  clearSessionEnd()
  expect(readSessionEnd()).toBeUndefined()
})
