import type { FormDefinition } from '../form-definition.ts'

interface RunningWords {
  /** Above the title. */
  eyebrow: string
  edition: string
  page: (number: number, count: number) => string
}

export function runningWords({ language, category, edition }: FormDefinition): RunningWords {
  return language === 'es'
    ? {
        eyebrow: 'Hoja informativa · Information sheet',
        edition: `Edición ${edition}`,
        page: (number, count) => `Página ${number} de ${count} de esta hoja`,
      }
    : {
        // What the owner does with the form is not said on the paper itself.
        eyebrow: category.replace(' (print & serve)', ''),
        edition: `Edition ${edition}`,
        page: (number, count) => `Page ${number} of ${count} of this form`,
      }
}
