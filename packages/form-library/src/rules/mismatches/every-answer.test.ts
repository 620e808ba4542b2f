import { expect, test } from 'vitest'
import { catalog } from '../../catalog.ts'
import { expandForm } from '../../compile/expand-form.ts'
import { parseReference } from './given-answers.ts'
import { mismatchRules } from './mismatch-rules.ts'
import { standAlone } from './stand-alone.ts'

const fields = catalog.flatMap((form) =>
  expandForm(form, { signerCount: 1 }).fields.map((field) => ({ formId: form.id, ...field })),
)

/** `key`, or `key[column]`, of everything that is a day or an amount; residents all as TT*. */
const daysAndAmounts = fields.flatMap((field) => {
  const key = field.key.replace(/^TT\d/, 'TT*')
  const columns = (field.columns ?? []).filter(({ type }) => isDayOrAmount(type))
  return [
    ...(isDayOrAmount(field.type)
      ? [{ reference: key, form: field.formId, rule: hasRule(field) }]
      : []),
    ...columns.map((column) => ({
      reference: `${key}[${column.key}]`,
      form: field.formId,
      rule: hasRule(column),
    })),
  ]
})

const named = new Set(
  mismatchRules.flatMap((rule) => {
    switch (rule.kind) {
      case 'day':
        return [...rule.days, ...rule.from, ...(rule.plus ? [rule.plus] : [])]
      case 'amount':
        return [...rule.amounts, ...rule.limit]
      case 'sum':
        return [...rule.parts, rule.total]
      case 'count':
        return [rule.table, rule.most]
      case 'percent':
        return [rule.percent, rule.before, rule.after]
      case 'year':
        return [...rule.years]
      case 'empty':
        return [...rule.answers]
    }
  }),
)

test('each day and each amount of every form is in a rule, or stands alone for a reason', () => {
  const forgotten = daysAndAmounts.filter(
    ({ reference, rule }) => !rule && !named.has(reference) && !(reference in standAlone),
  )

  expect([...new Set(forgotten.map(({ form, reference }) => `${form}: ${reference}`))]).toEqual([])
})

test('the rules and the reasons name only what forms ask', () => {
  const asked = new Set([
    'today',
    ...fields.map(({ key }) => key),
    ...daysAndAmounts.map(({ reference }) => reference),
    ...fields.flatMap(({ key, columns = [] }) => columns.map((column) => `${key}[${column.key}]`)),
  ])
  const formIds = new Set(catalog.map(({ id }) => id))

  expect([...named, ...Object.keys(standAlone)].filter((each) => !asked.has(each))).toEqual([])
  expect(Object.keys(standAlone).filter((each) => named.has(each))).toEqual([])
  expect(
    mismatchRules
      .flatMap(({ onlyIn = [], notIn = [] }) => [...onlyIn, ...notIn])
      .filter((formId) => !formIds.has(formId)),
  ).toEqual([])
})

test('what an answer is compared with has its type', () => {
  const typeOf = (reference: string) => {
    const { key, column } = parseReference(reference)
    const field = fields.find((each) => each.key === key)
    return column === undefined
      ? field?.type
      : field?.columns?.find((each) => each.key === column)?.type
  }
  for (const rule of mismatchRules) {
    if (rule.kind === 'day') {
      const days = [...rule.days, ...rule.from].filter((each) => each !== 'today')
      expect([rule.say, ...new Set(days.map(typeOf))]).toEqual([rule.say, 'date'])
    }
    if (rule.kind === 'amount') {
      expect(new Set([...rule.amounts, ...rule.limit].map(typeOf)).size).toBe(1)
    }
  }
})

function isDayOrAmount(type: string): boolean {
  return type === 'date' || type === 'money'
}

function hasRule(asked: {
  past?: true
  notBefore?: string
  notAfter?: string
  after?: string
  sumOf?: unknown
  recorded?: true
}): boolean {
  const { past, notBefore, notAfter, after, sumOf } = asked
  return Boolean(past ?? notBefore ?? notAfter ?? after ?? sumOf)
}
