import path from 'node:path'
import type { View } from './view.ts'

export const folder = path.resolve(import.meta.dirname, '../../.cache/gallery')

/** Widths in CSS pixels with the height of the window. */
export const windows = { 360: 740, 390: 844, 768: 1024, 1440: 900 } as const
export type Width = keyof typeof windows
export const widths = [360, 390, 768, 1440] as const satisfies readonly Width[]

/** One picture file for each view, language and width. */
export function pictureName({ screen, state }: View, language: string, width: number): string {
  const words = `${screen} ${state}`.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')
  return `${words}-${language}-${width}.jpg`
}

/** What is wrong with a view, beside its pictures. */
export function findingsName(view: View, language: string): string {
  return pictureName(view, language, 0).replace('-0.jpg', '.json')
}
