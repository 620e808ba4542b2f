import type { Answers } from '@countersign/answers/answer'
import { toDayInZone } from '@countersign/answers/format-day'
import { timeZoneOfAddress } from '@countersign/answers/property-time-zone'
import type { SignerName } from '@countersign/answers/signer-name'
import { UsState } from '@countersign/contract/schemas/shapes'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import type { RoomDocument, RoomField, RoomView } from '@countersign/signing/room'
import {
  findFutureDays,
  findMismatches,
  findWarnings,
  nameNoticeText,
} from '@countersign/form-library'

type Warnings = NonNullable<Room['warnings']>

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
    consent: {
      required: view.consent.required,
      version: view.consent.version,
      ...(view.consent.givenAt ? { givenAt: view.consent.givenAt } : {}),
    },
    ...(view.adopted ? { adopted: view.adopted } : {}),
    told: view.messagesSent,
    read: view.read,
    documents: view.documents.map((document) => nameStateTexts(document, view)),
    answers: view.answers,
    timeZones: view.timeZones,
    carried: view.carried,
    toConfirm: view.toConfirm,
    ...(view.lastTerms && { lastTerms: view.lastTerms }),
    ...(view.earlierInspections && {
      earlierInspections: view.earlierInspections.map(({ groupId, name, executedAt }) => ({
        groupId,
        name,
        executedAt,
      })),
    }),
    ...(view.continued !== undefined && { continued: view.continued }),
    leftBlank: view.leftBlank,
    draftKey: view.draftKey,
    missing: view.missing,
    problems: view.problems,
    warnings: view.state === 'open' ? listWarnings(view, now) : [],
  }
}

function presentName({ name, signingFor }: SignerName): SignerName {
  return { name, ...(signingFor !== undefined && { signingFor }) }
}

/** The owner’s questions name the law whose words they ask for. */
function nameStateTexts(document: RoomDocument, { task, answers }: RoomView): RoomDocument {
  const state = task === 'fill' && findState(document, answers)

  return state
    ? {
        ...document,
        fields: document.fields.map((field) =>
          nameNoticeText(offerIn(state, field), { formId: document.formId, state }),
        ),
      }
    : document
}

/** Without the choices of other states. */
function offerIn(state: UsState, field: RoomField): RoomField {
  const options = field.options?.filter(({ states }) => !states || states.includes(state))

  return options ? { ...field, options } : field
}

/** The state of the home, as the document has it. */
function findState({ fields }: RoomDocument, answers: Answers): UsState | undefined {
  const key = fields.find((field) => field.key === 'LLEdit.premises.state')?.answerKey

  return UsState.safeParse(key === undefined ? undefined : answers[key]).data
}

/** What Finish asks the owner about. */
export function findFinishWarnings(view: RoomView, at: string): { key: string; message: string }[] {
  return listWarnings(view, new Date(at))
    .filter(({ anyway }) => anyway)
    .map(({ key, text }) => ({ key, message: text }))
}

/** The law speaks about the owner's answers only: residents cannot change these. */
function listWarnings(view: RoomView, now: Date): Warnings {
  const packet = { documents: view.documents, answers: view.answers, today: findToday(view, now) }
  if (view.task !== 'fill') {
    const own = view.documents.flatMap(({ fields }) => fields.filter(({ mine }) => mine))
    return findFutureDays(packet)
      .filter(({ answerKey }) => own.some((field) => field.answerKey === answerKey))
      .map(({ answerKey: key, text }) => ({ key, text }))
  }

  const mismatches = findMismatches(packet).map(({ answerKey: key, text, asks }) => {
    return { key, text, mismatch: true as const, ...(asks && { anyway: asks }) }
  })
  const warnings = view.documents.flatMap((document) => documentWarnings(document, view))
  const unique = warnings.filter(
    ({ key, text }, index) =>
      index === warnings.findIndex((other) => other.key === key && other.text === text),
  )
  return [...mismatches, ...unique]
}

/** The day at the home. */
function findToday({ documents, answers }: RoomView, now: Date): string {
  const state = documents.flatMap((document) => findState(document, answers) ?? [])[0] ?? ''
  const zip = answers['LLEdit.premises.zip']

  return toDayInZone(now, timeZoneOfAddress({ state, zip: typeof zip === 'string' ? zip : '' }))
}

function documentWarnings({ formId, fields }: RoomDocument, { answers, home }: RoomView): Warnings {
  const plain: Answers = {}
  for (const { key, answerKey } of fields) {
    const answer = answers[answerKey]
    if (answer !== undefined) {
      plain[key] = answer
    }
  }
  const state = UsState.safeParse(plain['LLEdit.premises.state'])
  if (!state.success) {
    return []
  }

  return findWarnings(formId, state.data, plain, home).flatMap(({ key, text, rule, breaks }) => {
    const field = fields.find((candidate) => candidate.key === key)
    const isCited = !rule || text.includes(rule.citation)
    return field
      ? [
          {
            key: field.answerKey,
            text,
            ...(!isCited && { citation: rule.citation }),
            ...(breaks && { anyway: breaks }),
          },
        ]
      : []
  })
}
