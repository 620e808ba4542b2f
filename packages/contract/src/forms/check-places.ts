import { inviteRoleName, inviteRoles, type InviteRole } from '../roles.ts'
import { isMark, smallestPlace, type FormPlace, type PageSize } from './form-place.ts'

/** What is wrong with the places of an uploaded form: `field` is `places` or `places.<index>[.<name>]`. */
export interface PlaceFault {
  field: string
  message: string
}

/**
 * Everything that keeps these places from becoming a form, for the editor and the server alike.
 * Empty where all is well. The places have the shape of `FormPlace`; the pages are as seen.
 */
export function checkPlaces(
  places: readonly FormPlace[],
  pages: readonly PageSize[],
): PlaceFault[] {
  return [
    ...checkWho(places),
    ...places.flatMap((place, index) => [
      ...checkSize(place, index, pages),
      ...checkRole(place, index),
      ...checkAgainst(place, index, places.slice(0, index)),
    ]),
  ]
}

/** Who must sign, and in which order residents stand. */
function checkWho(places: readonly FormPlace[]): PlaceFault[] {
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
      .map((role) => unsigned(role, places)),
    ...residents
      .filter((role, index) => index > 0 && filling.has(role) && !before(residents, role, filling))
      .map((role) => ({
        field: `places.${indexOfRole(places, role)}.role`,
        message: `${inviteRoleName(role)} has places, but a resident before has none. Start with Resident 1 and leave nobody out.`,
      })),
  ]
}

function before(
  residents: readonly InviteRole[],
  role: InviteRole,
  filling: ReadonlySet<InviteRole>,
): boolean {
  return residents.slice(0, residents.indexOf(role)).every((earlier) => filling.has(earlier))
}

function unsigned(role: InviteRole, places: readonly FormPlace[]): PlaceFault {
  return {
    field: `places.${indexOfRole(places, role)}.role`,
    message: `${role === 'LLSign' ? 'You have' : `${inviteRoleName(role)} has`} places to fill when signing, but no signature. Add one.`,
  }
}

function indexOfRole(places: readonly FormPlace[], role: InviteRole): number {
  return places.findIndex((place) => place.role === role)
}

function checkSize(place: FormPlace, index: number, pages: readonly PageSize[]): PlaceFault[] {
  const page = pages[place.page]
  if (!page) {
    return [fault(index, 'page', `The PDF has no page ${place.page + 1}.`)]
  }

  const least = smallestPlace[place.type]
  const faults: PlaceFault[] = []
  if (place.width < least.width - slack) {
    faults.push(fault(index, 'width', `Make this at least ${least.width} points wide.`))
  }
  if (place.height < least.height - slack) {
    faults.push(fault(index, 'height', `Make this at least ${least.height} points high.`))
  }
  if (place.x + place.width > page.width + slack) {
    faults.push(fault(index, 'x', 'This reaches over the edge of the page.'))
  }
  if (place.y + place.height > page.height + slack) {
    faults.push(fault(index, 'y', 'This reaches over the edge of the page.'))
  }

  return faults
}

/** In points: what rounding leaves over is no fault. */
const slack = 0.01

function checkRole(place: FormPlace, index: number): PlaceFault[] {
  return place.role === 'LLEdit' && (isMark(place) || place.type === 'signedDate')
    ? [
        fault(
          index,
          'role',
          'Before a packet is sent nothing is signed. Let this be filled when you sign.',
        ),
      ]
    : []
}

function checkAgainst(
  place: FormPlace,
  index: number,
  earlier: readonly FormPlace[],
): PlaceFault[] {
  const faults: PlaceFault[] = []
  const over = earlier.find((other) => overlap(place, other))
  if (earlier.some(({ id }) => id === place.id)) {
    faults.push(fault(index, 'id', 'Two places have the same id.'))
  }
  if (over) {
    faults.push({
      field: `places.${index}`,
      message: `“${place.label}” lies over “${over.label}”. Move them apart.`,
    })
  }

  return [...faults, ...checkAnswer(place, index, earlier)]
}

function checkAnswer(place: FormPlace, index: number, earlier: readonly FormPlace[]): PlaceFault[] {
  const shared = earlier.find(({ answer }) => answer !== undefined && answer === place.answer)
  if (place.answer !== undefined && isMark(place)) {
    return [fault(index, 'answer', 'Each signature and each set of initials is made on its own.')]
  }

  return shared && (shared.role !== place.role || shared.type !== place.type)
    ? [
        fault(
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
    one.x + slack < other.x + other.width &&
    other.x + slack < one.x + one.width &&
    one.y + slack < other.y + other.height &&
    other.y + slack < one.y + one.height
  )
}

function fault(index: number, name: keyof FormPlace, message: string): PlaceFault {
  return { field: `places.${index}.${name}`, message }
}

function isSignature({ type }: FormPlace): boolean {
  return type === 'signature'
}
