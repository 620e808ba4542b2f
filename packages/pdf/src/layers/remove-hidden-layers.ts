import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream } from '@libpdf/core'
import { getInherited } from '../inherited-attribute.ts'
import {
  decodeName,
  isDrawing,
  listPageContent,
  readArray,
  readDict,
  readName,
  resolveObject,
} from '../resolve.ts'
import { readStructure } from '../structure/structure.ts'
import { readLayerStates, type LayerStates } from './layer-states.ts'
import { splitContent } from './split-content.ts'

export interface RemovedLayers {
  /** Names of the layers of which something was removed. */
  names: string[]
  /** Text that follows hidden text in the same line has moved into its place. */
  shifted: boolean
}

interface Cleaning {
  pdf: PDF
  states: LayerStates
  removed: RemovedLayers
}

/**
 * Removes what is on a layer that a screen does not show (ISO 32000-1, 8.11), and makes the rest
 * independent of layers: merged files have none, so every reader would show everything.
 */
export function removeHiddenLayers(pdf: PDF): RemovedLayers {
  const removed: RemovedLayers = { names: [], shifted: false }
  const states = readLayerStates(pdf)
  if (!states) {
    return removed
  }

  removeHiddenAnnotations(pdf, states)
  const seen = new Set<PdfDict>()
  for (const { dict } of pdf.getPages()) {
    cleanPage(dict, { pdf, states, removed }, seen)
  }
  // At the end, because pages and drawings share resources.
  seen.forEach((dict) => removeLayerNames(pdf, dict))
  pdf.getCatalog().delete('OCProperties')
  removed.names = [...states.hidden]
  return removed
}

function removeHiddenAnnotations(pdf: PDF, { isHidden }: LayerStates): void {
  const structure = readStructure(pdf)
  for (const { dict } of pdf.getPages()) {
    const annotations = resolveObject(pdf, dict.get('Annots'))
    if (!(annotations instanceof PdfArray)) {
      continue
    }
    for (let index = annotations.length - 1; index >= 0; index -= 1) {
      const item = annotations.at(index)
      const annotation = resolveObject(pdf, item)
      if (annotation instanceof PdfDict && isHidden(annotation.get('OC'))) {
        annotations.remove(index)
        if (item instanceof PdfRef) {
          structure.drop({ widget: item })
        }
      }
    }
  }
  structure.finish()
}

function cleanPage(page: PdfDict, cleaning: Cleaning, seen: Set<PdfDict>): void {
  const { pdf } = cleaning
  const found = resolveObject(pdf, getInherited(pdf, page, 'Resources'))
  const resources = found instanceof PdfDict ? found : new PdfDict()
  const text = listPageContent(pdf, page).map(decode).join('\n')
  const cleaned = cleanContent(text, { ...cleaning, resources })
  if (cleaned !== text) {
    page.set('Contents', pdf.register(new PdfStream([], Buffer.from(cleaned, 'latin1'))))
  }

  const waiting = [resources, ...listAppearances(pdf, page)]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!seen.has(next)) {
      seen.add(next)
      cleanDrawing(next, { ...cleaning, resources })
      waiting.push(...listParts(pdf, next))
    }
  }
}

function listAppearances(pdf: PDF, page: PdfDict): PdfDict[] {
  return readArray(pdf, page, 'Annots').flatMap((item) => {
    const annotation = resolveObject(pdf, item)
    if (!(annotation instanceof PdfDict)) {
      return []
    }
    annotation.delete('OC')
    return readDict(pdf, annotation, 'AP') ?? []
  })
}

function listParts(pdf: PDF, dict: PdfDict): PdfDict[] {
  return [...dict]
    .map(([, value]) => resolveObject(pdf, value))
    .flatMap((value) =>
      value instanceof PdfArray ? value.toArray().map((item) => resolveObject(pdf, item)) : [value],
    )
    .filter((value) => value instanceof PdfDict)
}

function removeLayerNames(pdf: PDF, resources: PdfDict): void {
  const properties = readDict(pdf, resources, 'Properties')
  for (const key of [...(properties?.keys() ?? [])]) {
    const dict = properties && readDict(pdf, properties, key.value)
    const type = dict && readName(pdf, dict, 'Type')
    if (type === 'OCG' || type === 'OCMD') {
      properties?.delete(key.value)
    }
  }
}

interface Scope extends Cleaning {
  /** Of the page, for drawings without resources of their own (7.8.3). */
  resources: PdfDict
}

/** A drawing, image, pattern or font with glyphs that are drawings. */
function cleanDrawing(dict: PdfDict, page: Scope): void {
  const { pdf, states } = page
  const resources = readDict(pdf, dict, 'Resources') ?? page.resources
  const glyphs = readDict(pdf, dict, 'CharProcs')
  const streams = [dict, ...(glyphs ? listParts(pdf, glyphs) : [])].filter(
    (stream) => stream instanceof PdfStream,
  )
  for (const stream of streams) {
    if (states.isHidden(stream.get('OC'))) {
      drawNothing(stream)
    } else if (stream !== dict || stream.has('PatternType') || isDrawing(pdf, stream)) {
      const text = decode(stream)
      const cleaned = cleanContent(text, { ...page, resources })
      if (cleaned !== text) {
        stream.setData(Buffer.from(cleaned, 'latin1'))
      }
    }
    stream.delete('OC')
  }
}

function drawNothing(stream: PdfStream): void {
  for (const key of [...stream.keys()]) {
    stream.delete(key.value)
  }
  stream.setData(new Uint8Array())
  stream.set('Type', PdfName.of('XObject'))
  stream.set('Subtype', PdfName.of('Form'))
  stream.set('BBox', PdfArray.of(...[0, 0, 1, 1].map((corner) => PdfNumber.of(corner))))
}

function decode(stream: PdfStream): string {
  return Buffer.from(stream.getDecodedData()).toString('latin1')
}

/** The tag `OC`, also with signs written as numbers. */
const layerTag = /\/(?:O|#4[fF])(?:C|#43)(?![^\0\t\n\f\r ()<>[\]{}/%])/
const layerName = new RegExp(`${layerTag.source}\\s*/([^\\0\\t\\n\\f\\r ()<>[\\]{}/%]*)\\s*$`)

function cleanContent(text: string, { pdf, resources, states, removed }: Scope): string {
  if (!layerTag.test(text)) {
    return text
  }

  const properties = readDict(pdf, resources, 'Properties') ?? new PdfDict()
  const open: ('layer' | 'hidden layer' | 'other')[] = []
  const isHidden = () => open.includes('hidden layer')
  const kept: string[] = []
  let isShifted = false
  for (const { operands, operator } of splitContent(text)) {
    const wasHidden = isHidden()
    const isMark = operator === 'BDC' || operator === 'BMC'
    if (isMark) {
      const [, name] = operator === 'BDC' ? (layerName.exec(operands) ?? []) : []
      const hides = name !== undefined && states.isHidden(properties.get(decodeName(name)))
      open.push(hides ? 'hidden layer' : name === undefined ? 'other' : 'layer')
    }
    const mark = isMark ? open.at(-1) : operator === 'EMC' ? open.pop() : 'other'
    if (showsText.test(operator)) {
      removed.shifted ||= isShifted && !wasHidden
      isShifted ||= wasHidden
    } else if (movesText.test(operator)) {
      isShifted = false
    }
    if (mark === 'other' && !wasHidden) {
      kept.push(operands, operator)
    } else if (mark === 'other') {
      kept.push(withoutPainting(operands, operator))
    }
  }
  return kept.join('')
}

const showsText = /^T[jJ]$/
const movesText = /^(?:BT|T[dDm*]|['"])$/

/** State still changes (ISO 32000-1, 8.11.3.2), but nothing is painted. */
function withoutPainting(operands: string, operator: string): string {
  if (/^(?:[SsFfBb]|[fBb]\*)$/.test(operator)) {
    return '\nn'
  }
  if (/^(?:Tj|TJ|sh|Do|MP|DP|BDC|BMC|EMC)$/.test(operator) || operator.startsWith('BI')) {
    return ''
  }
  if (operator === "'") {
    return '\nT*'
  }
  const spacing = operator === '"' ? /^\s*(\S+)\s+([^\s(<]+)/.exec(operands) : undefined
  return spacing ? `\n${spacing[1]} Tw ${spacing[2]} Tc T*` : operands + operator
}
