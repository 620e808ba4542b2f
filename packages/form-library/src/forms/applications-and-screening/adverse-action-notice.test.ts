import { describe, expect, it } from 'vitest'
import { describeForm } from '../../compile/compile-form.ts'
import { adverseActionNotice } from './adverse-action-notice.ts'

const { template } = describeForm(adverseActionNotice, { signerCount: 1 })
const words = JSON.stringify(template.reading)
const findField = (key: string) => template.fields.find((field) => field.key === key)

describe('the adverse action notice', () => {
  it('has the statements that 15 USC 1681m(a)(3) and (4) require', () => {
    expect(words).toContain(
      'The agency did not make this decision and cannot give you the specific',
    )
    expect(words).toContain('a free copy of your report from the agency named above')
    expect(words).toContain('within 60 days')
    expect(words).toContain('dispute with the agency the accuracy or completeness')
  })

  it.each(['agencyName', 'agencyAddress', 'agencyPhone', 'scoreUsed'])(
    'cannot be finished without %s',
    (name) => {
      expect(findField(`LLEdit.adverse.${name}`)?.required).toBe(true)
    },
  )

  it.each(['score', 'scoreRange', 'scoreDate', 'scoreSource', 'scoreFactors'])(
    'asks for %s where a score was used (15 USC 1681g(f)(1)(B) to (E))',
    (name) => {
      expect(findField(`LLEdit.adverse.${name}`)?.requiredIf).toEqual({
        key: 'LLEdit.adverse.scoreUsed',
        in: ['yes'],
      })
    },
  )

  it('is addressed to one applicant, however many applied', () => {
    const { fields } = describeForm(adverseActionNotice, { signerCount: 4 }).template

    expect(fields.filter((field) => /name/i.test(field.key)).map((field) => field.key)).toEqual([
      'LLEdit.applicantName',
      'LLEdit.landlord.name',
      'LLEdit.adverse.agencyName',
    ])
  })
})
