import type { FormDefinition } from '../../form-definition.ts'
import type { Piece } from '../piece.ts'
import { scalePage } from './scale-page.ts'
import { drawHeaderAndFooter } from './header-and-footer.ts'
import { keepTextWithSignatures } from './keep-text-with-signatures.ts'
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
import type { Page, LayoutBlock } from './page.ts'

/**
 * A form on pages of US Letter, in points: title, pieces, closing words, and what stands at the head
 * and foot of each page.
 */
export function layOutForm(
  definition: FormDefinition,
  pieces: Piece[],
  print: Print = 'standard',
): Page[] {
  const format = pageFormats[print]
  const form = { definition, pieces }
  const pages =
    layOutTogether('whole', form, format) ??
    layOutTogether('split', form, format) ??
    layOutLoose(form, format)

  return pages
    .map((page, index) => drawHeaderAndFooter(definition, page, { format, index }))
    .map((page) => scalePage(page, format.scale))
}

interface Form {
  definition: FormDefinition
  pieces: Piece[]
}

/** Signers stand as reads best, or as takes fewer pages; `undefined` where no way leaves room for text. */
function layOutTogether(
  groups: LayoutOptions['groups'],
  form: Form,
  format: PageFormat,
): Page[] | undefined {
  const ways = listSignerLayouts(format).flatMap((signers) => {
    const kept = keepTextWithSignatures(layOutAll(form, { format, signers, groups }), format)
    return kept ? [paginate(kept, format)] : []
  })
  const fewest = Math.min(...ways.map((pages) => pages.length))

  return ways.find((pages) => pages.length === fewest)
}

function layOutLoose(form: Form, format: PageFormat): Page[] {
  const [signers = 'rows'] = listSignerLayouts(format)

  return paginate(layOutAll(form, { format, signers, groups: 'split' }), format)
}

function layOutAll({ definition, pieces }: Form, setting: LayoutOptions): LayoutBlock[] {
  return [
    ...layOutTitle(definition, setting.format),
    ...layOutBody(pieces, setting),
    ...layOutClosing(definition, setting.format),
  ]
}
