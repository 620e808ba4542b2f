import { PDF } from '@libpdf/core'
import type { Field } from '@countersign/answers/field'
import type { Template } from './template.ts'
import { getPageView } from './coordinates.ts'
import { fieldName, findPlaces, type Place } from './find-places.ts'

/** Position of a field in visible points from the upper left corner. */
interface FieldPlace {
  key: string
  /** Option value of a choice, or `<row>.<column>` of a table with rows from 0. */
  part?: string
  /** From 1. */
  page: number
  x: number
  y: number
  width: number
  height: number
}

/** Visible page sizes in points, and all places in page order. */
export interface PagePlaces {
  pages: { width: number; height: number }[]
  places: FieldPlace[]
}

/** Positions of all fields of a template, for a page that overlays its own controls. */
export function listPlaces(template: Pick<Template, 'pdf' | 'fields'>): Promise<PagePlaces> {
  const places = known.get(template) ?? findAll(template)
  known.set(template, places)
  return places
}

/** Templates are frozen, and to open one takes milliseconds. */
const known = new WeakMap<Pick<Template, 'pdf' | 'fields'>, Promise<PagePlaces>>()

async function findAll(template: Pick<Template, 'pdf' | 'fields'>): Promise<PagePlaces> {
  const pdf = await PDF.load(template.pdf)
  const pages = pdf.getPages().map((page) => {
    const { width, height } = getPageView(pdf, page)
    return { width, height }
  })
  const all = [...findPlaces(pdf).values()].flat()
  const places = all.flatMap((place) => {
    const owner = findField(place.name, template.fields)
    const height = pages[place.page.index]?.height
    return owner && height !== undefined ? [{ ...owner, ...fromTopLeft(place, height) }] : []
  })

  return { pages, places: places.sort((a, b) => a.page - b.page) }
}

function findField(
  name: string,
  fields: readonly Field[],
): Pick<FieldPlace, 'key' | 'part'> | undefined {
  const exact = fields.find(({ key }) => fieldName(key) === name)
  if (exact) {
    return { key: exact.key }
  }
  const container = fields.find(({ key }) => name.startsWith(`${fieldName(key)}.`))

  return container && { key: container.key, part: name.slice(fieldName(container.key).length + 1) }
}

/** PDF measures from the lower left, screens from the upper left. */
function fromTopLeft({ page, rect }: Place, pageHeight: number) {
  const { x, width, height } = rect
  return { page: page.index + 1, x, y: pageHeight - rect.y - height, width, height }
}
