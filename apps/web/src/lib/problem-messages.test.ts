import type { Problem } from '@countersign/contract/schemas/problem'
import { problemCodes } from '@countersign/contract/rules/problems'
import { expect, test } from 'vitest'
import { ApiProblem } from './api-problem.ts'
import { problemMessages, errorMessage } from './problem-messages.ts'

test.each(problemCodes)('the message for %s is a sentence without a code', (code) => {
  expect(problemMessages[code]).toMatch(/^[A-Z].*[.]$/)
  expect(problemMessages[code]).not.toContain(code.includes('-') ? code : '500')
})

test("the server's detail comes before the general message", () => {
  const detail = 'Two residents have not signed yet.'

  expect(errorMessage(refused({ code: 'not-your-turn', detail }), 'Fallback')).toBe(detail)
  expect(errorMessage(refused({ code: 'not-your-turn' }), 'Fallback')).toBe(
    problemMessages['not-your-turn'],
  )
})

test('the fallback replaces the generic message', () => {
  expect(errorMessage(refused({ code: 'unexpected' }), 'Error creating property')).toBe(
    'Error creating property',
  )
  expect(errorMessage(new Error('boom'), 'Error creating property')).toBe('Error creating property')
})

test('without a fallback the message is a sentence, never a stack trace', () => {
  expect(errorMessage(new TypeError('x is not a function'))).toBe(problemMessages.unexpected)
  expect(errorMessage(undefined)).toBe(problemMessages.unexpected)
  expect(errorMessage(refused({ code: 'unexpected', detail: 'We are offline.' }))).toBe(
    'We are offline.',
  )
})

test('an unexpected error ends with the reference that support needs, other messages do not', () => {
  const requestId = 'kq3f-8m2z-x7hd'

  expect(errorMessage(refused({ code: 'unexpected', requestId }))).toBe(
    'Something went wrong on our side. Please try again. Reference: kq3f-8m2z-x7hd',
  )
  expect(errorMessage(refused({ code: 'unexpected', requestId }), 'Error creating property')).toBe(
    'Error creating property. Reference: kq3f-8m2z-x7hd',
  )
  expect(errorMessage(refused({ code: 'not-paid', requestId }))).toBe(problemMessages['not-paid'])
})

function refused(part: Pick<Problem, 'code'> & Partial<Problem>): ApiProblem {
  return new ApiProblem({ type: 'about:blank', title: 'Refused', status: 409, ...part })
}
