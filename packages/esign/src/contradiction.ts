import type { Answers } from '@countersign/answers/answer'

/** A filled document with its answers by field key, shared ones included. */
export interface FilledForm {
  documentId: string
  answers: Answers
}

/** Where an answer is printed. */
export interface AnswerPlace {
  documentId: string
  key: string
}

/** Two answers of a packet that cannot both be true. */
export interface Contradiction {
  /** `differs`: one fact, stated twice. `later`: the first day cannot be later than the second one. */
  kind: 'differs' | 'later'
  places: readonly [AnswerPlace, AnswerPlace]
}

/** Finds contradictions between the documents of a packet; what the documents say is not known here. */
export type FindContradictions = (forms: readonly FilledForm[]) => Contradiction[]
