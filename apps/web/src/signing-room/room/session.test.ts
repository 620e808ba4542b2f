import { describe, expect, test } from 'vitest'
import { createSafeStorage } from '../../lib/safe-storage.ts'
import { memoryStorage } from '../../test/memory-storage.ts'
import { buildReturnUrl } from './parent-window.ts'
import { createDraftStorage } from './draft-storage.ts'
import { takeSessionToken } from './session-token.ts'

describe('the token of a link', () => {
  function newStorage() {
    const storage = memoryStorage()
    return createSafeStorage(() => storage)
  }

  function open(hash: string, storage = newStorage()) {
    const addresses: unknown[] = []
    const history = { replaceState: (...entry: unknown[]) => void addresses.push(entry[2]) }
    const location = { hash, pathname: '/signing-room', search: '' }
    return {
      token: takeSessionToken({ location, history }, storage),
      addresses,
      storage,
    }
  }

  test('is absent from a URL without a fragment', () => {
    expect(open('').token).toBeUndefined()
  })

  test('is removed from the address bar and survives a reload', () => {
    const first = open('#secret-token')

    expect(first.token).toBe('secret-token')
    expect(first.addresses).toEqual(['/signing-room'])
    expect(open('', first.storage).token).toBe('secret-token')
  })

  test('stays in the address where the browser stores nothing: only there a reload finds it', () => {
    const blocked = createSafeStorage(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })

    expect(open('#secret-token', blocked)).toMatchObject({ token: 'secret-token', addresses: [] })
  })

  test('of a newer link replaces the earlier one', () => {
    const first = open('#one')

    expect(open('#two', first.storage).token).toBe('two')
    expect(open('', first.storage).token).toBe('two')
  })
})

describe('stored drafts', () => {
  const mine = { draftKey: 'one', answers: { rent: 3 } }

  test('are not shown in another person’s room in the same tab', () => {
    const drafts = createDraftStorage(memoryStorage())
    drafts.write(mine, { rent: 5 })

    expect(drafts.read({ ...mine, draftKey: 'two' })).toEqual({})
    expect(drafts.read(mine)).toEqual({ rent: 5 })
  })

  test('do not overwrite an answer that was changed on another device', () => {
    const drafts = createDraftStorage(memoryStorage())
    drafts.write(mine, { rent: 5, deposit: 7 })

    expect(drafts.read({ ...mine, answers: { rent: 4 } })).toEqual({ deposit: 7 })
  })

  test('are removed once saved, and invalid data is ignored', () => {
    const storage = memoryStorage()
    const drafts = createDraftStorage(storage)
    drafts.write(mine, { rent: 5 })
    drafts.write(mine, {})
    expect(storage.length).toBe(0)

    storage.setItem('countersign.room-drafts.one', '{')
    expect(drafts.read(mine)).toEqual({})
  })
})

describe('the return URL', () => {
  const origin = 'https://sign.example.com'

  test.each(['javascript:alert(1)', 'https://evil.example.com/', '//evil.example.com', 'http://['])(
    'is replaced when it is not our own origin: %j',
    (returnUrl) => {
      expect(buildReturnUrl(returnUrl, origin, true)).toBe(`${origin}/close-signing?isSigned=true`)
    },
  )

  test('carries whether the person signed', () => {
    const returnUrl = '/close-signing?isSigned=true&packet=7'

    expect(buildReturnUrl(returnUrl, origin, false)).toBe(
      `${origin}/close-signing?isSigned=false&packet=7`,
    )
  })
})
