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

test('whoever is sent to the login comes back to where they wanted to go, once', () => {
  saveReturnTo('/legal-forms/status?documentGroupId=7')

  expect(takeReturnTo()).toBe('/legal-forms/status?documentGroupId=7')
  expect(takeReturnTo()).toBeUndefined()
})

test('whoever logged out on purpose does not', () => {
  saveReturnTo('/legal-forms/view?documentGroupId=7')
  saveSessionEnd('logged-out')
  saveReturnTo('/account')

  expect(takeReturnTo()).toBeUndefined()
})

test('once at the login, a deep link counts again', () => {
  saveSessionEnd('logged-out')
  acceptReturnTo()
  saveReturnTo('/account')

  expect(takeReturnTo()).toBe('/account')
})

test('whoever was away for an hour comes back to where they were', () => {
  saveSessionEnd('inactive')
  saveReturnTo('/account')

  expect(takeReturnTo()).toBe('/account')
})

test('a refused token after the end does not change why it ended', () => {
  saveSessionEnd('inactive')
  saveSessionEnd('refused')

  expect(readSessionEnd()).toBe('inactive')
})

test('how the last session ended is told until the next login', () => {
  expect(readSessionEnd()).toBeUndefined()
  saveSessionEnd('logged-out')
  expect(readSessionEnd()).toBe('logged-out')
  clearSessionEnd()
  expect(readSessionEnd()).toBeUndefined()
})
