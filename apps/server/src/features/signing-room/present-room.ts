import { isMark } from '@countersign/answers/answer'
import type { SignerName } from '@countersign/answers/signer-name'
import { findRoomChanges } from '@countersign/contract/rules/room-changes'
import { separateMarks } from '@countersign/contract/rules/room-marks'
import type { Room, RoomChanges } from '@countersign/contract/schemas/signing-room/room'
import type { RoomProgress, RoomUpdate, RoomView } from '@countersign/signing/room'
import { findKeyTerms } from './find-key-terms.ts'
import { listWarnings } from './list-warnings.ts'
import { presentDocument, summarizeDocument } from './present-document.ts'

export function presentRoom(view: RoomView, now: Date): Room {
  return {
    task: view.task,
    role: view.role,
    state: view.state,
    ...(view.revoked ? { revoked: view.revoked } : {}),
    packetName: view.packetName,
    sender: presentName(view.sender),
    ...(view.message ? { message: view.message } : {}),
    person: { ...presentName(view.person), email: view.person.email },
    home: view.home,
    returnUrl: view.returnUrl,
    told: view.messagesSent,
    documents: view.documents.map((document) => summarizeDocument(document, view)),
    ...presentReading(view),
    timeZones: view.timeZones,
    ...(view.lastTerms && { lastTerms: view.lastTerms }),
    draftKey: view.draftKey,
    ...presentProgress(view),
    ...separateMarks(view.answers),
    ...presentProblems(view, now),
  }
}

/** Without what it says about answers that did not change; nothing is wrong with signatures. */
export function presentChanges({ before, after }: RoomUpdate, now: Date): RoomChanges {
  const changes = findRoomChanges(presentProgress(before), presentProgress(after))
  const isOnlySigned = Object.keys(changes.answers ?? {}).every((key) =>
    isMark(after.answers[key] ?? before.answers[key]),
  )

  return { ...changes, ...(!isOnlySigned && presentProblems(after, now)) }
}

function presentProblems(view: RoomView, now: Date): Pick<Room, 'problems' | 'warnings'> {
  return {
    problems: view.problems,
    warnings: view.state === 'open' ? listWarnings(view, now) : [],
  }
}

function presentProgress(view: RoomProgress) {
  return {
    revision: view.revision,
    consent: {
      required: view.consent.required,
      version: view.consent.version,
      ...(view.consent.givenAt ? { givenAt: view.consent.givenAt } : {}),
    },
    ...(view.adopted ? { adopted: view.adopted } : {}),
    read: view.read,
    answers: view.answers,
    carried: view.carried,
    toConfirm: view.toConfirm,
    ...(view.earlierInspections && {
      earlierInspections: view.earlierInspections.map(({ groupId, name, executedAt }) => ({
        groupId,
        name,
        executedAt,
      })),
    }),
    ...(view.continued !== undefined && { continued: view.continued }),
    leftBlank: view.leftBlank,
    missing: view.missing,
  }
}

function presentName({ name, signingFor }: SignerName): SignerName {
  return { name, ...(signingFor !== undefined && { signingFor }) }
}

/** More would be a long answer; they follow one by one. */
const formsAtOnce = 20

/** What who signs reads first; nobody reads before the consent. What who fills out is asked. */
function presentReading(view: RoomView): Pick<Room, 'first' | 'forms' | 'keyTerms'> {
  const [first] = view.documents
  if (view.state !== 'open' || !first) {
    return {}
  }
  if (view.task === 'fill') {
    const forms = view.documents.slice(0, formsAtOnce)
    return { forms: forms.map((document) => presentDocument({ document, view })) }
  }

  const isReading = !view.consent.required || view.consent.givenAt !== undefined
  return {
    ...(isReading && { first: presentDocument({ document: first, view }) }),
    keyTerms: findKeyTerms(view),
  }
}
