import { UsState } from '@countersign/contract/schemas/shapes'
import { describe, expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { expandForm } from '../compile/expand-form.ts'
import { compareInserted } from '../rules/prescribed-notices.ts'
import { findWarnings } from '../rules/find-warnings.ts'
import { nameNoticeText } from './name-notice-text.ts'
import { findNoticeKey, listHeldNoticeTexts, noticeTexts, type NoticeText } from './notice-texts.ts'
import { ohioNoticeToLeave } from './prescribed-texts.ts'

const cases = Object.entries(noticeTexts).flatMap(([formId, states]) =>
  Object.entries(states).map(([state, text]) => ({ formId, state, text })),
)
const fieldsOf = (formId: string) => {
  const form = catalog.find(({ id }) => id === formId)
  return form ? expandForm(form, { signerCount: 2 }).fields : []
}

describe('words that a state prescribes for a notice', () => {
  it.each(cases)(
    '$formId asks an owner in $state for them, names the law and where it is',
    ({ formId, state, text }) => {
      const field = fieldsOf(formId).find(({ key }) => key === findNoticeKey(formId))
      expect(field?.requiredIf?.in).toContain(state)
      expect(field?.requiredIf?.key).toBe('LLEdit.premises.state')
      expect(field?.prefill).toBe(`noticeText.${formId}`)

      const named = field && nameNoticeText(field, { formId, state: UsState.parse(state) })
      expect(named?.label).toBe(`Insert the text of ${text.law} here`)
      expect(named?.help).toContain(text.readAt)
      // On paper the label stays the same in every state.
      expect(field?.label).not.toContain('Insert')

      const warned = findWarnings(formId, UsState.parse(state), {}).map(({ key }) => key)
      expect(warned).toContain(findNoticeKey(formId))
    },
  )

  it('are not asked for in another state, nor by another question', () => {
    const question = { key: 'LLEdit.stateText', label: 'Text that law requires' }
    const other = { key: 'LLEdit.totalDue', label: 'Total due' }
    const formId = 'notice-to-pay-or-quit'

    expect(nameNoticeText(question, { formId, state: 'TX' })).toBe(question)
    expect(nameNoticeText(other, { formId, state: 'WA' })).toBe(other)
  })

  it('stand in the notice from the start once they are held, and a change of them is noticed', () => {
    const held: NoticeText = { law: 'the law', readAt: 'example.gov', held: ohioNoticeToLeave }
    const { text } = ohioNoticeToLeave

    expect(listHeldNoticeTexts('OH', { notice: { OH: held } })).toEqual({
      'noticeText.notice': text,
    })
    expect(listHeldNoticeTexts('TX', { notice: { OH: held } })).toEqual({})
    expect(compareInserted(held, `${text.replaceAll(' ', '\n')} And more.`)).toBeUndefined()
    expect(compareInserted(held, 'Please leave.')).toContain('no longer what we read')
    expect(compareInserted(held, undefined)).toContain('cannot be printed')
  })

  it('are no part of a late rent reminder, which points to the letter that New York asks for', () => {
    expect(findWarnings('late-rent-reminder', 'NY', {}).map(({ text }) => text)).toEqual([
      expect.stringContaining('235-e(d)'),
    ])
    expect(findWarnings('late-rent-reminder', 'TX', {})).toEqual([])
  })
})
