import { describe, expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { describeForm } from './compile/compile-form.ts'
import { layOutForm } from './compile/layout/lay-out-form.ts'
import { pageFormats } from './compile/layout/page-format.ts'
import type { Page } from './compile/layout/page.ts'
import type { FormDefinition } from './form-definition.ts'
import { describeGeometry } from './testing/describe-geometry.ts'
import { textAboveSignatures } from './testing/text-above-signatures.ts'

const { top, bottom } = pageFormats.standard

describe.each(catalog.map((form) => [form.id, form] as const))('the layout of %s', (id, form) => {
  let laidOut: { pages: Page[]; asked: string[] }[] | undefined
  /** For one to four residents, once for all tests of the form. */
  const layouts = () => (laidOut ??= [1, 2, 3, 4].map((count) => layOut(form, count)))

  it('is unchanged', async () => {
    const geometry = describeGeometry(layouts().map(({ pages }) => pages))

    await expect(geometry).toMatchFileSnapshot(`golden/${id}.txt`)
  })

  it('has some of its own text on each page with signatures', () => {
    const own = layouts().flatMap(({ pages, asked }) =>
      pages
        .flatMap(textAboveSignatures)
        .map((words) => asked.reduce((rest, text) => rest.split(text)[0] ?? '', words)),
    )

    expect(own.filter((words) => words.replaceAll(' ', '').length < 12)).toEqual([])
  })

  it('has no half empty page but the last, for one, two or four residents', () => {
    // A private copy has one signer.
    const counts = form.signerScope === 'each' ? [1] : [1, 2, 4]
    const halfEmpty = counts.flatMap((count) =>
      (layouts()[count - 1]?.pages ?? [])
        .slice(0, -1)
        .flatMap((page, index) =>
          lowestEdge(page) < (top + bottom) / 2 ? [`page ${index + 1} for ${count}`] : [],
        ),
    )

    expect(halfEmpty).toEqual([])
  })
})

function layOut(form: FormDefinition, signerCount: number) {
  const { pieces } = describeForm(form, { signerCount })
  const asked = pieces.flatMap((piece) => (piece.kind === 'signatures' ? [piece.text] : []))

  return { pages: layOutForm(form, pieces), asked }
}

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
