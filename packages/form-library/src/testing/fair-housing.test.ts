import { describe, expect, it } from 'vitest'
import { findSteering } from './fair-housing.ts'

describe('the fair-housing lint', () => {
  it.each([
    'This is an adults only building.',
    'No children under 12.',
    'Ideal for a single professional.',
    'English-speaking residents.',
    'Mature tenants welcome.',
    'No wheelchairs on the stairs.',
    'Christian household.',
    'Age of each occupant',
  ])('finds “%s”', (text) => {
    expect(findSteering(text)).not.toEqual([])
  })

  it('accepts a statement against discrimination, and a warning about lead', () => {
    expect(
      findSteering(
        'The Owner rents without regard to race, religion, sex or familial status. Lead is especially harmful to young children and pregnant women. An assistance animal is not a pet.',
      ),
    ).toEqual([])
  })
})
