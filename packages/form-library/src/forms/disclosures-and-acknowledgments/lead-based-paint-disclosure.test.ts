import { describe, expect, it } from 'vitest'
import { compileForm } from '../../compile/compile-form.ts'
import { readText } from '../../testing/read-pdf.ts'
import { leadBasedPaintDisclosure } from './lead-based-paint-disclosure.ts'

/** 40 CFR 745.113(b)(1), verbatim. */
const statement =
  'Housing built before 1978 may contain lead-based paint. ' +
  'Lead from paint, paint chips, and dust can pose health hazards if not managed properly. ' +
  'Lead exposure is especially harmful to young children and pregnant women. ' +
  'Before renting pre-1978 housing, lessors must disclose the presence of lead-based paint and/or lead-based paint hazards in the dwelling. ' +
  'Lessees must also receive a federally approved pamphlet on lead poisoning prevention.'

describe('the lead-based paint disclosure', () => {
  it('has the Lead Warning Statement verbatim, with its citation', async () => {
    const { reading, pdf } = await compileForm(leadBasedPaintDisclosure, { signerCount: 1 })

    expect(reading).toContainEqual({
      kind: 'statutory',
      text: statement,
      citation: '40 CFR 745.113(b)(1); 24 CFR 35.92(b)(1)',
    })
    expect(readText(pdf, [])).toContain(statement)
  })

  it('never answers for the owner', async () => {
    const { fields } = await compileForm(leadBasedPaintDisclosure, { signerCount: 2 })
    const owners = fields.filter((field) => /^LLEdit\.(lessor|agent|pamphlet)\./.test(field.key))

    expect(owners).toHaveLength(8)
    expect(owners.filter((field) => field.prefill !== undefined)).toEqual([])
    expect(owners.filter((field) => field.required).map((field) => field.key)).toEqual([
      'LLEdit.lessor.knowledge',
      'LLEdit.lessor.records',
    ])
  })

  it('asks for details if lead is known, and for a list if records are provided', async () => {
    const { fields } = await compileForm(leadBasedPaintDisclosure, { signerCount: 1 })
    const conditionOf = (key: string) => fields.find((field) => field.key === key)?.requiredIf

    expect(conditionOf('LLEdit.lessor.knownDetails')).toEqual({
      key: 'LLEdit.lessor.knowledge',
      in: ['known'],
    })
    expect(conditionOf('LLEdit.lessor.recordsList')).toEqual({
      key: 'LLEdit.lessor.records',
      in: ['provided'],
    })
  })

  it('asks every resident to initial both receipts', async () => {
    const { fields } = await compileForm(leadBasedPaintDisclosure, { signerCount: 3 })
    const initials = fields.filter((field) => field.type === 'initials')

    expect(initials.map((field) => field.key)).toEqual(
      [1, 2, 3].flatMap((n) => [`TT${n}.initials:ackRecords`, `TT${n}.initials:ackPamphlet`]),
    )
    expect(initials.every((field) => field.required)).toBe(true)
  })
})
