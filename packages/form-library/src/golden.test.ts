import { expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { describeGeometry } from './testing/describe-geometry.ts'

it.each(catalog.map((form) => [form.id, form] as const))(
  'the layout of %s is unchanged',
  async (id, form) => {
    await expect(describeGeometry(form)).toMatchFileSnapshot(`golden/${id}.txt`)
  },
)
