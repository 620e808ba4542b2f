import { expect, test } from 'vitest'
import { keepZipWithState } from './keep-zip-with-state.ts'

test('state and ZIP code stay on one line', () => {
  expect(keepZipWithState('412 Maple Street, Unit A, Springfield, IL 62704')).toBe(
    '412 Maple Street, Unit A, Springfield, IL\u00a062704',
  )
  expect(keepZipWithState('For 1 Oak Road, Reno, NV 89501-1234, from Olivia.')).toBe(
    'For 1 Oak Road, Reno, NV\u00a089501-1234, from Olivia.',
  )
})

test('other texts are as they were', () => {
  expect(keepZipWithState('Unit A, 12345 Oak Road')).toBe('Unit A, 12345 Oak Road')
})
