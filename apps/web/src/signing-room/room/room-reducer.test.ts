import type { OpenedRoom } from './opened-room.ts'
import { describe, expect, test } from 'vitest'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { initialRoomState, roomReducer } from './room-reducer.ts'
import type { RoomEvent } from './room-reducer.ts'
import { roomSnapshot } from './room-state.ts'

const rent = 'LLEdit.rent.monthly'
const room = fixtureRoom('LLEdit')

function opened(overrides: Partial<OpenedRoom> = {}): RoomEvent {
  return { type: 'room-opened', room: { ...room, ...overrides }, storedDrafts: {} }
}

function after(...events: RoomEvent[]) {
  return roomSnapshot(events.reduce(roomReducer, initialRoomState))
}

describe('answers', () => {
  test('entered here replace the server’s until they are saved', () => {
    const change = { type: 'answer-changed', key: rent, answer: 99_000 } as const

    expect(after(opened({ answers: { [rent]: 1 } }), change).answers[rent]).toBe(99_000)
    expect(
      after(opened(), change, { type: 'save-started' }, { type: 'room-updated', room }).answers[
        rent
      ],
    ).toBe(99_000)
  })

  test('that are cleared disappear', () => {
    const clear = { type: 'answer-changed', key: rent, answer: null } as const

    expect(after(opened({ answers: { [rent]: 1 } }), clear).answers).not.toHaveProperty([rent])
  })

  test('equal to the current one are not saved again', () => {
    const same = { type: 'answer-changed', key: rent, answer: 1 } as const

    expect(after(opened({ answers: { [rent]: 1 } }), same).drafts).toEqual({})
  })
})

describe('errors', () => {
  const invalid = { type: 'input-checked', key: rent, message: 'Enter an amount.' } as const
  const problems = [{ key: rent, message: 'Enter $5.00 or more.' }]

  test('of a typed input come before the server’s', () => {
    const { allErrors, serverErrors } = after(opened({ problems }), invalid)

    expect(allErrors).toEqual({ [rent]: 'Enter an amount.' })
    expect(serverErrors).toEqual({ [rent]: 'Enter $5.00 or more.' })
  })

  test('of an input are removed when it is valid again', () => {
    const valid = { type: 'input-checked', key: rent, message: undefined } as const

    expect(after(opened(), invalid, valid).allErrors).toEqual({})
  })

  test('of a saved answer no longer count once another was entered', () => {
    const change = { type: 'answer-changed', key: rent, answer: 99_000 } as const

    expect(after(opened({ problems }), change).allErrors).toEqual({})
  })
})

describe('the session', () => {
  test('of a finished room stores no drafts', () => {
    const state = roomReducer(initialRoomState, opened({ state: 'finished' }))

    expect(state.draftsRoom).toBeUndefined()
  })
})
