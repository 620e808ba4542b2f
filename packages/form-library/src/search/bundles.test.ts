import type { Answers } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { describe, expect, it } from 'vitest'
import { premisesState } from '../builders/shared-fields.ts'
import { catalog } from '../catalog.ts'
import { describeForm } from '../compile/compile-form.ts'
import { longestAnswers } from '../testing/longest-answers.ts'
import { bundles } from './bundles.ts'
import type { SuggestedForm } from './suggested-forms.ts'

/** Everything that an owner may send with a new lease at once. */
const fullPacket = [
  ...everywhere(bundles.find(({ id }) => id === 'new-lease')?.forms ?? []).map(
    ({ formId }) => formId,
  ),
  'pet-addendum',
  'renters-insurance-addendum',
  'parking-garage-storage-addendum',
  'house-rules-community-policies',
  'smoke-free-cannabis-addendum',
  'security-deposit-receipt',
  'keys-and-access-devices-receipt',
  'move-in-move-out-inspection',
  'lead-pamphlet-receipt',
  'resident-information-and-emergency-contacts',
]

const states: readonly (UsState | undefined)[] = [
  undefined,
  'CA',
  'FL',
  'TX',
  'NY',
  'WA',
  'MI',
  'OH',
]

/** The forms of these that a packet for a home in this state can have; without a state, in any other one. */
function formsFor(formIds: readonly string[], state: UsState | undefined): string[] {
  return formIds.filter((formId) => {
    const form = catalog.find(({ id }) => id === formId)
    const applies =
      form?.jurisdiction === 'US' || (state !== undefined && form?.jurisdiction.includes(state))
    return form === undefined || (applies && !(state && form.replacedIn?.[state]))
  })
}

const occasions: [string, readonly string[]][] = [
  ...bundles.map(({ id, forms }): [string, string[]] => [
    id,
    everywhere(forms).map(({ formId }) => formId),
  ]),
  ['everything at once', fullPacket],
]
const packets = occasions.flatMap(([id, formIds]) =>
  states.map((state): [string, string[]] => [
    `${id}, ${state ?? 'another state'}`,
    formsFor(formIds, state),
  ]),
)

/** What one document says about itself; another document may well say something else. */
const perDocument = /^LLEdit\.(stateText|delivery\.|service\.|contact\.|payTo\.|serveOn|noticeDays)/

interface Question extends Pick<Field, 'key' | 'label' | 'type' | 'scope' | 'showIf'> {
  formId: string
}

/** What one person is asked: not what the packet fills in, and not what is computed. */
function questionsFor(asked: 'LLEdit' | 'TT1', formId: string): Question[] {
  const form = catalog.find(({ id }) => id === formId)
  const fields = form ? describeForm(form, { signerCount: 2 }).template.fields : []

  return fields
    .filter(
      ({ role, type, locked, sumOf, textOf, prefill }) =>
        role === asked && !signing.has(type) && !locked && !sumOf && !textOf && !prefill,
    )
    .map(({ key, label, type, scope, showIf }) => ({
      key,
      label,
      type,
      scope,
      ...(showIf && { showIf }),
      formId,
    }))
}

function ownerQuestions(formId: string): Question[] {
  return questionsFor('LLEdit', formId)
}

/** Each document is signed for itself. */
const signing = new Set<Field['type']>(['signature', 'initials', 'signedDate'])

/** A question by what it is about, whatever its key is called: a resident’s vehicle or vehicles. */
function subjectOf(key: string): string {
  return key.replace(/s$/, '')
}

describe('the questions of a packet', () => {
  const count = (formIds: readonly string[]) =>
    new Set(
      formsFor(formIds, undefined)
        .flatMap(ownerQuestions)
        .filter(({ showIf }) => showIf?.key !== premisesState.key)
        .map(({ key }) => key),
    ).size

  it('are few: a new lease with everything that goes with it asked 156 of them once, and has two more forms since', () => {
    const newLease = bundles.find(({ id }) => id === 'new-lease')?.forms ?? []
    const proposed = everywhere(newLease)
      .filter(({ optional, when }) => !optional && !when)
      .map(({ formId }) => formId)

    expect(count(proposed)).toBeLessThanOrEqual(71)
    expect(count(fullPacket)).toBeLessThanOrEqual(145)
  })

  it('include pet charges in the pet addendum alone, and the lease adds them up', () => {
    const lease = catalog.find(({ id }) => id === 'residential-lease')
    const fields = lease ? describeForm(lease, { signerCount: 2 }).template.fields : []
    const total = fields.find(({ key }) => key === 'LLEdit.moveIn.total')
    const deposit = fields.find(({ key }) => key === 'LLEdit.pets.deposit')

    expect(total?.sumOf?.map(({ key }) => key)).toContain('LLEdit.charges.petsOnce')
    expect(deposit).toMatchObject({ scope: 'packet', locked: true, internal: true })
    expect(ownerQuestions('pet-addendum').map(({ key }) => key)).toContain('LLEdit.pets.deposit')
  })
})

describe.each(packets)('the packet “%s”', (_id, formIds) => {
  const questions = formIds.flatMap(ownerQuestions)

  it('has forms of the catalog only, each once', () => {
    expect(formIds.filter((id) => !catalog.some((form) => form.id === id))).toEqual([])
    expect(new Set(formIds).size).toBe(formIds.length)
  })

  it('asks each fact once', () => {
    const repeated = questions.filter(({ key, label, type, scope, formId }) =>
      questions.some(
        (other) =>
          other.formId !== formId &&
          !perDocument.test(key) &&
          // The same key or the same words in two forms are one fact, unless the packet shares it.
          ((other.key === key && scope === 'form') ||
            (other.key !== key && other.label === label && other.type === type && !isVague(label))),
      ),
    )

    expect(repeated.map(({ formId, key }) => `${formId} ${key}`)).toEqual([])
  })

  it('asks each resident for a fact once', () => {
    const asked = formIds.flatMap((formId) => questionsFor('TT1', formId))
    const repeated = asked.filter(({ key, label, type, scope, formId }) =>
      asked.some(
        (other) =>
          other.formId !== formId &&
          ((subjectOf(other.key) === subjectOf(key) && (scope === 'form' || other.key !== key)) ||
            (other.key !== key && other.label === label && other.type === type && !isVague(label))),
      ),
    )

    expect(repeated.map(({ formId, key }) => `${formId} ${key}`)).toEqual([])
  })

  it('has no two documents that can say different things', () => {
    const printed = new Map<string, string>()
    for (const formId of formIds) {
      const form = catalog.find(({ id }) => id === formId)
      const fields = form ? describeForm(form, { signerCount: 2 }).template.fields : []
      const answers: Answers = longestAnswers(fields)
      for (const { key, scope, type, options, columns } of fields) {
        const shape = JSON.stringify({ type, options, columns, answer: answers[key] })
        if (scope === 'packet') {
          expect(printed.get(key) ?? shape, `${formId} ${key}`).toBe(shape)
          printed.set(key, shape)
        }
      }
    }
  })
})

/** Labels that mean something else in each form. */
function isVague(label: string): boolean {
  return /^(insert the text of .*|phone|other rules|paid by|received on|from|until|on|at|others?|fee|details|contact.*|deposit|questions .*|report (to|within).*|liability insurance is required|check or reference no\.)$/i.test(
    label,
  )
}

/** Without those that are proposed in one state only, though other states can have them. */
function everywhere(forms: readonly SuggestedForm[]): readonly SuggestedForm[] {
  return forms.filter(({ states: only }) => !only)
}
