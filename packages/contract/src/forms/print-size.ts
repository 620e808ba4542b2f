import { z } from 'zod'

/** How a document is set: as usual, or in 18 points for whoever needs large print. */
export const PrintSize = z.enum(['standard', 'large'])
export type PrintSize = z.infer<typeof PrintSize>

interface SourcedForm {
  source: 'library' | 'own'
}

/** Only the library’s forms are set in large print; a member’s own stand as they were made. */
export function hasLargePrint({ source }: SourcedForm): boolean {
  return source === 'library'
}

/** The same template, set as large as is asked for and as the form can be. */
export function templateInPrint(
  templateId: string,
  form: SourcedForm,
  print: PrintSize | undefined,
): string {
  return print === 'large' && hasLargePrint(form) ? `${templateId}-large` : templateId
}
