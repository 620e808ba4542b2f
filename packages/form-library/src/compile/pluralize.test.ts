import { describe, expect, it } from 'vitest'
import { pluralize } from './pluralize.ts'

const one = { signerCount: 1 }
const three = { signerCount: 3 }

describe('switching a text by the number of residents', () => {
  it('refuses a switch that it does not know', () => {
    expect(pluralize('{Tenant} pays.', one)).toBeUndefined()
    expect(pluralize('{a|b|c}', one)).toBeUndefined()
  })

  it('refuses a brace that is not closed', () => {
    expect(pluralize('{Resident pays.', one)).toBeUndefined()
    expect(pluralize('Resident} pays.', one)).toBeUndefined()
  })

  it('refuses a resident’s number where nothing is repeated', () => {
    expect(pluralize('Resident {n}', three)).toBeUndefined()
  })

  it('speaks of one or of several', () => {
    const text = '{Resident} {is|are} liable for {Resident’s} guests.'

    expect(pluralize(text, one)).toBe('The Resident is liable for the Resident’s guests.')
    expect(pluralize(text, three)).toBe('The Residents are liable for the Residents’ guests.')
  })

  it('begins every sentence with a capital', () => {
    expect(pluralize('Pay. {Resident} {pays|pay}.', one)).toBe('Pay. The Resident pays.')
    expect(pluralize('{each|all} and {Resident}', three)).toBe('All and the Residents')
  })

  it('may leave something out', () => {
    expect(pluralize('as it is{.|, jointly.}', one)).toBe('as it is.')
  })

  it('names the resident whom a repeated text speaks of', () => {
    expect(pluralize('Resident {n}', { signerCount: 3, resident: 2 })).toBe('Resident 2')
  })
})
