import { expect, it } from 'vitest'
import { catalogue } from './catalog.ts'
import { geometryOf } from './testing/geometry.ts'

it.each(catalogue.map((form) => [form.id, form] as const))(
  '%s stands on its pages as it was looked at',
  async (id, form) => {
    await expect(geometryOf(form)).toMatchFileSnapshot(`golden/${id}.txt`)
  },
)
