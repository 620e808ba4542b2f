import type { Condition } from '@countersign/answers/field'

/**
 * Keys of fields that state one fact, each in its own form. `key[column]` is a column of a table, row by
 * row; `today` is the day at the home.
 */
export type Fact = readonly string[]

interface RuleScope {
  /** What the two boxes have to do with each other, or what to do: whole sentences. */
  say: string
  /** Only, or not, in these forms. */
  onlyIn?: readonly string[]
  notIn?: readonly string[]
  /** Only while this is true of the form. */
  when?: Condition
  /** So surely a mistake that Finish asks whether it is meant. */
  asks?: true
}

/**
 * A day that lies before the first, or after the last, of the days of `from`, by more than these days:
 * `atLeast: 0` is not before it, `atMost: 31` not more than 31 days after it. `plus` is the key of a
 * number of days in the same form that comes on top of `atLeast`.
 */
export interface DayRule extends RuleScope {
  kind: 'day'
  days: Fact
  from: Fact
  atLeast?: number
  atMost?: number
  plus?: string
}

/** An amount above the limit: the answers of `limit`, added together, as many `times`. */
export interface AmountRule extends RuleScope {
  kind: 'amount'
  amounts: Fact
  limit: Fact
  times?: number
}

/** A column of amounts that does not add up to the total. */
export interface SumRule extends RuleScope {
  kind: 'sum'
  parts: Fact
  total: string
}

/** More rows than the form allows. */
export interface CountRule extends RuleScope {
  kind: 'count'
  table: string
  most: string
}

/** A percentage that is not the difference of two amounts. */
export interface PercentRule extends RuleScope {
  kind: 'percent'
  percent: string
  before: string
  after: string
}

/** A year after the next one. */
interface YearRule extends RuleScope {
  kind: 'year'
  years: Fact
}

/** A form that says nothing as long as all of these are empty. */
export interface EmptyRule extends RuleScope {
  kind: 'empty'
  answers: Fact
}

export type MismatchRule =
  DayRule | AmountRule | SumRule | CountRule | PercentRule | YearRule | EmptyRule
