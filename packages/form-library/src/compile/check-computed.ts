import type { Field, SumPart, TableColumn } from '@countersign/answers'

type ByKey = ReadonlyMap<string, Field>

/** What is wrong with a field that adds itself up, in words for whoever writes the form. */
export function faultInSum(field: Field, byKey: ByKey): string | undefined {
  if (!field.sumOf) {
    return undefined
  }
  if (!isNumber(field)) {
    return `"${field.key}" adds up and is no amount`
  }
  if (field.scope !== 'form') {
    return `"${field.key}" adds up what its own form says, so its scope is the form`
  }

  return field.sumOf.map((part) => faultInPart(field, part, byKey)).find(Boolean)
}

function faultInPart(field: Field, part: SumPart, byKey: ByKey): string | undefined {
  const { key, column, where, orElse } = part
  const added = byKey.get(key)
  if (!added || (orElse !== undefined && !byKey.has(orElse))) {
    return `unknown key "${added ? orElse : key}" in the sum "${field.key}"`
  }
  if (added.role !== field.role) {
    return `"${field.key}" adds up "${key}", which somebody else answers`
  }
  if (column === undefined) {
    return isNumber(added) ? undefined : `"${key}" is no amount to add up`
  }

  const amount = columnOf(added, column)
  const condition = where && columnOf(added, where.column)
  const values = condition?.options?.map(({ value }) => value)
  return amount &&
    isNumber(amount) &&
    (!where || where.in.every((value) => values?.includes(value)))
    ? undefined
    : `"${field.key}" adds up a column that "${key}" does not have`
}

/** A computed cell takes what is typed in its row and in the form, and no other computed thing. */
export function faultInCells({ key, columns = [] }: Field, byKey: ByKey): string | undefined {
  for (const { key: cell, sumOf = [] } of columns) {
    for (const part of sumOf) {
      const added =
        'key' in part ? byKey.get(part.key) : columns.find(({ key: of }) => of === part.column)
      if (!added || added.sumOf || !isNumber(added)) {
        return `the column "${cell}" of "${key}" adds up what is not typed as an amount`
      }
    }
  }
  return undefined
}

/** A day is held against another day of the same form, which the same person answers. */
export function faultInOrder(field: Field, byKey: ByKey): string | undefined {
  for (const key of [field.notBefore, field.notAfter]) {
    const other = key === undefined ? undefined : byKey.get(key)
    const days = field.type === 'date' && other?.type === 'date' && other.role === field.role
    if (key !== undefined && !days) {
      return `"${field.key}" cannot be held against "${key}"`
    }
  }

  const { columns = [] } = field
  const strange = columns.find(
    ({ notBefore }) => notBefore && columnOf(field, notBefore)?.type !== 'date',
  )
  return strange && `the column "${strange.key}" of "${field.key}" is held against no day`
}

function columnOf({ columns = [] }: Field, key: string): TableColumn | undefined {
  return columns.find((column) => column.key === key)
}

function isNumber({ type }: Pick<Field | TableColumn, 'type'>): boolean {
  return type === 'money' || type === 'integer'
}
