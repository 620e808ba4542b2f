import { describe, expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { formWith, smallForm } from '../testing/small-form.ts'
import { clause, withSeveralResidents } from '../builders/blocks.ts'
import { checkEditions, readEditions } from './check-editions.ts'
import { hashEdition } from './edition-hash.ts'

describe('published editions', () => {
  const before = formWith(clause('Pets', 'No pets.'))
  const known = { 'small-form@2026-10': hashEdition(before) }

  it('reject a changed text, with what to do', () => {
    const { errors, unknown } = checkEditions(known, [formWith(clause('Pets', 'One cat.'))])

    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(/small-form@2026-10 .* new edition and revisedOn.*npm run editions/s)
    expect(unknown).toEqual({})
  })

  it.each([
    [
      'a clause that only two or more residents see',
      formWith(
        clause('Pets', 'No pets.'),
        withSeveralResidents(clause('Jointly', 'All are liable.')),
      ),
    ],
    ['another revision date', { ...before, revisedOn: '2026-10-02' }],
    ['another law', { ...before, sources: ['15 USC 7001'] }],
    ['another delivery class', { ...before, deliveryClass: 'B' as const }],
  ])('detect %s', (_change, after) => {
    expect(checkEditions(known, [after]).errors).toHaveLength(1)
  })

  it('accept an unchanged form and report a new edition as unknown', () => {
    expect(checkEditions(known, [before])).toEqual({ unknown: {}, errors: [] })

    const next = smallForm({ edition: '2027-01', revisedOn: '2027-01-01' })
    expect(checkEditions(known, [next])).toEqual({
      unknown: { 'small-form@2027-01': hashEdition(next) },
      errors: [],
    })
  })

  it('are recorded for every form of the catalog, unchanged', () => {
    const { errors, unknown } = checkEditions(readEditions(), catalog)

    expect(errors).toEqual([])
    expect(
      Object.keys(unknown),
      'Run: npm run editions --workspace @countersign/form-library',
    ).toEqual([])
  })
})
