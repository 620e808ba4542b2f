import { UsState, type Room } from '@countersign/contract'
import type { Answers } from '@countersign/answers'
import type { RoomDocument, RoomView } from '@countersign/esign'
import { findWarnings } from '@countersign/form-library'

type Remarks = NonNullable<Room['remarks']>

/**
 * What the law of the state where the home is has to say about the owner's answers, each beside the
 * field that it is about. Only while the owner fills out: residents cannot change these answers.
 */
export function remarksOf(view: RoomView): Remarks {
  if (view.task !== 'fill' || view.state !== 'open') {
    return []
  }

  const remarks = view.documents.flatMap((document) => remarksIn(document, view.answers))
  return remarks.filter(
    ({ key, text }, index) =>
      index === remarks.findIndex((other) => other.key === key && other.text === text),
  )
}

function remarksIn({ formId, fields }: RoomDocument, answers: Answers): Remarks {
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

  return findWarnings(formId, state.data, plain).flatMap(({ key, text, rule }) => {
    const field = fields.find((candidate) => candidate.key === key)
    const citation = rule ? { citation: rule.citation } : {}
    return field ? [{ key: field.answerKey, text, ...citation }] : []
  })
}
