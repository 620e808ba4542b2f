import { expect, test } from 'vitest'
import { packetStage, waitingFor } from './packet-stages.ts'

test('the progress names the residents who have not signed', () => {
  const packet = { status: 'AWAITING_TENANT_SIGNATURE', sealing: false } as const

  expect(waitingFor(packet, ['Maria Lopez', 'Sam Reed'])).toBe(
    'Waiting for Maria Lopez and Sam Reed to sign',
  )
  expect(waitingFor(packet)).toBe('Waiting for the residents to sign')
})

test('after the owner has signed, the packet waits for the final file', () => {
  const packet = { status: 'AWAITING_LANDLORD_SIGNATURE', sealing: true } as const

  expect(packetStage(packet)).toBe('Done')
  expect(waitingFor(packet)).toBe('Everyone has signed. The final file is being created')
})

test('an archived packet has no stage', () => {
  expect(packetStage({ status: 'ARCHIVED', sealing: false })).toBeUndefined()
  expect(waitingFor({ status: 'ARCHIVED', sealing: false })).toBeUndefined()
})
