import type { Problem } from '@countersign/contract'
import { problemCodes } from '@countersign/contract/calls'
import { expect, test } from 'vitest'
import { ApiProblem } from './api-problem.ts'
import { problemMessages, errorMessage } from './problem-messages.ts'

test.each(problemCodes)('the words for %s are whole sentences without a code', (code) => {
  expect(problemMessages[code]).toMatch(/^[A-Z].*[.]$/)
  expect(problemMessages[code]).not.toContain(code.includes('-') ? code : '500')
})

test('what the server says to the person comes before the general words', () => {
  const detail = 'Two residents have not signed yet.'

  expect(errorMessage(refused({ code: 'not-your-turn', detail }), 'Fallback')).toBe(detail)
  expect(errorMessage(refused({ code: 'not-your-turn' }), 'Fallback')).toBe(
    problemMessages['not-your-turn'],
  )
})

test('the fallback stands where nobody knows more than that it failed', () => {
  expect(errorMessage(refused({ code: 'unexpected' }), 'Error creating property')).toBe(
    'Error creating property',
  )
  expect(errorMessage(new Error('boom'), 'Error creating property')).toBe('Error creating property')
})

test('without a fallback a person still gets a sentence, never a stack', () => {
  expect(errorMessage(new TypeError('x is not a function'))).toBe(problemMessages.unexpected)
  expect(errorMessage(undefined)).toBe(problemMessages.unexpected)
  expect(errorMessage(refused({ code: 'unexpected', detail: 'We are offline.' }))).toBe(
    'We are offline.',
  )
})

function refused(part: Pick<Problem, 'code'> & Partial<Problem>): ApiProblem {
  return new ApiProblem({ type: 'about:blank', title: 'Refused', status: 409, ...part })
}
