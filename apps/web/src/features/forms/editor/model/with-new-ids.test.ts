import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { expect, test } from 'vitest'
import { withNewIds } from './with-new-ids.ts'

const common = { page: 1, role: 'LLEdit', required: false } as const
const box = { x: 72, y: 600, width: 12, height: 12 }

const pets = [place('a', 'Allowed'), place('b', 'Not allowed')]
const name = { ...place('c'), showWhen: { place: 'a', is: 'Allowed' } }

test('boxes of one choice that are copied together are one choice again, apart from the first', () => {
  const [allowed, not] = copy([...pets])

  expect(allowed?.answer).toBe(not?.answer)
  expect(allowed?.answer).not.toBe('pets')
})

test('a copied condition asks the copy of its field, and the original where that was not copied', () => {
  const [allowed, , petName] = copy([...pets, name])
  expect(petName?.showWhen).toEqual({ place: allowed?.id, is: 'Allowed' })

  expect(copy([name])[0]?.showWhen).toEqual(name.showWhen)
})

function copy(originals: FormPlace[]): FormPlace[] {
  let count = 0
  return withNewIds(originals, () => `new-${(count += 1)}`, { joinsChoice: true })
}

function place(id: string, option?: string): FormPlace {
  return {
    ...common,
    ...box,
    id,
    type: option === undefined ? 'text' : 'choice',
    label: option === undefined ? 'Name of the pet' : 'Pets',
    ...(option !== undefined && { option, answer: 'pets' }),
  }
}
