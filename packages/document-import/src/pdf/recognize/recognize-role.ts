import { residentRoles, type ResidentRole } from '@countersign/answers/field'

export type NamedPerson = 'owner' | ResidentRole

const residents = new Set(
  (
    'tenant tenants resident residents lessee lessees renter renters occupant occupants ' +
    'applicant applicants cotenant coapplicant cosignee roommate tt ' +
    'inquilino inquilina inquilinos arrendatario arrendataria'
  ).split(' '),
)
const owners = new Set(
  (
    'owner owners landlord landlords lessor lessors agent agents manager management broker ' +
    'll llsign provider representative arrendador arrendadora propietario propietaria'
  ).split(' '),
)
const ordinals = new Map([
  ['first', 1],
  ['one', 1],
  ['primary', 1],
  ['second', 2],
  ['two', 2],
  ['co', 2],
  ['cotenant', 2],
  ['coapplicant', 2],
  ['roommate', 2],
  ['third', 3],
  ['three', 3],
  ['fourth', 4],
  ['four', 4],
])

/**
 * The first person named in the words. A number counts beside the person ("tenant 2") and, with
 * `trailing`, at the end ("tenant signature 2").
 */
export function recognizePerson(
  words: readonly string[],
  { trailing }: { trailing: boolean },
): NamedPerson | undefined {
  const at = words.findIndex((word) => residents.has(word) || owners.has(word))
  const found = words[at]
  if (found === undefined) {
    return undefined
  }
  if (owners.has(found)) {
    return 'owner'
  }

  const near = [words[at + 1], words[at - 1], found].map(readNumber)
  const last = trailing ? readNumber(words.at(-1)) : undefined
  return residentRoles[(near.find((number) => number !== undefined) ?? last ?? 1) - 1] ?? 'TT1'
}

/** For names without a person, such as "Signature 2" or "signer1". */
export function recognizeTrailingNumber(words: readonly string[]): ResidentRole {
  return residentRoles[(readNumber(words.at(-1)) ?? 1) - 1] ?? 'TT1'
}

/** 1 to 4, the maximum number of residents. */
function readNumber(word: string | undefined): number | undefined {
  const number = word === undefined ? NaN : (ordinals.get(word) ?? Number(word))

  return number >= 1 && number <= 4 ? number : undefined
}

export function mentionsApplicant(words: readonly string[]): boolean {
  return words.some((word) => /^(co)?applicants?$/.test(word))
}
