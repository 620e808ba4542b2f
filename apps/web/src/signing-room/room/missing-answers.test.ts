import { describe, expect, test } from 'vitest'
import { createFakeRoom } from '../testing/fake-room.ts'
import { makeField } from '../testing/fixture-documents.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { fillRules } from './fill-rules.ts'
import { planRoom } from './room-plan.ts'
import { findNeedingAttention, nextSlot, findMissing } from './missing-answers.ts'
import type { AnswerProgress } from './missing-answers.ts'

const room = createFakeRoom(fixtureRoom('LLEdit')).room()
const { slots, known, ...planned } = planRoom(room, fillRules)
const dealTerms = planned.dealTerms.flatMap((group) => group.slots)
const saved: AnswerProgress = {
  missing: room.missing,
  drafts: {},
  answers: room.answers,
  errors: {},
}
const answerKeys = (some: readonly { answerKey: string }[]) => some.map((slot) => slot.answerKey)

describe('confirming a form', () => {
  const resident = fixtureRoom('TT1')
  const asking = {
    ...resident,
    documents: resident.documents.map((document) => ({
      ...document,
      fields: [
        ...document.fields,
        {
          ...makeField('TT1', document.documentId, {
            key: 'TT1.confirmed',
            type: 'checkbox',
            label: 'Read',
          }),
          confirms: true as const,
        },
      ],
    })),
  }
  const plan = planRoom(asking)
  const signature = 'd3/TT1.signature'

  test('comes last in its form and is not one of its questions', () => {
    const [lease] = plan.documents

    expect(answerKeys(plan.slots).filter((key) => key.startsWith('d3/'))).toEqual([
      signature,
      'd3/TT1.confirmed',
    ])
    expect(answerKeys(lease?.unplaced ?? [])).toEqual([])
    expect(lease?.confirm?.answerKey).toBe('d1/TT1.confirmed')
  })

  test('waits for everything missing in its own form, but not in others', () => {
    const left = (missing: string[]) =>
      answerKeys(findNeedingAttention(plan.slots, { ...saved, missing }))

    expect(left([signature, 'd3/TT1.confirmed'])).toEqual([signature])
    expect(left(['d1/TT1.signature', 'd3/TT1.confirmed'])).toEqual([
      'd1/TT1.signature',
      'd3/TT1.confirmed',
    ])
  })
})

describe('where fields are asked', () => {
  test('fields that forms share are asked once, first, among the deal terms', () => {
    expect(answerKeys(dealTerms)).toContain('LLEdit.rent.monthly')
    expect(answerKeys(slots).slice(0, dealTerms.length)).toEqual(answerKeys(dealTerms))
    expect(new Set(answerKeys(slots)).size).toBe(slots.length)
  })

  test('locked fields and fields of other people are not asked', () => {
    expect(answerKeys(slots)).not.toContain('LLEdit.premises.street')
    expect(answerKeys(known)).toContain('LLEdit.premises.street')
    expect(answerKeys(slots).some((key) => key.includes('TT1'))).toBe(false)
  })

  test('an answer that one form requires is required, also where another one shows it as optional', () => {
    const edition = (documentId: string, required: boolean) =>
      makeField('LLEdit', documentId, {
        key: 'LLEdit.pamphlet.edition',
        type: 'text',
        label: 'Edition',
        scope: 'packet',
        required,
      })
    const documents = room.documents.map((document, index) => ({
      ...document,
      fields: [...document.fields, edition(document.documentId, index === 1)],
    }))
    const asked = planRoom({ ...room, documents }, fillRules).slots.filter(
      ({ field }) => field.key === 'LLEdit.pamphlet.edition',
    )

    expect(asked.map(({ field }) => field.required)).toEqual([true])
  })

  test('a term of one form is asked with what it belongs to, unless two forms have it', () => {
    const afterEnd = (documentId: string) =>
      makeField('LLEdit', documentId, {
        key: 'LLEdit.term.afterEnd',
        type: 'text',
        label: 'When the term ends',
      })
    const groupOf = (forms: number) => {
      const documents = room.documents.map((document, index) => ({
        ...document,
        fields:
          index < forms ? [...document.fields, afterEnd(document.documentId)] : document.fields,
      }))
      const { dealTerms } = planRoom({ ...room, documents }, fillRules)
      const isAfterEnd = (key: string) => key.endsWith('LLEdit.term.afterEnd')
      return dealTerms.find((group) => answerKeys(group.slots).some(isAfterEnd))?.name
    }

    expect(groupOf(1)).toBe('term')
    expect(groupOf(2)).toBeUndefined()
  })

  test('a field that the form’s text does not mention is asked at its end', () => {
    const lease = planRoom(room, fillRules).documents.find(
      (plan) => plan.document.documentId === 'd1',
    )

    expect(answerKeys(lease?.unplaced ?? [])).toEqual([])
    const bare = room.documents.map((document) => ({ ...document, reading: [] }))
    const [bareLease] = planRoom({ ...room, documents: bare }, fillRules).documents
    expect(answerKeys(bareLease?.unplaced ?? [])).toContain('d1/LLEdit.smoking')
  })

  test('a signer’s slots follow the text, each form’s signature last', () => {
    const signing = planRoom(fixtureRoom('TT1'))

    expect(answerKeys(signing.slots)).toEqual([
      'd1/TT1.vehicles',
      'd1/TT1.initials:deposit',
      'd1/TT1.signature',
      'd2/TT1.ack:pamphlet',
      'd2/TT1.initials:pamphlet',
      'd2/TT1.signature',
      'd3/TT1.signature',
    ])
  })
})

describe('missing answers', () => {
  test('are decided by the server and listed in page order', () => {
    const left = findMissing(slots, { ...saved, missing: [...room.missing].reverse() })

    expect(answerKeys(left)).toEqual(answerKeys(findMissing(slots, saved)))
    expect(left.length).toBe(room.missing.length)
  })

  test('take unsaved input into account at once, also when an answer is cleared', () => {
    const given = findMissing(slots, {
      ...saved,
      drafts: { 'LLEdit.rent.monthly': 125_000 },
      answers: { ...saved.answers, 'LLEdit.rent.monthly': 125_000 },
    })
    expect(answerKeys(given)).not.toContain('LLEdit.rent.monthly')

    const taken = { ...saved, drafts: { 'LLEdit.landlord.name': null }, answers: {} }
    expect(answerKeys(findMissing(slots, taken))).toContain('LLEdit.landlord.name')
  })

  test('include a conditional field as soon as its condition is met', () => {
    const yes = { 'd1/LLEdit.pets': 'yes' }
    const progress = { ...saved, drafts: yes, answers: { ...saved.answers, ...yes } }

    expect(answerKeys(findMissing(slots, saved))).not.toContain('d1/LLEdit.pets.rules')
    expect(answerKeys(findMissing(slots, progress))).toContain('d1/LLEdit.pets.rules')
  })
})

describe('Next', () => {
  const left = findMissing(slots, saved)
  const [first, second] = left

  test('goes to the first slot when none had the focus yet', () => {
    expect(nextSlot(slots, left, undefined)).toBe(first)
  })

  test('goes on from the current slot, and from the last back to the first', () => {
    expect(nextSlot(slots, left, first?.id)).toBe(second)
    expect(nextSlot(slots, left, slots.at(-1)?.id)).toBe(first)
  })

  test('goes nowhere when nothing is missing', () => {
    expect(nextSlot(slots, [], first?.id)).toBeUndefined()
  })

  test('visits invalid answers as well as missing ones', () => {
    const invalid = { ...saved, missing: [], errors: { 'LLEdit.landlord.name': 'Too long.' } }

    expect(answerKeys(findNeedingAttention(slots, invalid))).toEqual(['LLEdit.landlord.name'])
  })
})

test('deal terms come in groups, required answers first, and Next follows that order', () => {
  expect(planned.dealTerms.map(({ name }) => name)).toEqual([
    'home',
    'term',
    'rent',
    'deposit',
    'contact',
  ])
  expect(answerKeys(planned.dealTerms.at(-1)?.slots ?? [])).toEqual([
    'LLEdit.landlord.noticeAddress',
    'LLEdit.landlord.email',
    'LLEdit.landlord.phone',
  ])
  expect(slots.slice(0, dealTerms.length)).toEqual(dealTerms)
})
