import { expect, test } from 'vitest'
import { packetStage, waitingFor } from './packet-stages.ts'

test('the road names the residents who are waited for', () => {
  const packet = { status: 'AWAITING_TENANT_SIGNATURE', sealing: false } as const

  expect(waitingFor(packet, ['Maria Lopez', 'Sam Reed'])).toBe(
    'Waiting for Maria Lopez and Sam Reed to sign',
  )
  expect(waitingFor(packet)).toBe('Waiting for the residents to sign')
})

test('once the owner has signed nobody is waited for, the file is being made', () => {
  const packet = { status: 'AWAITING_LANDLORD_SIGNATURE', sealing: true } as const

  expect(packetStage(packet)).toBe('Done')
  expect(waitingFor(packet)).toBe('Everyone has signed. The final file is being created')
})

test('an archived packet stands nowhere on the road', () => {
  expect(packetStage({ status: 'ARCHIVED', sealing: false })).toBeUndefined()
  expect(waitingFor({ status: 'ARCHIVED', sealing: false })).toBeUndefined()
})
