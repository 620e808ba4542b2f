import { expect, test } from 'vitest'
import { createBodyBudget } from './body-budget.ts'

const limits = { process: 100, address: 50, member: 30 }
const disk = (ip: string, userId?: string) => ({ kind: 'disk', ip, userId }) as const

test('a member, an address and the process each have their own budget', () => {
  const budget = createBodyBudget({ disk: limits, memory: limits, answer: limits })
  budget.reserve(disk('10.0.0.1', 'a'), 30)
  expect(() => budget.reserve(disk('10.0.0.9', 'a'), 1)).toThrow(/at once from your account/)
  budget.reserve(disk('10.0.0.1', 'b'), 20)
  expect(() => budget.reserve(disk('10.0.0.1'), 1)).toThrow(/account or network/)
  budget.reserve(disk('10.0.0.2'), 50)

  expect(() => budget.reserve(disk('10.0.0.3'), 1)).toThrow(
    expect.objectContaining({ code: 'unavailable' }),
  )
})

test('a file that is larger than the budget is sent, and then no further one', () => {
  const budget = createBodyBudget({ disk: limits, memory: limits, answer: limits })
  const file = { kind: 'answer', ip: '10.0.0.1', userId: 'a' } as const
  const sent = budget.reserve(file, 200)
  expect(() => budget.reserve(file, 1)).toThrow(/downloaded at once/)
  sent.release()

  expect(() => budget.reserve(file, 1)).not.toThrow()
})

test('the addresses of one IPv6 network have one budget', () => {
  const budget = createBodyBudget({ disk: limits, memory: limits, answer: limits })
  budget.reserve(disk('2001:db8:1:2::1'), 50)

  expect(() => budget.reserve(disk('2001:db8:1:2:ffff::2'), 1)).toThrow(/account or network/)
  budget.reserve(disk('2001:db8:1:3::1'), 50)
})

test('small bodies are not refused because of files', () => {
  const budget = createBodyBudget({ disk: limits, memory: limits, answer: limits })
  budget.reserve(disk('10.0.0.1'), 50)
  budget.reserve(disk('10.0.0.2'), 50)

  expect(budget.reserve({ kind: 'memory', ip: '10.0.0.1' }, 10)).toBeDefined()
})

test('what is refused takes nothing, and what is released is free again, once', () => {
  const budget = createBodyBudget({ disk: limits, memory: limits, answer: limits })
  const held = budget.reserve(disk('10.0.0.1'), 20)
  held.grow(30)
  expect(() => held.grow(1)).toThrow()
  held.release()
  held.release()

  budget.reserve(disk('10.0.0.1'), 50)
  expect(() => budget.reserve(disk('10.0.0.1'), 1)).toThrow()
})
