import type { Field, SumPart, TableColumn } from '@countersign/answers/field'

type ByKey = ReadonlyMap<string, Field>

export function findSumError(field: Field, byKey: ByKey): string | undefined {
  if (field.textOf) {
    return findTextError(field, field.textOf, byKey)
  }
  if (!field.sumOf) {
    return undefined
  }
  if (field.type === 'date') {
    return findDayError(field, byKey)
  }
  if (!isNumber(field)) {
    return `"${field.key}" is a sum, so it must be an amount`
  }
  if (field.scope !== 'form') {
    return `"${field.key}" adds up fields of its own form, so its scope must be the form`
  }

  return field.sumOf.map((part) => findPartError(field, part, byKey)).find(Boolean)
}

/** Words follow from a choice of the same form, or from the state of the home. */
function findTextError(
  { key, scope, role, type }: Field,
  { key: of, texts }: NonNullable<Field['textOf']>,
  byKey: ByKey,
): string | undefined {
  const source = byKey.get(of)
  if (type !== 'longtext' || scope !== 'form' || source?.role !== role) {
    return `"${key}" does not follow from a choice of its own form`
  }
  const values = source.options?.map(({ value }) => value)
  const unknown = Object.keys(texts).find((value) => values && !values.includes(value))

  return unknown && `"${of}" never holds "${unknown}"`
}

/** A computed day counts from a date of the same form, by numbers of days. */
function findDayError({ key, role, sumOf: parts = [], courtDaysIf }: Field, byKey: ByKey) {
  const [from, ...counts] = parts.map((part) => byKey.get(part.key))
  const counted = counts.length > 0 && counts.every((count) => count?.type === 'integer')
  const known = courtDaysIf === undefined || byKey.has(courtDaysIf.key)

  return from?.type === 'date' && from.role === role && counted && known
    ? undefined
    : `"${key}" does not count days from a date`
}

function findPartError(field: Field, part: SumPart, byKey: ByKey): string | undefined {
  const { key, column, where, orElse } = part
  const added = byKey.get(key)
  if (!added || (orElse !== undefined && !byKey.has(orElse))) {
    return `unknown key "${added ? orElse : key}" in the sum "${field.key}"`
  }
  if (added.role !== field.role) {
    return `"${field.key}" adds up "${key}", which another role answers`
  }
  if (column === undefined) {
    return isNumber(added) ? undefined : `"${key}" is not an amount and cannot be added up`
  }

  const amount = findColumn(added, column)
  const condition = where && findColumn(added, where.column)
  const values = condition?.options?.map(({ value }) => value)
  return amount &&
    isNumber(amount) &&
    (!where || where.in.every((value) => values?.includes(value)))
    ? undefined
    : `"${field.key}" adds up a column that "${key}" does not have`
}

/** A computed cell adds up amounts typed in its row or in the form, never another computed value. */
export function findCellError({ key, columns = [] }: Field, byKey: ByKey): string | undefined {
  for (const { key: cell, sumOf = [] } of columns) {
    for (const part of sumOf) {
      const added =
        'key' in part ? byKey.get(part.key) : columns.find(({ key: of }) => of === part.column)
      if (!added || added.sumOf || !isNumber(added)) {
        return `the column "${cell}" of "${key}" adds up something that is not a typed amount`
      }
    }
  }
  return undefined
}

/** A date may only be compared with another date of the same form that the same role answers. */
export function findDateOrderError(field: Field, byKey: ByKey): string | undefined {
  for (const key of [field.notBefore, field.notAfter, field.after]) {
    const other = key === undefined ? undefined : byKey.get(key)
    const days = field.type === 'date' && other?.type === 'date' && other.role === field.role
    if (key !== undefined && !days) {
      return `"${field.key}" cannot be compared with "${key}"`
    }
  }

  const { columns = [] } = field
  const invalid = columns.find(
    ({ notBefore }) => notBefore && findColumn(field, notBefore)?.type !== 'date',
  )
  return invalid && `the column "${invalid.key}" of "${field.key}" is not compared with a date`
}

function findColumn({ columns = [] }: Field, key: string): TableColumn | undefined {
  return columns.find((column) => column.key === key)
}

function isNumber({ type }: Pick<Field | TableColumn, 'type'>): boolean {
  return type === 'money' || type === 'integer'
}
