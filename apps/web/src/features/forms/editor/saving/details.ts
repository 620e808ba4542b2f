import { z } from 'zod'

/** What a form is called and where it stands, as far as it is written. */
export const DetailsDraft = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
})
export type DetailsDraft = z.infer<typeof DetailsDraft>

export const emptyDetails: DetailsDraft = { title: '', description: '', category: '' }

/** Where each field stands on the page, so that a message can lead there. */
export function detailsFieldId(field: string): string {
  return `own-form-${field}`
}

/** A file's name as the title that it may have meant. */
export function titleFromFileName(fileName: string): string {
  return fileName
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 80)
}
