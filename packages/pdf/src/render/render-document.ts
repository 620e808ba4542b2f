import type { PDF } from '@libpdf/core'
import type { Template } from '../template.ts'
import { openTemplate } from '../document/open-template.ts'
import { removeForm } from '../document/remove-form.ts'
import { saveDocument } from '../document/save-document.ts'
import { type DrawnPlace, findPlaces } from '../find-places.ts'
import { readStructure } from '../structure/structure.ts'
import { createPageWriter } from '../text/page-writer.ts'
import {
  drawAnswers,
  type PrintInput,
  type RenderWarning,
  requireSupportedCharacters,
} from './draw-answers.ts'

export interface RenderInput extends PrintInput {
  template: Pick<Template, 'pdf' | 'fields' | 'title' | 'textSize'>
}

export interface RenderedDocument {
  /** The document with its answers as page content, without form fields. */
  pdf: Uint8Array
  /** Number of pages including continuation pages. */
  pages: number
  warnings: RenderWarning[]
}

/**
 * Draws answers into a template and removes its form. Deterministic: the same input gives the same
 * bytes. Throws `unsupported-characters` instead of omitting a character.
 */
export async function renderDocument(input: RenderInput): Promise<RenderedDocument> {
  const { open, warnings } = await renderOpenDocument(input)

  return { pdf: await saveDocument(open), pages: open.getPageCount(), warnings }
}

export interface OpenDocument {
  /** With its fonts, not saved yet: it can be merged without parsing it again. */
  open: PDF
  warnings: RenderWarning[]
  /** Places without an answer, whose widgets are gone. */
  blanks: DrawnPlace[]
  /** Number of answers that are on continuation pages. */
  continuations: number
}

export async function renderOpenDocument(input: RenderInput): Promise<OpenDocument> {
  requireSupportedCharacters(input)
  const open = await openTemplate(input.template.pdf)
  const writer = createPageWriter(open)
  const structure = readStructure(open)
  const places = findPlaces(open)
  const drawn = drawAnswers(
    {
      pdf: open,
      writer,
      structure,
      places,
      addPage: () => open.addPage({ size: 'letter' }),
      firstPage: 0,
      continuations: 0,
    },
    input,
  )
  const blanks = [...places.values()].flat().map(({ widget, ...place }) => ({
    ...place,
    element: structure.drop({ widget }),
  }))
  structure.finish()
  removeForm(open)
  writer.embedFonts()
  return { open, blanks, ...drawn }
}
