import { signsByLink } from '@countersign/answers/field'
import { isTable, type Answer } from '@countersign/answers/answer'
import { isAnswered, isRowStarted } from '@countersign/answers/is-answered'
import type { OpenedRoom } from '../room/opened-room.ts'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import type { RoomMessages } from '../../i18n/room/en.ts'

interface RoomAnswers {
  room: Pick<OpenedRoom, 'role' | 'documents'>
  answers: Readonly<Record<string, Answer>>
}

/**
 * "Answered by Maria Lopez (Resident 1)", for the owner who signs last; `undefined` for everybody else,
 * and for a field without an answer.
 */
export function whoEntered(
  field: RoomField,
  { room, answers }: RoomAnswers,
  { sign }: RoomMessages,
): string | undefined {
  const isShown = room.role === 'LLSign' && isResidents(field)
  if (!isShown || !isGiven(field, answers[field.answerKey])) {
    return undefined
  }

  const label = findRoleLabel(field.role, room) ?? sign.resident(Number(field.role.slice(2)))
  const name = findSignerName(field.role, { room, answers })
  const who = name === undefined ? label : `${name} (${label})`
  if (field.type === 'signature') {
    return sign.signedBy(who)
  }

  return field.type === 'initials' ? sign.initialedBy(who) : sign.answeredBy(who)
}

/** Entered by somebody who signs through a link: not their name, which the owner enters, nor the date, which the server sets. */
export function isResidents({ role, locked, type }: RoomField): boolean {
  return signsByLink(role) && locked !== true && type !== 'signedDate'
}

function isGiven(field: RoomField, answer: Answer | undefined): boolean {
  return isTable(answer)
    ? answer.some((row, index) => isRowStarted(field, row, index))
    : isAnswered(field, answer)
}

/**
 * The label in the forms: "Resident 1", "Guarantor". A private copy says "Resident" without a number,
 * so a label with a number comes first; an uploaded form has no labels.
 */
function findRoleLabel(
  role: RoomField['role'],
  { documents }: RoomAnswers['room'],
): string | undefined {
  const labels = documents
    .flatMap(({ reading }) => reading)
    .flatMap((node) => (node.kind === 'signatures' ? node.blocks : []))
    .filter((block) => block.role === role)
    .map(({ label }) => label)
  return labels.find((label) => /\d$/.test(label)) ?? labels[0]
}

function findSignerName(
  role: RoomField['role'],
  { room, answers }: RoomAnswers,
): string | undefined {
  const field = room.documents
    .flatMap(({ fields }) => fields)
    .find((each) => each.role === role && each.type === 'name' && each.locked === true)
  const name = field && answers[field.answerKey]
  return typeof name === 'string' && name !== '' ? name : undefined
}
