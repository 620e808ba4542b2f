import type { FormDefinition } from '../../form-definition.ts'
import type { Piece } from '../piece.ts'
import { scalePage } from './scale-page.ts'
import { drawHeaderAndFooter } from './header-and-footer.ts'
import { keepTextWithSignatures, keptTexts } from './signatures/keep-text-with-signatures.ts'
import { layOutBody } from './lay-out-body.ts'
import { layOutClosing, layOutTitle } from './lay-out-title-and-closing.ts'
import { paginate } from './paginate.ts'
import {
  pageFormats,
  listSignerLayouts,
  type PageFormat,
  type Print,
  type LayoutOptions,
} from './page-format.ts'
import { findLowestEdge, type Page, type LayoutBlock } from './page.ts'

/** Lays a form out on pages of US Letter, in points, with headers and footers. */
export function layOutForm(
  definition: FormDefinition,
  pieces: Piece[],
  print: Print = 'standard',
): Page[] {
  const format = pageFormats[print]
  const form = { definition, pieces }
  const pages = findBestLayout(form, format) ?? layOutLoosely(form, format)
  const count = pages.length

  return pages
    .map((page, index) => drawHeaderAndFooter(definition, page, { format, index, count }))
    .map((page) => scalePage(page, format.scale))
}

interface Form {
  definition: FormDefinition
  pieces: Piece[]
}

const spacings = [1, 0.65, 0.4] as const
/** How full the pages before a forced page break are. */
const fillings = [1, 0.76] as const

/**
 * The layout with the fewest pages; of these, the one with the fewest inner pages that are half empty;
 * of these, the most readable one: groups whole, space between blocks, short pieces moved as a whole,
 * one signer a row. `undefined` if none keeps text together with the signatures on one page.
 */
function findBestLayout(form: Form, format: PageFormat): Page[] | undefined {
  let best: { pages: Page[]; cost: number } | undefined
  for (const pages of layOutEachWay(form, format)) {
    const cost = pages.length * 100 + countHalfEmpty(pages, format)
    if (!best || cost < best.cost) {
      best = { pages, cost }
    }
    if (cost === 100) {
      break
    }
  }

  return best?.pages
}

/** The most readable way first. */
function* layOutEachWay(form: Form, format: PageFormat): Generator<Page[]> {
  for (const groups of ['whole', 'split'] as const) {
    const blocks = listSignerLayouts(format).map((signers) =>
      layOutAll(form, { format, signers, groups }),
    )
    for (const spacing of spacings) {
      const spaced = blocks.map((all) => all.map((block) => scaleSpace(block, spacing)))
      for (const keptText of keptTexts) {
        for (const all of spaced) {
          const kept = keepTextWithSignatures(all, format, keptText)
          if (kept) {
            for (const filling of fillings) {
              yield paginate(kept, format, filling)
            }
          }
        }
      }
    }
  }
}

function scaleSpace(block: LayoutBlock, spacing: number): LayoutBlock {
  return { ...block, before: block.before * spacing }
}

function countHalfEmpty(pages: Page[], { top, bottom }: PageFormat): number {
  const half = (top + bottom) / 2

  return pages.slice(0, -1).filter((page) => findLowestEdge(page) < half).length
}

function layOutLoosely(form: Form, format: PageFormat): Page[] {
  const [signers = 'rows'] = listSignerLayouts(format)

  return paginate(layOutAll(form, { format, signers, groups: 'split' }), format)
}

function layOutAll({ definition, pieces }: Form, options: LayoutOptions): LayoutBlock[] {
  return [
    ...layOutTitle(definition, options.format),
    ...layOutBody(pieces, options),
    ...layOutClosing(definition, options.format),
  ]
}
