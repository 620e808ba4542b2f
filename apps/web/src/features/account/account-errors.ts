import { UserUpdate } from '@countersign/contract/schemas/users'
import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import type { FieldMessage } from '../../ui/error-summary.tsx'
import { fieldErrorsOf } from '../../lib/api-problem.ts'
import { accountFieldId, listedNames, toUpdate, type AccountDraft } from './account-draft.ts'

interface FieldProblem {
  /** As the schema and the server name it: `dbaNames.1`. */
  field: string
  message: string
}

/** Checks as the server does; a plan that is on needs a day. */
export const resolveAccount: Resolver<AccountDraft, unknown, UserUpdate> = (draft) => {
  const checked = UserUpdate.safeParse(toUpdate(draft))
  const problems = checked.success
    ? findEmptyPlan(checked.data)
    : checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  if (checked.success && problems.length === 0) {
    return { values: checked.data, errors: {} }
  }

  const errors: FieldErrors<AccountDraft> = {}
  for (const { field, message } of placeProblems(problems, draft)) {
    set(errors, field, { type: 'custom', message })
  }
  return { values: {}, errors }
}

function findEmptyPlan({ reminders }: UserUpdate): FieldProblem[] {
  const isEmpty =
    reminders?.enabled && reminders.afterDays.length === 0 && reminders.beforeExpiryDays === null

  return isEmpty
    ? [
        {
          field: 'reminders.afterDays',
          message: 'Enter at least one day, or turn the reminders off.',
        },
      ]
    : []
}

/** At the fields of the draft, one message each. */
function placeProblems(
  problems: readonly FieldProblem[],
  draft: AccountDraft,
): { field: string; message: string }[] {
  const rows = listedNames(draft)
  const placed = new Map<string, string>()
  for (const { field, message } of problems) {
    const [, name] = /^dbaNames\.(\d+)/.exec(field) ?? []
    const place =
      name !== undefined
        ? `dbaNames.${rows[Number(name)]?.row ?? 0}.name`
        : field.startsWith('reminders.afterDays')
          ? 'reminders.afterDays'
          : isField(field)
            ? field
            : 'root.server'
    if (!placed.has(place)) {
      placed.set(place, message)
    }
  }

  return [...placed].map(([field, message]) => ({ field, message }))
}

/** What the server found; empty if it says nothing about fields. */
export function serverProblems(error: unknown, draft: AccountDraft) {
  return placeProblems(fieldErrorsOf(error), draft)
}

const fields = [
  'phone',
  'companyName',
  'noticeAddress.street',
  'noticeAddress.city',
  'noticeAddress.state',
  'noticeAddress.zip',
  'noticeAddress.country',
  'dbaNames',
  'reminders.afterDays',
  'reminders.beforeExpiryDays',
] as const

function isField(field: string): boolean {
  return fields.some((known) => known === field)
}

/** In the order of the fields. */
export function listErrors(errors: FieldErrors<AccountDraft>): FieldMessage[] {
  const { root, phone, companyName, noticeAddress, dbaNames, reminders } = errors
  const names = Array.isArray(dbaNames) ? dbaNames : []

  return [
    { message: root?.server?.message },
    { field: 'phone', message: phone?.message },
    { field: 'companyName', message: companyName?.message },
    { field: 'noticeAddress.street', message: noticeAddress?.street?.message },
    { field: 'noticeAddress.city', message: noticeAddress?.city?.message },
    { field: 'noticeAddress.state', message: noticeAddress?.state?.message },
    { field: 'noticeAddress.zip', message: noticeAddress?.zip?.message },
    { field: 'noticeAddress.country', message: noticeAddress?.country?.message },
    { message: dbaNames?.message },
    // Rows without an error are holes, which `map` would leave.
    ...Array.from(names, (row, index) => ({
      field: `dbaNames.${index}.name`,
      message: row?.name?.message,
    })),
    { field: 'reminders.afterDays', message: reminders?.afterDays?.message },
    { field: 'reminders.beforeExpiryDays', message: reminders?.beforeExpiryDays?.message },
  ].flatMap(({ field, message }: { field?: string; message?: string | undefined }) =>
    message ? [{ fieldId: field && accountFieldId(field), message }] : [],
  )
}
