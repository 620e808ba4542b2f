import type { Answer } from '@countersign/answers/answer'

export interface FilledForm {
  documentId: string
  /** By field key; `undefined` also where it is not asked. */
  answer: (key: string) => Answer | undefined
}

export interface AnswerPlace {
  documentId: string
  key: string
}

export interface Contradiction {
  /**
   * `differs`: one fact, stated twice. `later`: the first day cannot be later than the second one.
   * `excludes`: both cannot be true.
   */
  kind: 'differs' | 'later' | 'excludes'
  places: readonly [AnswerPlace, AnswerPlace]
}

/** Finds contradictions between the documents of a packet; what the documents say is not known here. */
export type FindContradictions = (forms: readonly FilledForm[]) => Contradiction[]
