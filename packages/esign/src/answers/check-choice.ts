import type { FieldOption } from '@countersign/answers'

export function checkChoice(value: unknown, options: FieldOption[]): string | undefined {
  return options.some((option) => option.value === value)
    ? undefined
    : 'Choose one of the answers that are offered.'
}

export function checkChoices(value: unknown, options: FieldOption[]): string | undefined {
  if (!Array.isArray(value) || value.length > options.length) {
    return choicesProblem
  }
  if (new Set(value).size !== value.length) {
    return choicesProblem
  }
  return value.some((item) => checkChoice(item, options)) ? choicesProblem : undefined
}

const choicesProblem = 'Choose from the answers that are offered, each at most once.'
