import { z } from 'zod'

export const DetailsDraft = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
})
export type DetailsDraft = z.infer<typeof DetailsDraft>

export const emptyDetails: DetailsDraft = { title: '', description: '', category: '' }

export function detailsFieldId(field: string): string {
  return `own-form-${field}`
}

export function titleFromFileName(fileName: string): string {
  return fileName
    .replace(/\.(?:pdf|docx)$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 80)
}
