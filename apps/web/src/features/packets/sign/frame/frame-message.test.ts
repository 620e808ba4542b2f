import type { FrameReady, SignedComplete } from '@countersign/contract/rules/frame-messages'
import { expect, test } from 'vitest'
import { readFrameMessage } from './frame-message.ts'

const origin = 'https://sign.example.com'
const frame = { name: 'the frame' }
const expected = { origin, frame }
const signed: SignedComplete = { action: 'signedComplete', isSigned: true }

test('a signed-complete message from another origin is ignored', () => {
  const posed = { data: signed, origin: 'https://evil.example.com', source: frame }

  expect(readFrameMessage(posed, expected)).toBeUndefined()
  expect(readFrameMessage({ ...posed, origin: 'null' }, expected)).toBeUndefined()
})

test('a message from another window of the same origin is ignored', () => {
  const posed = { data: signed, origin, source: { name: 'an opener' } }

  expect(readFrameMessage(posed, expected)).toBeUndefined()
})

test('a message is ignored while there is no frame', () => {
  const early = { data: signed, origin, source: null }

  expect(readFrameMessage(early, { origin, frame: null })).toBeUndefined()
})

test('a message of another shape is ignored', () => {
  const shapes = [null, 'signedComplete', 7, {}, { action: 'other' }, { action: 'signedComplete' }]
  const almost = { action: 'signedComplete', isSigned: 'true' }

  for (const data of [...shapes, almost]) {
    expect(readFrameMessage({ data, origin, source: frame }, expected)).toBeUndefined()
  }
})

test('messages of the frame are parsed', () => {
  const ready: FrameReady = { action: 'ready' }

  expect(readFrameMessage({ data: ready, origin, source: frame }, expected)).toEqual(ready)
  expect(readFrameMessage({ data: signed, origin, source: frame }, expected)).toEqual(signed)
})
