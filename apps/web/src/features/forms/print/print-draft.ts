import type { PrintSize } from '@countersign/contract/schemas/forms/print-size'
import { CreatePrintGroup } from '@countersign/contract/schemas/packets/create-packet'
import { packetCalls } from '@countersign/contract/calls/packets'
import { limits } from '@countersign/contract/rules/limits'
import { fieldErrorsOf } from '../../../lib/api-problem.ts'
import { callApi } from '../../../lib/api.ts'
import { errorMessage } from '../../../lib/problem-messages.ts'

export interface ChosenUnit {
  propertyId: string
  /** Empty until one is chosen. */
  unitId: string
}

export interface PrintDraft extends ChosenUnit {
  formId: string
  names: readonly string[]
  print: PrintSize
}

/** By request field: `unitId`, `residents.0.name`. */
export type PrintErrors = ReadonlyMap<string, string>

export function validatePrintDraft(draft: PrintDraft): PrintErrors {
  const issues = CreatePrintGroup.safeParse(toRequestBody(draft)).error?.issues ?? []
  const errors = new Map(issues.map(({ path, message }) => [path.join('.'), message]))
  if (draft.unitId === '') {
    errors.set('unitId', 'Choose a unit.')
  }

  return errors
}

/** Returns the id of the document group. */
export async function createPrintDocument(draft: PrintDraft): Promise<string> {
  const { documentGroupId } = await callApi(packetCalls.createPrintGroup, {
    body: toRequestBody(draft),
  })

  return documentGroupId
}

export function describePrintError(error: unknown): { message: string; errors: PrintErrors } {
  const fieldErrors = fieldErrorsOf(error)

  return {
    message: errorMessage(error, 'This form could not be opened. Please try again.'),
    errors: new Map(fieldErrors.map(({ field, message }) => [field, message])),
  }
}

export function canAddName(names: readonly string[]): boolean {
  return names.length < limits.maxSigners && (names.at(-1) ?? '').trim() !== ''
}

/** In the first empty place, or in a new one; undefined if there is none. */
export function addName(names: readonly string[], name: string): string[] | undefined {
  const empty = names.findIndex((each) => each.trim() === '')
  if (empty >= 0) {
    return names.with(empty, name)
  }

  return names.length < limits.maxSigners ? [...names, name] : undefined
}

function toRequestBody({ names, print, ...draft }: PrintDraft) {
  const residents = names.map((name) => ({ name }))

  return { ...draft, residents, ...(print === 'large' && { print }) }
}
