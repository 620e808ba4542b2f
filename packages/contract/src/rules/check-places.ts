import { findPacketAnswer, packetAnswers } from '@countersign/answers'
import type { FormPlace, PageSize } from '../schemas/forms/form-place.ts'
import type { FormSigners } from '../schemas/forms/own-form.ts'
import type { InviteRole } from '../schemas/roles.ts'
import { isFilledBySigning, isMark, smallestPlace } from './form-places.ts'
import { maySign } from './form-signers.ts'
import { inviteRoleName, inviteRoles } from './roles.ts'

/** `field` is `places` or `places.<index>[.<name>]`. */
export interface PlaceError {
  field: string
  message: string
}

/**
 * Every error that keeps these places of an uploaded PDF from becoming a form, for the editor and the
 * server. Page sizes are as displayed. `signers` says who signs; without it, whoever has a signature does.
 */
export function checkPlaces(
  places: readonly FormPlace[],
  pages: readonly PageSize[],
  signers?: FormSigners,
): PlaceError[] {
  return [
    ...(signers ? checkChosenSigners(places, signers) : checkSigners(places)),
    ...places.flatMap((place, index) => [
      ...checkSize(place, index, pages),
      ...checkRole(place, index),
      ...checkOverlap(place, index, places.slice(0, index)),
    ]),
  ]
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
function checkSigners(places: readonly FormPlace[]): PlaceError[] {
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

function checkSize(place: FormPlace, index: number, pages: readonly PageSize[]): PlaceError[] {
  const page = pages[place.page]
  if (!page) {
    return [placeError(index, 'page', `The PDF has no page ${place.page + 1}.`)]
  }

  const least = smallestPlace[place.type]
  const errors: PlaceError[] = []
  if (place.width < least.width - tolerance) {
    errors.push(placeError(index, 'width', `Make this at least ${least.width} points wide.`))
  }
  if (place.height < least.height - tolerance) {
    errors.push(placeError(index, 'height', `Make this at least ${least.height} points high.`))
  }
  if (place.x + place.width > page.width + tolerance) {
    errors.push(placeError(index, 'x', 'This reaches over the edge of the page.'))
  }
  if (place.y + place.height > page.height + tolerance) {
    errors.push(placeError(index, 'y', 'This reaches over the edge of the page.'))
  }

  return errors
}

/** Tolerance for rounding, in points. */
const tolerance = 0.01

function checkRole(place: FormPlace, index: number): PlaceError[] {
  return place.role === 'LLEdit' && isFilledBySigning(place)
    ? [
        placeError(
          index,
          'role',
          'Nothing is signed before a packet is sent. Choose that you fill this in when you sign.',
        ),
      ]
    : []
}

function checkOverlap(
  place: FormPlace,
  index: number,
  earlier: readonly FormPlace[],
): PlaceError[] {
  const errors: PlaceError[] = []
  const over = earlier.find((other) => overlap(place, other))
  if (earlier.some(({ id }) => id === place.id)) {
    errors.push(placeError(index, 'id', 'Two places have the same id.'))
  }
  if (over) {
    errors.push({
      field: `places.${index}`,
      message: `“${place.label}” lies over “${over.label}”. Move them apart.`,
    })
  }

  return [...errors, ...checkAnswer(place, index, earlier)]
}

function checkAnswer(place: FormPlace, index: number, earlier: readonly FormPlace[]): PlaceError[] {
  const shared = earlier.find(({ answer }) => answer !== undefined && answer === place.answer)
  if (place.answer !== undefined && isMark(place)) {
    return [
      placeError(index, 'answer', 'Each signature and each set of initials is made on its own.'),
    ]
  }

  if (packetAnswers[place.answer ?? ''] && !findPacketAnswer(place)) {
    return [
      placeError(
        index,
        'answer',
        'Only a field of the same type that you fill out before sending can show this answer of the packet.',
      ),
    ]
  }

  return shared && (shared.role !== place.role || shared.type !== place.type)
    ? [
        placeError(
          index,
          'answer',
          `“${place.label}” and “${shared.label}” show one answer, so the same person must give it in the same way.`,
        ),
      ]
    : []
}

function overlap(one: FormPlace, other: FormPlace): boolean {
  return (
    one.page === other.page &&
    one.x + tolerance < other.x + other.width &&
    other.x + tolerance < one.x + one.width &&
    one.y + tolerance < other.y + other.height &&
    other.y + tolerance < one.y + one.height
  )
}

function placeError(index: number, name: keyof FormPlace, message: string): PlaceError {
  return { field: `places.${index}.${name}`, message }
}

function isSignature({ type }: FormPlace): boolean {
  return type === 'signature'
}
