import { expect, test } from 'vitest'
import { emptyHanded, scopeRefusal } from './signer-scope.ts'

test('a form with private copies is for one resident, and says why', () => {
  expect(scopeRefusal({ signerScope: 'each' }, 2)).toMatch(/private copy/)
  expect(scopeRefusal({ signerScope: 'each' }, 1)).toBeUndefined()
  expect(scopeRefusal({ signerScope: 'all' }, 4)).toBeUndefined()
})

test('a packet in which somebody signs nothing says so', () => {
  const primary = { title: 'Repair request', signerScope: 'primary' } as const
  const none = { title: 'Rent receipt', signerScope: 'none' } as const
  const all = { title: 'Lease', signerScope: 'all' } as const

  expect(emptyHanded([none], 1)).toMatch(/sign nothing/)
  expect(emptyHanded([primary, none], 2)).toMatch(/Only Resident 1/)
  expect(emptyHanded([primary], 1)).toBeUndefined()
  expect(emptyHanded([primary, none, all], 4)).toBeUndefined()
})
