import { expect, it } from 'vitest'
import { catalog } from '../../catalog.ts'
import type { FormDefinition } from '../../form-definition.ts'
import { describeForm } from '../compile-form.ts'
import { layOutForm } from './lay-out-form.ts'
import { pageFormats } from './page-format.ts'
import type { Page } from './page.ts'

const { top, bottom } = pageFormats.standard

/** The lowest point of what the form itself prints: headers and footers are artifacts below it. */
function lowestEdge({ items }: Page): number {
  const edges = items.map((item) => {
    if (item.kind === 'text') {
      return item.y
    }
    return item.kind === 'rule' ? Math.max(item.y1, item.y2) : item.y + item.height
  })

  return Math.max(...edges.filter((edge) => edge <= bottom))
}

/** A private copy has one signer. */
function residentsOf({ signerScope }: FormDefinition): number[] {
  return signerScope === 'each' ? [1] : [1, 2, 4]
}

it('no page but the last of a form is half empty, for one, two or four residents', () => {
  const halfEmpty = catalog.flatMap((form) =>
    residentsOf(form).flatMap((signerCount) =>
      layOutForm(form, describeForm(form, { signerCount }).pieces)
        .slice(0, -1)
        .flatMap((page, index) =>
          lowestEdge(page) < (top + bottom) / 2
            ? [`${form.id} for ${signerCount}, page ${index + 1}`]
            : [],
        ),
    ),
  )

  expect(halfEmpty).toEqual([])
})
