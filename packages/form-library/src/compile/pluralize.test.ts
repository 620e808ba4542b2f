import { describe, expect, it } from 'vitest'
import { switchNumber } from './pluralize.ts'

const one = { signerCount: 1 }
const three = { signerCount: 3 }

describe('switching a text by the number of residents', () => {
  it('refuses a switch that it does not know', () => {
    expect(switchNumber('{Tenant} pays.', one)).toBeUndefined()
    expect(switchNumber('{a|b|c}', one)).toBeUndefined()
  })

  it('refuses a brace that is not closed', () => {
    expect(switchNumber('{Resident pays.', one)).toBeUndefined()
    expect(switchNumber('Resident} pays.', one)).toBeUndefined()
  })

  it('refuses a resident’s number where nothing is repeated', () => {
    expect(switchNumber('Resident {n}', three)).toBeUndefined()
  })

  it('speaks of one or of several', () => {
    const text = '{Resident} {is|are} liable for {Resident’s} guests.'

    expect(switchNumber(text, one)).toBe('The Resident is liable for the Resident’s guests.')
    expect(switchNumber(text, three)).toBe('The Residents are liable for the Residents’ guests.')
  })

  it('begins every sentence with a capital', () => {
    expect(switchNumber('Pay. {Resident} {pays|pay}.', one)).toBe('Pay. The Resident pays.')
    expect(switchNumber('{each|all} and {Resident}', three)).toBe('All and the Residents')
  })

  it('may leave something out', () => {
    expect(switchNumber('as it is{.|, jointly.}', one)).toBe('as it is.')
  })

  it('names the resident whom a repeated text speaks of', () => {
    expect(switchNumber('Resident {n}', { signerCount: 3, resident: 2 })).toBe('Resident 2')
  })
})
