import { describe, expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { formWith, smallForm } from '../testing/small-form.ts'
import { clause, withSeveralResidents } from '../builders/blocks.ts'
import { checkEditions, readEditions } from './check-editions.ts'
import { hashEdition } from './edition-hash.ts'

describe('published editions', () => {
  const before = formWith(clause('Pets', 'No pets.'))
  const known = { 'small-form@2026-10': hashEdition(before) }

  it('refuse a text that changed under them, and say what to do', () => {
    const { errors: faults, unknown } = checkEditions(known, [formWith(clause('Pets', 'One cat.'))])

    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/small-form@2026-10 .* new edition and revisedOn.*npm run editions/s)
    expect(unknown).toEqual({})
  })

  it.each([
    [
      'a clause that two or more residents see',
      formWith(
        clause('Pets', 'No pets.'),
        withSeveralResidents(clause('Jointly', 'All are liable.')),
      ),
    ],
    ['another day of revision', { ...before, revisedOn: '2026-10-02' }],
    ['another law', { ...before, sources: ['15 USC 7001'] }],
    ['another delivery class', { ...before, deliveryClass: 'B' as const }],
  ])('notice %s', (_what, after) => {
    expect(checkEditions(known, [after]).errors).toHaveLength(1)
  })

  it('leave a form alone that says what it said, and take a new edition as new', () => {
    expect(checkEditions(known, [before])).toEqual({ unknown: {}, faults: [] })

    const next = smallForm({ edition: '2027-01', revisedOn: '2027-01-01' })
    expect(checkEditions(known, [next])).toEqual({
      unknown: { 'small-form@2027-01': hashEdition(next) },
      faults: [],
    })
  })

  it('are on record for every form of the catalogue, as it stands', () => {
    const { errors: faults, unknown } = checkEditions(readEditions(), catalog)

    expect(faults).toEqual([])
    expect(
      Object.keys(unknown),
      'Run: npm run editions --workspace @countersign/form-library',
    ).toEqual([])
  })
})
