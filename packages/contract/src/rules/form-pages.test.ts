import { expect, test } from 'vitest'
import { formPages, packetPages } from './form-pages.ts'

const resident = { kind: 'resident' } as const
const guarantor = { kind: 'guarantor' } as const
const lease = { pages: 9, pagesBySigners: { '1': 9, '2': 10 }, signerScope: 'all' } as const
const application = { pages: 4, pagesBySigners: { '1': 4, '2': 6 }, signerScope: 'each' } as const
const guaranty = { pages: 3, signerScope: 'guarantor' } as const

test('a shared form has the pages of the variant for its residents; guarantors do not count', () => {
  expect(formPages(lease, [])).toBe(9)
  expect(formPages(lease, [resident, resident])).toBe(10)
  expect(formPages(lease, [resident, guarantor])).toBe(9)
})

test('a form whose variants were not counted has the pages that are known', () => {
  expect(formPages({ pages: 2, signerScope: 'all' }, [resident, resident])).toBe(2)
})

test('a packet counts the private copy of each person', () => {
  expect(formPages(application, [resident, resident])).toBe(4)
  expect(packetPages([lease, application], [resident, resident])).toBe(18)
  expect(packetPages([lease, guaranty], [resident, guarantor])).toBe(12)
  expect(packetPages([], [resident])).toBe(0)
})
