import { describe, expect, test } from 'vitest'
import { buildReturnUrl } from './parent-window.ts'
import { createDraftStorage } from './draft-storage.ts'
import { readProblem } from './read-problem.ts'
import { takeSessionToken } from './session-token.ts'

function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

describe('the token of a link', () => {
  function open(hash: string, sessionStorage = memoryStorage()) {
    const addresses: unknown[] = []
    const history = { replaceState: (...entry: unknown[]) => void addresses.push(entry[2]) }
    const location = { hash, pathname: '/signing-room', search: '' }
    return {
      token: takeSessionToken({ location, history, sessionStorage }),
      addresses,
      sessionStorage,
    }
  }

  test('there is none in a bare address', () => {
    expect(open('').token).toBeUndefined()
  })

  test('is taken out of the address bar, and a reload still finds it', () => {
    const first = open('#secret-token')

    expect(first.token).toBe('secret-token')
    expect(first.addresses).toEqual(['/signing-room'])
    expect(open('', first.sessionStorage).token).toBe('secret-token')
  })

  test('a new link wins over the one before', () => {
    const first = open('#one')

    expect(open('#two', first.sessionStorage).token).toBe('two')
    expect(open('', first.sessionStorage).token).toBe('two')
  })
})

describe('what was typed and not saved', () => {
  const mine = { draftKey: 'one', answers: { rent: 3 } }

  test('is not shown to who opens another person’s link in the same tab', () => {
    const kept = createDraftStorage(memoryStorage())
    kept.write(mine, { rent: 5 })

    expect(kept.read({ ...mine, draftKey: 'two' })).toEqual({})
    expect(kept.read(mine)).toEqual({ rent: 5 })
  })

  test('does not undo an answer that was given on another device meanwhile', () => {
    const kept = createDraftStorage(memoryStorage())
    kept.write(mine, { rent: 5, deposit: 7 })

    expect(kept.read({ ...mine, answers: { rent: 4 } })).toEqual({ deposit: 7 })
  })

  test('is forgotten once it is saved, and rubbish is no answer', () => {
    const storage = memoryStorage()
    const kept = createDraftStorage(storage)
    kept.write(mine, { rent: 5 })
    kept.write(mine, {})
    expect(storage.length).toBe(0)

    storage.setItem('countersign.room-drafts.one', '{')
    expect(kept.read(mine)).toEqual({})
  })
})

describe('where the frame goes at the end', () => {
  const origin = 'https://sign.example.com'

  test.each(['javascript:alert(1)', 'https://evil.example.com/', '//evil.example.com', 'http://['])(
    '%j is not gone to',
    (returnUrl) => {
      expect(buildReturnUrl(returnUrl, origin, true)).toBe(`${origin}/close-signing?isSigned=true`)
    },
  )

  test('the room’s own address is, with how it ended', () => {
    const returnUrl = '/close-signing?isSigned=true&packet=7'

    expect(buildReturnUrl(returnUrl, origin, false)).toBe(
      `${origin}/close-signing?isSigned=false&packet=7`,
    )
  })
})

describe('a refusal', () => {
  test('of a proxy, in no messages of ours, is unexpected', async () => {
    const problem = await readProblem(new Response('<h1>Bad gateway</h1>', { status: 502 }))

    expect(problem.code).toBe('unexpected')
  })

  test('names answers by their keys, however the server found them', async () => {
    const errors = [
      { field: 'LLEdit.rent.monthly', message: 'Enter $0.00 or more.' },
      { field: 'answers.d1/LLEdit.pets', message: 'Choose Yes or No.' },
    ]
    const body = { type: 'about:blank', title: 'x', status: 422, code: 'invalid-fields', errors }
    const problem = await readProblem(Response.json(body, { status: 422 }))

    expect(problem.errors).toEqual({
      'LLEdit.rent.monthly': 'Enter $0.00 or more.',
      'd1/LLEdit.pets': 'Choose Yes or No.',
    })
  })
})
