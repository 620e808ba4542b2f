import { describe, expect, test } from 'vitest'
import { catalog } from '../catalog.ts'
import { createFormLibrary } from '../library.ts'
import { describeForm } from './compile-form.ts'

const ownCopies = catalog.filter(({ signerScope }) => ['each', 'guarantor'].includes(signerScope))

describe.each(ownCopies.map((form) => [form.id, form] as const))('A copy of %s', (_id, form) => {
  const { template } = describeForm(form, { signerCount: 4, resident: 3 })
  const roles = new Set(template.fields.map(({ role }) => role))

  test('has no field of another resident, and asks for its own signature', () => {
    expect([...roles].filter((role) => role.startsWith('TT'))).toEqual(['TT3'])
    expect(template.fields.map(({ key }) => key)).toContain('TT3.signature')
    expect(JSON.stringify(template)).not.toMatch(/TT[124]|signers\.[124]/)
    expect(template).toMatchObject({ copyOf: 'TT3', signerCount: 4 })
  })

  test('addresses one person, as in a packet of one', () => {
    const alone = describeForm(form, { signerCount: 1, resident: 1 }).template
    const texts = (reading: typeof alone.reading) =>
      JSON.stringify(reading)
        .replaceAll(/TT\d/g, 'TT')
        .replaceAll(/Resident \d/g, 'Resident')

    expect(texts(template.reading)).toBe(texts(alone.reading))
  })
})

test('a copy is found by the number of its resident, and only for forms that have copies', async () => {
  const library = createFormLibrary()
  const now = (formId: string) => `${formId}@${catalog.find(({ id }) => id === formId)?.edition}`
  const templateId = `${now('lead-pamphlet-receipt')}/k3r2`

  expect(await library.find(templateId)).toMatchObject({ templateId, copyOf: 'TT2' })
  expect(await library.find(`${now('lead-pamphlet-receipt')}/k2r3`)).toBeUndefined()
  expect(await library.find(`${now('residential-lease')}/k2r1`)).toBeUndefined()
})
