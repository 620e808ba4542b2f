import { beforeEach, expect, test } from 'vitest'
import type { DomainError } from '../../kernel/domain-error.ts'
import { createBodyBudget, type BodyBudget, type Holding } from './body-budget.ts'

let budget: BodyBudget
/** Who was refused, and why. */
let refused: string[]
beforeEach(() => {
  refused = []
  budget = createBodyBudget({
    all: 100,
    known: 40,
    strangers: { all: 30, address: 20 },
  })
})

function open(name: string, key: string, isKnown: boolean): Holding {
  return budget.open({ key, isKnown }, ({ code, reason }: DomainError) => {
    refused.push([name, code, reason].filter(Boolean).join(' '))
  })
}

const member = (key: string, name = key) => open(name, key, true)
const stranger = (key: string, name = key) => open(name, key, false)

test('a member and an address of strangers each have a share', () => {
  member('anna').take(30)
  member('anna', 'anna’s second').take(11)
  stranger('10.0.0.1').take(15)
  stranger('10.0.0.1', 'its second').take(6)
  stranger('10.0.0.2').take(15)

  expect(refused).toEqual(['anna’s second too-many-requests', 'its second too-many-requests'])
})

test('strangers, from however many addresses, leave the rest to those who are known', () => {
  stranger('10.0.0.1').take(15)
  stranger('10.0.0.2').take(15)
  stranger('10.0.0.3').take(1)
  expect(refused).toEqual(['10.0.0.3 unavailable busy'])
  expect(budget.fullness()).toBe(1)

  member('anna').take(35)
  member('ben').take(35)
  expect(refused).toHaveLength(1)
  member('cleo').take(1)
  expect(refused.at(-1)).toBe('cleo unavailable busy')
})

test('who came first stays, and the last one is refused whoever needs the room', () => {
  const first = member('anna', 'first')
  first.take(20)
  member('anna', 'second').take(15)
  member('anna', 'third').take(5)
  first.take(5)
  first.take(15)

  expect(refused).toEqual(['third too-many-requests', 'second too-many-requests'])
})

test('what has arrived completely is not refused any more', () => {
  const first = member('anna', 'first')
  const second = member('anna', 'second')
  first.take(10)
  second.take(30)
  second.complete()
  first.take(1)

  expect(refused).toEqual(['first too-many-requests'])
})

test('a file that is larger than the budget arrives if it is alone', () => {
  const file = member('anna', 'large')
  file.take(200)
  expect(refused).toEqual([])
  member('anna', 'further').take(1)
  expect(refused).toEqual(['further too-many-requests'])

  file.release()
  file.release()
  member('anna').take(1)
  expect(refused).toHaveLength(1)
  expect(budget.fullness()).toBe(0.01)
})
