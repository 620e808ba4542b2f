import { isAnswered, isRowStarted, isTable } from '@countersign/answers'
import type { Answer } from '@countersign/answers'
import type { Room, RoomField } from '@countersign/contract'
import type { Messages } from '../i18n/en.ts'

interface Seen {
  room: Pick<Room, 'role' | 'documents'>
  answers: Readonly<Record<string, Answer>>
}

/**
 * Who entered or signed this, in words, where the owner looks at a resident's answer before signing
 * last; nothing for anybody else, and nothing where no answer was given.
 */
export function whoEntered(
  field: RoomField,
  { room, answers }: Seen,
  { sign }: Messages,
): string | undefined {
  const seen = room.role === 'LLSign' && isResidents(field)
  if (!seen || !isGiven(field, answers[field.answerKey])) {
    return undefined
  }

  const label = labelOf(field.role, room) ?? sign.resident(Number(field.role.slice(2)))
  const name = nameOf(field.role, { room, answers })
  const who = name === undefined ? label : `${name} (${label})`
  if (field.type === 'signature') {
    return sign.signedBy(who)
  }

  return field.type === 'initials' ? sign.initialedBy(who) : sign.answeredBy(who)
}

/** For a resident to enter: not their name, which the owner gave, nor the day, which the server sets. */
export function isResidents({ role, locked, type }: RoomField): boolean {
  return role.startsWith('TT') && locked !== true && type !== 'signedDate'
}

function isGiven(field: RoomField, answer: Answer | undefined): boolean {
  return isTable(answer)
    ? answer.some((row, index) => isRowStarted(field, row, index))
    : isAnswered(field, answer)
}

/**
 * As the forms call them: "Resident 1", "Guarantor". A private copy says "Resident" and no number, so
 * another form's word comes first; a form that was uploaded calls nobody anything.
 */
function labelOf(role: RoomField['role'], { documents }: Seen['room']): string | undefined {
  const labels = documents
    .flatMap(({ reading }) => reading)
    .flatMap((node) => (node.kind === 'signatures' ? node.blocks : []))
    .filter((block) => block.role === role)
    .map(({ label }) => label)
  return labels.find((label) => /\d$/.test(label)) ?? labels[0]
}

function nameOf(role: RoomField['role'], { room, answers }: Seen): string | undefined {
  const field = room.documents
    .flatMap(({ fields }) => fields)
    .find((each) => each.role === role && each.type === 'name' && each.locked === true)
  const name = field && answers[field.answerKey]
  return typeof name === 'string' && name !== '' ? name : undefined
}
