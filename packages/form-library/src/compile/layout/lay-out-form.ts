import type { FormDefinition } from '../../form-definition.ts'
import type { Piece } from '../piece.ts'
import { scalePage } from './scale-page.ts'
import { drawHeaderAndFooter } from './header-and-footer.ts'
import { keepTextWithSignatures } from './signatures/keep-text-with-signatures.ts'
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

/** Lays a form out on pages of US Letter, in points, with headers and footers. */
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
    layOutLoosely(form, format)

  return pages
    .map((page, index) => drawHeaderAndFooter(definition, page, { format, index }))
    .map((page) => scalePage(page, format.scale))
}

interface Form {
  definition: FormDefinition
  pieces: Piece[]
}

/**
 * Uses the signer layout that takes the fewest pages. `undefined` if none keeps text together with the
 * signatures on one page.
 */
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
