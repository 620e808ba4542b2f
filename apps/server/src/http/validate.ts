import { echoedKeys } from '@countersign/contract/endpoints/echoed-keys'
import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import type { FieldError } from '../kernel/domain-error.ts'

export class ValidationError extends Error {
  readonly errors: FieldError[]

  constructor(errors: FieldError[]) {
    super('The request does not match its schema.')
    this.errors = errors
  }
}

/** Nobody reads more, and a body can have half a million. */
const maxErrors = 100

/** By the endpoint's zod schema; handlers get the parsed value, trimmed and with defaults. */
export const validate: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const refusesUnknown = httpPart === 'body' || httpPart === 'querystring'

  return (value: unknown) => {
    const parsed = schema.safeParse(value ?? undefined, { error: createMessage })
    const unknown = refusesUnknown ? findUnknownKeys(schema, value, parsed.data) : []
    const issues = parsed.error?.issues.slice(0, maxErrors) ?? []
    const errors = [...issues.map(toFieldError), ...unknown]

    return errors.length === 0 ? { value: parsed.data } : { error: new ValidationError(errors) }
  }
}

type Issue = z.core.$ZodIssue

function toFieldError(issue: Issue): FieldError {
  const closest = closestIssue(issue)

  return { field: closest.path.join('.'), message: closest.message }
}

/** In a union, the last branch is the meant one; the others are for empty values. */
function closestIssue(issue: Issue): Issue {
  const branch = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined

  return branch ? closestIssue({ ...branch, path: [...issue.path, ...branch.path] }) : issue
}

/** Where the contract's schema has no message of its own. */
function createMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined
      ? 'This is required.'
      : `This must be of the type ${issue.expected}.`
  }
  return issue.code === 'invalid_value'
    ? `Choose one of: ${issue.values.map(String).join(', ')}.`
    : messages[issue.code]
}

const messages: Partial<Record<z.core.$ZodRawIssue['code'], string>> = {
  too_small: 'This is too short or too small.',
  too_big: 'This is too long or too large.',
}

/**
 * Keys that the schema left out, at any depth. Where the value was refused there is no parsed one, and
 * only those of the outermost object are found.
 */
function findUnknownKeys(schema: z.ZodType, value: unknown, parsed: unknown): FieldError[] {
  const echoed = echoedKeys.get(schema)
  const known = parsed ?? (schema instanceof z.ZodObject ? emptyLike(schema.shape) : undefined)

  return listLeftOut(value, known, [])
    .filter((path) => !echoed?.[objectKey(path)]?.includes(path.at(-1) ?? ''))
    .slice(0, maxErrors)
    .map((path) => ({
      field: path.join('.'),
      message: `There is no “${path.at(-1)?.slice(0, 100)}” here.`,
    }))
}

/** Of the object that the last key of the path is in, or of the list that has it. */
function objectKey(path: readonly string[]): string {
  return path.slice(0, -1).findLast((key) => !/^\d+$/.test(key)) ?? ''
}

/** With the same keys, and nothing to look into. */
function emptyLike(shape: object): object {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, undefined]))
}

function listLeftOut(value: unknown, parsed: unknown, path: readonly string[]): string[][] {
  if (!isObject(value) || !isObject(parsed) || Array.isArray(value) !== Array.isArray(parsed)) {
    return []
  }

  return Object.entries(value).flatMap(([key, inner]) =>
    Object.hasOwn(parsed, key) ? listLeftOut(inner, parsed[key], [...path, key]) : [[...path, key]],
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value)
}
