import type { FormSource } from './form-classes.ts'

/** `large` is set in 18 points. */
export const printSizes = ['standard', 'large'] as const
type PrintSize = (typeof printSizes)[number]

interface SourcedForm {
  source: FormSource
  largePrint?: boolean | undefined
}

/** Library forms and custom forms written as text are set in large print; an uploaded PDF keeps its pages. */
export function hasLargePrint({ source, largePrint = false }: SourcedForm): boolean {
  return source === 'library' || largePrint
}

/** The template in the print size asked for, or in the standard size where the form has no large print. */
export function templateInPrint(
  templateId: string,
  form: SourcedForm,
  print: PrintSize | undefined,
): string {
  return print === 'large' && hasLargePrint(form) ? `${templateId}-large` : templateId
}
