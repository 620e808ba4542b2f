import type { FieldErrors } from 'react-hook-form'
import type { FieldMessage } from '../../../../ui/error-summary.tsx'
import { listCopyErrors } from '../../../../ui/copy-list.tsx'
import { type PeopleDraft, signerTitle } from './people.ts'

export const signerFieldNames = ['firstName', 'lastName', 'email', 'phone'] as const

/** The member is the first owner. */
export function ownerTitle(index: number): string {
  return `Owner ${index + 2}`
}

export function peopleFieldId(path: string): string {
  return `people-${path.replaceAll('.', '-')}`
}

/** In reading order. */
export function listPeopleErrors(
  { signers, owners, copies, dbaName }: FieldErrors<PeopleDraft>,
  people: PeopleDraft['signers'],
): FieldMessage[] {
  const each = Array.isArray(signers) ? signers : []
  const coOwners = Array.isArray(owners) ? owners : []
  const peopleErrors = [
    { message: signers?.root?.message ?? signers?.message },
    ...each.flatMap((signer, index) =>
      signerFieldNames.map((name) => ({
        field: `signers.${index}.${name}`,
        message: withTitle(signerTitle(people, index), signer?.[name]?.message),
      })),
    ),
    ...coOwners.flatMap((owner, index) =>
      ([...signerFieldNames, 'signingFor'] as const).map((name) => ({
        field: `owners.${index}.${name}`,
        message: withTitle(ownerTitle(index), owner?.[name]?.message),
      })),
    ),
    { field: 'dbaName', message: dbaName?.message },
  ].flatMap(({ field, message }: { field?: string; message?: string | undefined }) =>
    message ? [{ fieldId: field && peopleFieldId(field), message }] : [],
  )
  return [...peopleErrors, ...listCopyErrors({ ...(copies && { copies }) }, peopleFieldId)]
}

function withTitle(title: string, message: string | undefined): string | undefined {
  return message && `${title}: ${message}`
}
