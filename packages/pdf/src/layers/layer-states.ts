import { type PDF, PdfArray, PdfDict, type PdfObject } from '@libpdf/core'
import { readArray, readDict, readName, readText, resolveObject } from '../resolve.ts'

export interface LayerStates {
  /** Of an optional content group or membership dictionary (ISO 32000-1, 8.11.2). */
  isHidden(object: PdfObject | undefined): boolean
  /** Names of the layers of which something was hidden. */
  hidden: Set<string>
}

const maxDepth = 16

/** What a screen shows when it opens the file: the default configuration, and the state for viewing. */
export function readLayerStates(pdf: PDF): LayerStates | undefined {
  const properties = readDict(pdf, pdf.getCatalog(), 'OCProperties')
  if (!properties) {
    return undefined
  }

  const config = readDict(pdf, properties, 'D') ?? new PdfDict()
  const list = (dict: PdfDict, key: string) =>
    new Set(readArray(pdf, dict, key).map((item) => resolveObject(pdf, item)))
  const [known, on, off] = [list(properties, 'OCGs'), list(config, 'ON'), list(config, 'OFF')]
  const startsOff = readName(pdf, config, 'BaseState') === 'OFF'
  const hidden = new Set<string>()

  function isGroupOn(group: PdfDict): boolean {
    const usage = readDict(pdf, group, 'Usage')
    const view = usage && readDict(pdf, usage, 'View')
    if (view && readName(pdf, view, 'ViewState') === 'OFF') {
      return false
    }
    return startsOff ? on.has(group) || !known.has(group) : !off.has(group)
  }

  function isVisible(object: PdfObject | undefined, depth: number): boolean {
    const dict = resolveObject(pdf, object)
    if (!(dict instanceof PdfDict) || depth > maxDepth) {
      return true
    }
    if (readName(pdf, dict, 'Type') !== 'OCMD') {
      return isGroupOn(dict)
    }

    const expression = readArray(pdf, dict, 'VE')
    return expression.length > 0
      ? evaluate(expression, depth + 1)
      : followPolicy(
          dict,
          listGroups(pdf, dict).map((group) => isVisible(group, depth + 1)),
        )
  }

  function followPolicy(membership: PdfDict, states: boolean[]): boolean {
    if (states.length === 0) {
      return true
    }
    switch (readName(pdf, membership, 'P') ?? '') {
      case 'AllOn':
        return states.every(Boolean)
      case 'AnyOff':
        return states.some((state) => !state)
      case 'AllOff':
        return states.every((state) => !state)
      default:
        return states.some(Boolean)
    }
  }

  /** ISO 32000-1, 8.11.2.2: an operator and groups or further expressions. */
  function evaluate([operator, ...operands]: PdfObject[], depth: number): boolean {
    const name = resolveObject(pdf, operator)
    const states = operands.map((operand) => {
      const found = resolveObject(pdf, operand)
      return found instanceof PdfArray && depth <= maxDepth
        ? evaluate(found.toArray(), depth + 1)
        : isVisible(found, depth + 1)
    })
    switch (name?.type === 'name' ? name.value : '') {
      case 'And':
        return states.every(Boolean)
      case 'Or':
        return states.some(Boolean)
      case 'Not':
        return !states[0]
      default:
        return true
    }
  }

  return {
    hidden,
    isHidden(object) {
      const isShown = isVisible(object, 0)
      if (!isShown) {
        const names = listNames(pdf, object)
        ;(names.length > 0 ? names : ['no name']).forEach((name) => hidden.add(name))
      }
      return !isShown
    },
  }
}

/** Of a group, or of the groups on which a membership depends. */
function listNames(pdf: PDF, object: PdfObject | undefined, depth = 0): string[] {
  const found = resolveObject(pdf, object)
  const parts =
    found instanceof PdfArray
      ? found.toArray()
      : found instanceof PdfDict
        ? ['OCGs', 'VE'].flatMap((key) => found.get(key) ?? [])
        : []
  const name = found instanceof PdfDict ? readText(pdf, found, 'Name') : undefined

  return name !== undefined || depth > maxDepth
    ? [name ?? '']
    : parts.flatMap((part) => listNames(pdf, part, depth + 1))
}

function listGroups(pdf: PDF, membership: PdfDict): PdfObject[] {
  const groups = resolveObject(pdf, membership.get('OCGs'))
  if (groups instanceof PdfArray) {
    return groups.toArray().filter((item) => resolveObject(pdf, item) instanceof PdfDict)
  }
  return groups instanceof PdfDict ? [groups] : []
}
