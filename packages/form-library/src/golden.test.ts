import { expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { describeGeometry } from './testing/describe-geometry.ts'

it.each(catalog.map((form) => [form.id, form] as const))(
  '%s stands on its pages as it was looked at',
  async (id, form) => {
    await expect(describeGeometry(form)).toMatchFileSnapshot(`golden/${id}.txt`)
  },
)
