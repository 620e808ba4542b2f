import { describe, expect, it } from 'vitest'
import { pluralize } from './pluralize.ts'

const one = { signerCount: 1 }
const three = { signerCount: 3 }

describe('placeholders in a text', () => {
  it('rejects an unknown placeholder', () => {
    expect(pluralize('{Tenant} pays.', one)).toBeUndefined()
    expect(pluralize('{a|b|c}', one)).toBeUndefined()
  })

  it('rejects an unclosed brace', () => {
    expect(pluralize('{Resident pays.', one)).toBeUndefined()
    expect(pluralize('Resident} pays.', one)).toBeUndefined()
  })

  it('rejects a resident’s number in a text that is not repeated', () => {
    expect(pluralize('Resident {n}', three)).toBeUndefined()
  })

  it('chooses singular or plural', () => {
    const text = '{Resident} {is|are} liable for {Resident’s} guests.'

    expect(pluralize(text, one)).toBe('The Resident is liable for the Resident’s guests.')
    expect(pluralize(text, three)).toBe('The Residents are liable for the Residents’ guests.')
  })

  it('starts every sentence with a capital letter', () => {
    expect(pluralize('Pay. {Resident} {pays|pay}.', one)).toBe('Pay. The Resident pays.')
    expect(pluralize('{each|all} and {Resident}', three)).toBe('All and the Residents')
  })

  it('may be empty for one number', () => {
    expect(pluralize('as it is{.|, jointly.}', one)).toBe('as it is.')
  })

  it('number the residents in a repeated text', () => {
    expect(pluralize('Resident {n}', { signerCount: 3, resident: 2 })).toBe('Resident 2')
  })
})
