import { describe, expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { describeForm } from '../compile/compile-form.ts'
import { expandForm } from '../compile/expand-form.ts'
import { stateStatements } from './state-statements.ts'
import { washingtonPayOrVacateText, washingtonRentIncrease } from './washington-notices.ts'

const formOf = (formId: string) => {
  const form = catalog.find(({ id }) => id === formId)
  return form ? describeForm(form, { signerCount: 1 }) : undefined
}
const fieldsOf = (formId: string) => {
  const form = catalog.find(({ id }) => id === formId)
  return form ? expandForm(form, { signerCount: 1 }).fields : []
}
const printed = (formId: string) =>
  (formOf(formId)?.pieces ?? [])
    .flatMap((piece) => (piece.kind === 'statutory' ? [piece.text] : []))
    .join('\n')
    .replaceAll(/\[\[[^\]]+=[^\]]+\]\]/g, '☐')
    .replaceAll('[[LLEdit.increase.raise]]', '☐')
    .replaceAll(/\[\[[^\]]+\]\]/g, '___')

describe('the notices of Washington', () => {
  it('have the form of the law word for word, with a field at each box and blank', () => {
    expect(printed('washington-fourteen-day-notice')).toBe(washingtonPayOrVacateText.text)
    expect(printed('washington-rent-increase-notice')).toBe(washingtonRentIncrease.text)
  })

  it('are those in force', () => {
    expect(washingtonPayOrVacateText.text).toContain(
      'within fourteen (14) days after service of this notice or you must vacate the premises',
    )
    expect(washingtonRentIncrease.text).toContain(
      'once every 12 months by up to seven percent plus consumer price index, or 10 percent, whichever is less',
    )
    expect(washingtonRentIncrease.text.match(/☐/g)).toHaveLength(10)
    expect(washingtonRentIncrease.inForce).toEqual({ from: '2025-05-07', until: '2040-06-30' })
  })

  it('replace the general ones', () => {
    const replaced = catalog.flatMap(({ id, replacedIn }) => (replacedIn?.WA ? [id] : []))

    expect(replaced).toEqual(['notice-of-rent-increase-change-of-terms', 'notice-to-pay-or-quit'])
  })
})

describe('what a state wants said without exact words', () => {
  it.each(Object.entries(stateStatements))('stands in %s, in that state only', (formId, texts) => {
    const field = fieldsOf(formId).find(({ key }) => key === 'LLEdit.stateStatement')

    expect(field?.textOf).toEqual({ key: 'LLEdit.premises.state', texts })
    expect(field?.showIf?.in).toEqual(Object.keys(texts))
  })

  it('says in Oregon that the court’s notice on rental assistance goes along, which the owner confirms', () => {
    for (const formId of ['notice-to-pay-or-quit', 'thirty-day-notice-for-rent']) {
      const box = fieldsOf(formId).find(({ key }) => key === 'LLEdit.oregonNotice')
      expect(box).toMatchObject({ internal: true, requiredIf: { in: ['OR'] } })
    }
    expect(stateStatements['notice-to-pay-or-quit'].OR).toContain('rental assistance and eviction')
  })

  it('tells of mediation in Colorado, and of seven days in Florida', () => {
    expect(stateStatements['notice-to-pay-or-quit'].CO).toContain('right to mediation before')
    expect(stateStatements['notice-to-cure-or-quit'].FL).toContain('within 7 days of receipt')
    expect(stateStatements['unconditional-notice-to-quit'].FL).toContain('7 days from the delivery')
  })

  it('says of property left behind what follows from its value', () => {
    const field = fieldsOf('notice-of-abandoned-property').find(
      ({ key }) => key === 'LLEdit.abandoned.outcome',
    )

    expect(field?.textOf?.texts.above).toContain('sold at a public sale')
    expect(field?.textOf?.texts.below).toContain('kept, sold or destroyed without further notice')
  })
})

describe('an agreement without an end', () => {
  it.each(['CA', 'CO', 'NJ', 'NY', 'OR', 'WA'])('says in %s that a cause is needed', (state) => {
    const field = fieldsOf('month-to-month-agreement').find(
      ({ key }) => key === 'LLEdit.justCauseOfState',
    )

    expect(field?.textOf?.texts[state]).toMatch(/cause|reason/)
  })

  it('speaks of the room, where only a room is rented', () => {
    const text = JSON.stringify(formOf('room-rental-agreement')?.pieces)

    expect(text).toContain('After the room is returned')
    expect(text).not.toContain('After the home is returned')
  })
})
