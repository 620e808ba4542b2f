import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import type { FieldError } from '../kernel/domain-error.ts'

/** The request does not match its endpoint's schema. */
export class ValidationError extends Error {
  readonly errors: FieldError[]

  constructor(errors: FieldError[]) {
    super('The request does not match its schema.')
    this.errors = errors
  }
}

/** By the endpoint's zod schema; handlers get the parsed value, trimmed and with defaults. */
export const validate: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (value: unknown) => {
    const parsed = schema.safeParse(value ?? undefined, { error: createMessage })

    return parsed.success
      ? { value: parsed.data }
      : { error: new ValidationError(parsed.error.issues.map(toFieldError)) }
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
  const missing = issue.code === 'invalid_type' && issue.input === undefined

  return missing ? 'This is required.' : messages[issue.code]
}

const messages: Partial<Record<z.core.$ZodRawIssue['code'], string>> = {
  invalid_type: 'This has the wrong type.',
  invalid_value: 'Choose one of the options.',
  too_small: 'This is too short or too small.',
  too_big: 'This is too long or too large.',
}
