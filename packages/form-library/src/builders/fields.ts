import type { Field, FieldOption, FieldType, TableColumn } from '@countersign/answers/field'
import { usStates, type UsState } from '@countersign/answers/us-states'
import type { FieldSpec, FieldWidth } from '../form-definition.ts'

export type FieldOptions = Partial<
  Omit<FieldSpec, 'key' | 'type' | 'label' | 'options' | 'columns' | 'rows'>
>

export function text(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('text', key, label, 'half', { maxLength: 120, ...details })
}

export function longtext(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('longtext', key, label, 'full', { maxLength: 1000, lines: 3, ...details })
}

export function name(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('name', key, label, 'half', { maxLength: 120, ...details })
}

export function date(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('date', key, label, 'quarter', details)
}

export function time(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('time', key, label, 'quarter', details)
}

/** Integer cents, never below zero. */
export function money(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('money', key, label, 'quarter', { min: 0, max: 100_000_000, ...details })
}

export function percent(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('percent', key, label, 'quarter', { min: 0, max: 100, ...details })
}

export function integer(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('integer', key, label, 'quarter', { min: 0, max: 9999, ...details })
}

export function address(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('address', key, label, 'full', details)
}

export function phone(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('phone', key, label, 'quarter', details)
}

export function email(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('email', key, label, 'half', { maxLength: 254, ...details })
}

export function yesNo(key: string, label: string, details?: FieldOptions): FieldSpec {
  const options = [option('yes', 'Yes'), option('no', 'No')]

  return { ...field('yesno', key, label, 'half', { choices: 'inline', ...details }), options }
}

/** From an option's value to its label. */
export type Choices = Record<string, string>

/** One option, printed as its label on a line. */
export function select(
  key: string,
  label: string,
  choices: Choices,
  details?: FieldOptions,
  /** By option: the only states in which it is offered. */
  states: Readonly<Record<string, readonly UsState[]>> = {},
): FieldSpec {
  const options = toOptions(choices).map((choice) => {
    const only = states[choice.value]
    return only ? { ...choice, states: only } : choice
  })

  return { ...field('select', key, label, 'half', details), options }
}

/** Every state but these. */
export function statesBut(...left: readonly UsState[]): UsState[] {
  return usStates.filter((state) => !left.includes(state))
}

/** One option, all of them printed with a check box. */
export function radio(
  key: string,
  label: string,
  choices: Choices,
  details?: FieldOptions,
): FieldSpec {
  const spec = field('radio', key, label, 'full', { choices: 'stacked', ...details })

  return { ...spec, options: toOptions(choices) }
}

/** Words that are printed only with the answer that they belong to; nobody types them. */
export function textOf(
  key: string,
  label: string,
  of: NonNullable<Field['textOf']>,
  details?: FieldOptions,
): FieldSpec {
  const choices = Object.keys(of.texts)

  return field('longtext', key, label, 'full', {
    maxLength: 8000,
    textOf: of,
    ...(of.otherwise === undefined && { showIf: { key: of.key, in: choices } }),
    ...details,
  })
}

export function checkbox(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('checkbox', key, label, 'full', details)
}

export function checkboxGroup(
  key: string,
  label: string,
  choices: Choices,
  details?: FieldOptions,
): FieldSpec {
  const spec = field('checkboxGroup', key, label, 'full', { choices: 'inline', ...details })

  return { ...spec, options: toOptions(choices) }
}

export interface TableOptions extends FieldOptions {
  columns: TableColumn[]
  rows: NonNullable<Field['rows']>
}

export function table(key: string, label: string, details: TableOptions): FieldSpec {
  return { ...field('table', key, label, 'full', details), ...details }
}

/** Photos of the rooms that the first column of the table `of` names. */
export function photos(
  key: string,
  label: string,
  { of, max, ...details }: FieldOptions & { of: string; max: number },
): FieldSpec {
  const spec = field('photos', key, label, 'full', { lines: 2, ...details })

  return { ...spec, photosOf: of, rows: { initial: 0, max } }
}

export function initials(key: string, label: string, details?: FieldOptions): FieldSpec {
  return field('initials', key, label, 'quarter', { required: true, ...details })
}

/**
 * Prefills the owner's answer in their next packet for the same home. Only for facts about the home, the
 * account or the owner's rules; never for agreed dates, promises, anyone's knowledge (a disclosure) or
 * anything about a resident.
 */
export function carriedOver(spec: FieldSpec, from = spec.key): FieldSpec {
  return { ...spec, carriedFrom: from }
}

export function notCarriedOver({ carriedFrom: _, ...spec }: FieldSpec): FieldSpec {
  return spec
}

function field(
  type: FieldType,
  key: string,
  label: string,
  width: FieldWidth,
  details: FieldOptions = {},
): FieldSpec {
  return { key, type, label, required: false, scope: 'form', width, ...details }
}

function toOptions(choices: Choices): FieldOption[] {
  return Object.entries(choices).map(([value, label]) => option(value, label))
}

function option(value: string, label: string): FieldOption {
  return { value, label }
}
