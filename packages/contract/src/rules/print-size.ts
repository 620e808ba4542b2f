/** `large` is set in 18 points. */
export const printSizes = ['standard', 'large'] as const
type PrintSize = (typeof printSizes)[number]

interface SourcedForm {
  source: 'library' | 'own'
}

/** Only library forms are set in large print; a member's own forms keep the size they were made in. */
export function hasLargePrint({ source }: SourcedForm): boolean {
  return source === 'library'
}

/** The template in the print size asked for, or in the standard size where the form has no large print. */
export function templateInPrint(
  templateId: string,
  form: SourcedForm,
  print: PrintSize | undefined,
): string {
  return print === 'large' && hasLargePrint(form) ? `${templateId}-large` : templateId
}
