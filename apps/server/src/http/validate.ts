import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import type { FieldError } from '../kernel/domain-error.ts'

/** What Fastify is told where a request does not have the shape of its endpoint. */
export class ShapeError extends Error {
  readonly errors: FieldError[]

  constructor(errors: FieldError[]) {
    super('The request does not have the shape of its endpoint.')
    this.errors = errors
  }
}

/** Parses by the endpoint's zod schema; the parsed value, trimmed and with defaults, goes on. */
export const validate: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (value: unknown) => {
    const parsed = schema.safeParse(value ?? undefined, { error: plainWords })

    return parsed.success
      ? { value: parsed.data }
      : { error: new ShapeError(parsed.error.issues.map(toFieldError)) }
  }
}

type Issue = z.core.$ZodIssue

function toFieldError(issue: Issue): FieldError {
  const closest = closestIssue(issue)

  return { field: closest.path.join('.'), message: closest.message }
}

/** Of a union's branches the last is the one that people meant: the others are "empty" and the like. */
function closestIssue(issue: Issue): Issue {
  const branch = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined

  return branch ? closestIssue({ ...branch, path: [...issue.path, ...branch.path] }) : issue
}

/** For what the contract has no words of its own. */
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  const missing = issue.code === 'invalid_type' && issue.input === undefined

  return missing ? 'This is required.' : words[issue.code]
}

const words: Partial<Record<z.core.$ZodRawIssue['code'], string>> = {
  invalid_type: 'This is not of the right kind.',
  invalid_value: 'This is not one of the choices.',
  too_small: 'This is too short or too small.',
  too_big: 'This is too long or too large.',
}
