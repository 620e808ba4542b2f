import type { FormPlace } from '../schemas/forms/form-place.ts'
import type { FormSigners } from '../schemas/forms/custom-form.ts'
import type { InviteRole } from '../schemas/roles.ts'
import { maySign } from './form-signers.ts'
import { placeError, type PlaceError } from './place-error.ts'
import { inviteRoleName, inviteRoles } from './roles.ts'

/** Whether everyone who has something to fill out when signing signs; without `signers`, as placed. */
export function checkSigners(
  places: readonly FormPlace[],
  signers: FormSigners | undefined,
): PlaceError[] {
  return signers ? checkChosenSigners(places, signers) : checkPlacedSigners(places)
}

/** Who signs and has no signature on the pages signs on an added page; lines on a printed form are for anybody. */
function checkChosenSigners(places: readonly FormPlace[], signers: FormSigners): PlaceError[] {
  return places.flatMap(({ role }, index) =>
    signers === 'printed' || maySign(signers, role)
      ? []
      : [
          placeError(
            index,
            'role',
            `${role === 'LLSign' ? 'You do' : `${inviteRoleName(role)} does`} not sign this form. Choose another person for this field, or change who signs.`,
          ),
        ],
  )
}

/** Who must sign, and that no resident is skipped. */
function checkPlacedSigners(places: readonly FormPlace[]): PlaceError[] {
  const filling = new Set(places.map(({ role }) => role))
  const signing = new Set(places.filter(isSignature).map(({ role }) => role))
  const residents = inviteRoles.filter((role) => role.startsWith('TT'))
  if (signing.size === 0) {
    return [
      { field: 'places', message: 'Add at least one signature, of yourself or of a resident.' },
    ]
  }

  return [
    ...[...residents, 'LLSign' as const]
      .filter((role) => filling.has(role) && !signing.has(role))
      .map((role) => missingSignature(role, places)),
    ...residents
      .filter(
        (role, index) =>
          index > 0 && filling.has(role) && !everyoneBeforeFills(residents, role, filling),
      )
      .map((role) => ({
        field: `places.${indexOfRole(places, role)}.role`,
        message: `${inviteRoleName(role)} has places, but a resident before has none. Start with Resident 1 and leave nobody out.`,
      })),
  ]
}

function everyoneBeforeFills(
  residents: readonly InviteRole[],
  role: InviteRole,
  filling: ReadonlySet<InviteRole>,
): boolean {
  return residents.slice(0, residents.indexOf(role)).every((earlier) => filling.has(earlier))
}

function missingSignature(role: InviteRole, places: readonly FormPlace[]): PlaceError {
  return {
    field: `places.${indexOfRole(places, role)}.role`,
    message: `${role === 'LLSign' ? 'You have' : `${inviteRoleName(role)} has`} places to fill when signing, but no signature. Add one.`,
  }
}

function indexOfRole(places: readonly FormPlace[], role: InviteRole): number {
  return places.findIndex((place) => place.role === role)
}

function isSignature({ type }: FormPlace): boolean {
  return type === 'signature'
}
