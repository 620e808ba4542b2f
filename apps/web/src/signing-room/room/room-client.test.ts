import { roomCalls } from '@countersign/contract/calls/signing-room'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mockProblem, mockResponse } from '../../test/fake-api.ts'
import { fakeFetch } from '../../test/fake-fetch.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { en } from '../../i18n/room/en.ts'
import { es } from '../../i18n/room/es.ts'
import { formatProblem } from './error-messages.ts'
import { createRoomClient } from './room-client.ts'
import { RoomProblem } from './room-problem.ts'

afterEach(() => vi.unstubAllGlobals())

test('a call carries the room’s token and nothing is cached', async () => {
  const room = fixtureRoom('TT1')
  const heard = fakeFetch(mockResponse(roomCalls.getRoom, () => room))

  expect(await createRoomClient('secret').open()).toEqual(room)
  expect(heard[0]?.headers.get('authorization')).toBe('Bearer secret')
  expect(heard[0]?.cache).toBe('no-store')
})

test('an answer is still saved while the page closes, a large one without that promise', async () => {
  const heard = fakeFetch(
    mockResponse(roomCalls.patchRoomAnswers, () => ({ since: 1, revision: 2 })),
  )
  const client = createRoomClient('secret')

  await client.saveAnswers({ rent: 5 })
  await client.saveAnswers({ notes: 'x'.repeat(70_000) })
  expect(heard.map(({ keepalive }) => keepalive)).toEqual([true, false])
  expect(await heard[0]?.json()).toEqual({ answers: { rent: 5 } })
})

describe('a rejected call', () => {
  test('without a response is unreachable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

    expect((await rejected(createRoomClient('secret').open())).code).toBe('unreachable')
  })

  test('with a proxy’s error page is unexpected', async () => {
    const page = new Response('<h1>Bad gateway</h1>', { status: 502 })
    vi.stubGlobal('fetch', () => Promise.resolve(page))

    const { code, message } = await rejected(createRoomClient('secret').open())
    expect({ code, message }).toEqual({ code: 'unexpected', message: '' })
  })

  test('passes on what the server says', async () => {
    fakeFetch(
      mockProblem(roomCalls.postRoomFinish, 'packet-closed', {
        detail: 'Olivia canceled this packet.',
      }),
    )

    const problem = await rejected(createRoomClient('secret').finish())
    expect(problem.message).toBe('Olivia canceled this packet.')
  })

  test('keeps the reference of an unexpected error, for its message in both languages', async () => {
    fakeFetch(mockProblem(roomCalls.postRoomFinish, 'unexpected', { requestId: 'kq3f-8m2z-x7hd' }))

    const problem = await rejected(createRoomClient('secret').finish())
    expect(formatProblem(problem, en)).toMatch(
      /^Something went wrong .* Reference: kq3f-8m2z-x7hd$/,
    )
    expect(formatProblem(problem, es)).toMatch(/^Algo falló .* Referencia: kq3f-8m2z-x7hd$/)
  })

  test('names answers by their keys, whichever path the server used', async () => {
    const errors = [
      { field: 'LLEdit.rent.monthly', message: 'Enter $0.00 or more.' },
      { field: 'answers.d1/LLEdit.pets', message: 'Choose Yes or No.' },
    ]
    fakeFetch(mockProblem(roomCalls.patchRoomAnswers, 'invalid-fields', { errors }))

    const problem = await rejected(createRoomClient('secret').saveAnswers({}))
    expect(problem.errors).toEqual({
      'LLEdit.rent.monthly': 'Enter $0.00 or more.',
      'd1/LLEdit.pets': 'Choose Yes or No.',
    })
  })
})

async function rejected(call: Promise<unknown>): Promise<RoomProblem> {
  const outcome = await call.catch((error: unknown) => error)
  if (outcome instanceof RoomProblem) {
    return outcome
  }
  throw new Error('The call was not rejected.', { cause: outcome })
}
