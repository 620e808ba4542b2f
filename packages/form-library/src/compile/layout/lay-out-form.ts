import type { FormDefinition } from '../../form-definition.ts'
import type { Piece } from '../piece.ts'
import { enlarge } from './enlarge.ts'
import { drawFurniture } from './furniture.ts'
import { keepSigningWhole } from './keep-signing-whole.ts'
import { layOutBody } from './lay-out-body.ts'
import { layOutClosing, layOutTitle } from './lay-out-ends.ts'
import { paginate } from './paginate.ts'
import { papers } from './paper.ts'
import type { Paper, Print } from './paper.ts'
import { waysToSign } from './setting.ts'
import type { Setting } from './setting.ts'
import type { Sheet, Slab } from './sheet.ts'

/**
 * A form on pages of US Letter, in points: title, pieces, closing words, and what stands at the head
 * and foot of each page.
 */
export function layOutForm(
  definition: FormDefinition,
  pieces: Piece[],
  print: Print = 'standard',
): Sheet[] {
  const paper = papers[print]
  const form = { definition, pieces }
  const sheets =
    layOutWith('whole', form, paper) ?? layOutWith('split', form, paper) ?? layOutLoose(form, paper)

  return sheets
    .map((sheet, index) => drawFurniture(definition, sheet, { paper, index }))
    .map((sheet) => enlarge(sheet, paper.scale))
}

interface Form {
  definition: FormDefinition
  pieces: Piece[]
}

/** Signers stand as reads best, or as takes fewer pages; `undefined` where no way leaves room for text. */
function layOutWith(groups: Setting['groups'], form: Form, paper: Paper): Sheet[] | undefined {
  const ways = waysToSign(paper).flatMap((signers) => {
    const kept = keepSigningWhole(layOutAll(form, { paper, signers, groups }), paper)
    return kept ? [paginate(kept, paper)] : []
  })
  const fewest = Math.min(...ways.map((sheets) => sheets.length))

  return ways.find((sheets) => sheets.length === fewest)
}

function layOutLoose(form: Form, paper: Paper): Sheet[] {
  const [signers = 'rows'] = waysToSign(paper)

  return paginate(layOutAll(form, { paper, signers, groups: 'split' }), paper)
}

function layOutAll({ definition, pieces }: Form, setting: Setting): Slab[] {
  return [
    ...layOutTitle(definition, setting.paper),
    ...layOutBody(pieces, setting),
    ...layOutClosing(definition, setting.paper),
  ]
}
