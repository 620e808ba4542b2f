import { PDF } from '@libpdf/core'
import type { Field } from '@countersign/answers'
import type { Template } from '../template.ts'
import { getPageView } from './coordinates.ts'
import { fieldName, findPlaces } from './find-places.ts'
import type { Place } from './find-places.ts'

/** Where a field stands on a page, in points as seen, from the upper left corner. */
interface FieldPlace {
  key: string
  /** Of a choice the option's value; of a table `<row>.<column>`, rows from 0. */
  part?: string
  /** From 1. */
  page: number
  x: number
  y: number
  width: number
  height: number
}

/** The pages of a template in points as seen, and every place on them in page order. */
export interface PagePlaces {
  pages: { width: number; height: number }[]
  places: FieldPlace[]
}

/** Where each field of a template stands, so that a page can put its own controls there. */
export async function listPlaces(template: Pick<Template, 'pdf' | 'fields'>): Promise<PagePlaces> {
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

/** PDF measures from below, a page on a screen from above. */
function fromTopLeft({ page, rect }: Place, pageHeight: number) {
  const { x, width, height } = rect
  return { page: page.index + 1, x, y: pageHeight - rect.y - height, width, height }
}
