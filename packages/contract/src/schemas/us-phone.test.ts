import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import all from 'libphonenumber-js/metadata.min.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { isUsPhone, usMetadata } from './us-phone.ts'

test('what is known of US numbers is what the installed library knows', () => {
  expect(usMetadata).toEqual({
    version: all.version,
    country_calling_codes: { 1: ['US'] },
    countries: { US: all.countries.US },
    nonGeographic: {},
  })
})

test('of all area codes, those of the US are valid, and no other country’s', () => {
  const numbers = Array.from(
    { length: 1000 },
    (_, code) => `+1${`${code}`.padStart(3, '0')}2345678`,
  )
  const isValid = (number: string) => {
    const known = parsePhoneNumberFromString(number)
    return known?.country === 'US' && known.isValid()
  }

  expect(numbers.filter(isUsPhone)).toEqual(numbers.filter(isValid))
  expect(numbers.filter(isUsPhone).length).toBeGreaterThan(300)
  expect(['+442079460958', '+14165550123', '+12175550', ''].filter(isUsPhone)).toEqual([])
})
