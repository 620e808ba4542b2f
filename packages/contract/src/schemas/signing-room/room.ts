import { cleanLine } from '@countersign/answers/clean-text'
import { z } from 'zod'
import { limits } from '../../rules/limits.ts'
import { Instant, lines } from '../shapes.ts'
import { Answer, Mark } from './answers.ts'
import { RoomDocument, RoomDocumentSummary, RoomField } from './room-document.ts'
import { InviteRole } from '../roles.ts'

const EarlierInspection = z.object({ groupId: z.string(), name: z.string(), executedAt: Instant })

const ContinuedInspection = z.object({
  groupId: z.string(),
  /** By answer key of a table: how many of its rows, from the first one, stand in the earlier inspection. */
  rows: z.record(z.string(), z.number()),
})

const signerName = { name: z.string(), signingFor: z.string().optional() }

export const keyTermNames = ['rent', 'dates', 'deposit', 'lateFee', 'pets'] as const

/**
 * The signing room of one person: everything that the embedded provider's page shows, but for the text
 * and the fields of the documents.
 */
export const Room = z.object({
  /** Grows with every change of the packet, whoever makes it. */
  revision: z.number().int(),
  task: z.enum(['fill', 'sign']),
  role: InviteRole,
  /** `open`: there is something to do. Every other state is final and has a page of its own. */
  state: z.enum(['open', 'finished', 'declined', 'closed', 'wrong-recipient', 'revoked']),
  /** Why the link stopped working; set with the state `revoked`. */
  revoked: z.enum(['answers-changed', 'corrected', 'on-paper']).optional(),
  packetName: z.string(),
  sender: z.object(signerName),
  /** From the sender to those who sign, in plain text. */
  message: z.string().optional(),
  person: z.object({ ...signerName, email: z.string() }),
  home: z.string(),
  returnUrl: z.string(),
  consent: z.object({ required: z.boolean(), version: z.string(), givenAt: Instant.optional() }),
  adopted: z.object({ signature: Mark, initials: Mark }).optional(),
  /** When paper was requested and when the last question was asked. */
  told: z.object({ paperAt: Instant.optional(), questionAt: Instant.optional() }),
  /** `documentId`s of the documents that this person has scrolled to the end. */
  read: z.array(z.string()),
  documents: z.array(RoomDocumentSummary),
  /** The first document with its text, for who signs: it is what they read first. */
  first: RoomDocument.optional(),
  /** The documents with their text, for who fills out, as far as they are sent at once: their questions come together. */
  forms: z.array(RoomDocument).optional(),
  /** What most people look for first, for who signs; the answers are in `answers`. */
  keyTerms: z
    .array(z.object({ name: z.enum(keyTermNames), fields: z.array(RoomField) }))
    .optional(),
  /** Without marks. */
  answers: z.record(z.string(), Answer),
  /** Each mark once, with the answer keys of the places where it stands: a drawn one is large. */
  marks: z.array(z.object({ mark: Mark, keys: z.array(z.string()) })).optional(),
  /** The IANA time zone of each signer whose day of signing is shown; UTC for one who is absent. */
  timeZones: z.partialRecord(InviteRole, z.string()),
  /** By answer key: the earlier packet from which a rent, a deposit or a day was copied; not once it was changed. */
  carried: z.record(z.string(), z.string()),
  /** Keys of copied answers that are also `missing` until the owner saves them again, changed or as they are. */
  toConfirm: z.array(z.string()).optional(),
  /** Term, rent and deposit of the packet that is used again, by answer key. */
  lastTerms: z.object({ name: z.string(), answers: z.record(z.string(), Answer) }).optional(),
  /** Earlier inspections of the same home that the owner's answers may continue, newest first. */
  earlierInspections: z.array(EarlierInspection).optional(),
  /** The one that they continue; `null`: the owner starts without one. */
  continued: ContinuedInspection.nullable().optional(),
  /** Keys of answers that the owner leaves blank on purpose. */
  leftBlank: z.array(z.string()),
  /** The same for this person in this packet by whichever link they came; the page stores drafts under it. */
  draftKey: z.string(),
  /** Answer keys that are required of this person and still missing, in reading order. */
  missing: z.array(z.string()),
  problems: z.array(z.object({ key: z.string(), message: z.string() })),
  /**
   * By answer key, what state law says about an answer, and with `mismatch` what does not fit another
   * answer. With `anyway` finishing is refused unless its body names the answer.
   */
  warnings: z
    .array(
      z.object({
        key: z.string(),
        text: z.string(),
        citation: z.string().optional(),
        mismatch: z.literal(true).optional(),
        anyway: z.literal(true).optional(),
      }),
    )
    .optional(),
})
export type Room = z.infer<typeof Room>

/**
 * What a call has changed in the room; what is absent is as it was. It is about the revision `since`:
 * who has another one reads the room again.
 */
export const RoomChanges = Room.pick({
  consent: true,
  adopted: true,
  read: true,
  carried: true,
  toConfirm: true,
  earlierInspections: true,
  continued: true,
  leftBlank: true,
  missing: true,
  problems: true,
  warnings: true,
})
  .partial()
  .extend({
    since: z.number().int(),
    revision: z.number().int(),
    /** By answer key; null where there is none any more. */
    answers: z.record(z.string(), Answer.nullable()).optional(),
    /** By answer key, which of this person's adopted marks stands there now. */
    signed: z.record(z.string(), z.enum(['signature', 'initials'])).optional(),
  })
export type RoomChanges = z.infer<typeof RoomChanges>

/** A page of an earlier release sends less than `3`: it does not understand what calls return now. */
export const RoomPresenceQuery = z.object({ page: z.enum(['2', '3']).optional() })

export const RoomPresence = z.object({ present: z.literal(true) })

export const ConsentBody = z.object({
  version: z.string().max(40),
  language: z.string().max(20),
})

const SavedAnswers = z.record(z.string().max(200), Answer.nullable())

/** Answers in one request, and their cells, points and other parts: each takes time to look at. */
const maxAnswers = 2000
const maxParts = 10_000
/** Of a mark: the engine takes 10,000 points, each with its x and y. */
const maxMarkParts = 31_000

/** By answer key; null removes an answer. */
export const AnswersBody = z.object({
  answers: z.preprocess((answers: z.input<typeof SavedAnswers>, context) => {
    if (countAnswers(answers) > maxAnswers || countParts(answers, maxDepth) > maxParts) {
      context.addIssue({ code: 'custom', message: 'Save fewer answers at once.' })
      return z.NEVER
    }
    return answers
  }, SavedAnswers),
})

function countAnswers(answers: unknown): number {
  return typeof answers === 'object' ? Object.keys(answers ?? {}).length : 0
}

/** Deeper than any answer. */
const maxDepth = 8

function countParts(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) {
    return 1
  }

  return depth === 0
    ? Infinity
    : Object.values(value).reduce((sum: number, part) => sum + countParts(part, depth - 1), 1)
}

export const BlanksBody = z.object({
  answerKeys: z.array(z.string().max(200)).max(500),
  /** False takes it back. */
  onPurpose: z.boolean(),
})

/** Without a body nothing is finished anyway. */
export const FinishBody = z
  .object({
    /** Keys of answers whose warnings the owner was shown, and finishes with. */
    anyway: z.array(z.string().max(200)).max(500).optional(),
  })
  .nullish()

export const InspectionBody = z.object({
  /** One of `Room.earlierInspections`; `null` to start without one. */
  groupId: z.string().max(100).nullable(),
})

export const PhotoQuery = z.object({
  answerKey: z.string().max(200),
  /** The room that the photo shows. */
  about: z.string().overwrite(cleanLine).max(60),
})

export const PhotoParams = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) })

const AdoptedMark = z.preprocess((mark, context) => {
  if (countParts(mark, maxDepth) > maxMarkParts) {
    context.addIssue({ code: 'custom', message: 'Draw a simpler signature.' })
    return z.NEVER
  }
  return mark
}, Mark)

export const AdoptBody = z.object({ signature: AdoptedMark, initials: AdoptedMark })

/**
 * Puts the adopted signature or initials into one field, or removes them. `confirmed`: by the same act
 * the resident confirms that they have read the form.
 */
export const SignatureBody = z.object({
  answerKey: z.string().max(200),
  signed: z.boolean(),
  confirmed: z.boolean().optional(),
})

export const DeclineBody = z.object({ reason: lines('Reason', limits.reasonLength) })

/** `not-me` ends this link alone; the owner can create a new one for the right person. */
export const RoomMessage = z.discriminatedUnion('about', [
  z.object({ about: z.literal('paper') }),
  z.object({ about: z.literal('question'), words: lines('Question', limits.reasonLength) }),
  z.object({ about: z.literal('not-me') }),
])
export type RoomMessage = z.infer<typeof RoomMessage>

export const RoomDocumentParams = z.object({ documentId: z.string().max(40) })

export const RoomDocumentQuery = z.object({
  /** `page-view` leaves out what this person may still change, where the page shows its own controls. */
  for: z.enum(['page-view']).optional(),
})

export const RoomReadQuery = z.object({
  /** The language of the translation that was shown with the text. */
  translation: z.enum(['es']).optional(),
})

export const TranslationParams = RoomDocumentParams.extend({ language: z.enum(['es']) })

/** By English text, as it is in the document. Texts that are not translated are absent. */
export const FormTranslation = z.object({ texts: z.record(z.string(), z.string()) })
export type FormTranslation = z.infer<typeof FormTranslation>
