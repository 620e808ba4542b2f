import { describe, expect, it } from 'vitest'
import { describeForm } from '../../compile/compile-form.ts'
import { lateRentReminder } from './late-rent-reminder.ts'
import { leaseViolationWarning } from './lease-violation-warning.ts'

/** 15 USC 7003(b)(2)(B): any of these words turns a letter into a class C notice. */
const noticeWords =
  /\b(default|breach|cure|evict\w*|terminat\w*|forfeit\w*|quit|vacate|possession|court|deadline|days?|must|or else|legal action|pay or)\b/i

describe.each([leaseViolationWarning, lateRentReminder])('the courtesy letter $title', (letter) => {
  const { template } = describeForm(letter, { signerCount: 2 })
  const letterItself = template.reading.slice(0, -2) // without the sources and the edition

  it('states no default, no time to cure and no threat', () => {
    const printed = [JSON.stringify(letterItself), ...template.fields.map((field) => field.label)]

    expect(printed.flatMap((text) => noticeWords.exec(text)?.[0] ?? [])).toEqual([])
  })

  it('says that it is not a legal notice', () => {
    expect(letterItself).toContainEqual({
      kind: 'heading',
      level: 2,
      text: 'This is not a legal notice',
    })
  })
})

describe('the lease violation warning', () => {
  it('does not require the owner to name a date', () => {
    const { fields } = describeForm(leaseViolationWarning, { signerCount: 1 }).template

    expect(fields.find((field) => field.key === 'LLEdit.concern.requestedBy')).toMatchObject({
      required: false,
    })
  })
})
