import type { Answers } from '@countersign/answers/answer'
import { computeFormSums } from '@countersign/answers/sums'
import { isShown } from '@countersign/answers/is-answered'
import { renderDocument } from '@countersign/pdf/render/render-document'
import { describe, expect, it } from 'vitest'
import { fields, filledParagraph, statutory } from '../builders/blocks.ts'
import { date, radio, select, textOf } from '../builders/fields.ts'
import { writeFormText } from '../review/write-form-text.ts'
import { inspectPdf, readWidgets } from '../testing/read-pdf.ts'
import { readWords } from '../testing/read-words.ts'
import { formWith } from '../testing/small-form.ts'
import { compileForm, describeForm } from './compile-form.ts'
import type { Print } from './layout/page-format.ts'

const covered = 'The law limits how much the rent of this home may rise. '.repeat(6).trim()
const coverage = select('LLEdit.coverage', 'The home is', {
  covered: 'Covered',
  exempt: 'Exempt',
  other: 'Neither',
})
const statement = textOf(
  'LLEdit.statement',
  'Statement',
  { key: coverage.key, texts: { covered, exempt: 'The home is exempt.' } },
  { points: 12 },
)
const form = formWith(fields(coverage), fields(statement))

async function print(answers: Answers, size: Print = 'standard') {
  const template = await compileForm(form, { signerCount: 1, print: size })
  const computed = computeFormSums(template.fields, answers)
  const shown = Object.fromEntries(
    Object.entries(computed).filter(([key]) => {
      const field = template.fields.find((other) => other.key === key)
      return field && isShown(field, (other) => computed[other])
    }),
  )
  return renderDocument({ template, answers: shown })
}

function readText(pdf: Uint8Array): string {
  return inspectPdf(pdf, 'pdftotext', '-layout').replace(/\s+/g, ' ')
}

describe('words that are printed only with an answer', () => {
  it.each(['standard', 'large'] as const)(
    'stand on the page with that answer, and no others, in %s print',
    async (size) => {
      const chosen = await print({ [coverage.key]: 'covered' }, size)
      const none = await print({ [coverage.key]: 'other' }, size)

      expect(chosen.warnings).toEqual([])
      expect(readText(chosen.pdf)).toContain(covered)
      expect(readText(chosen.pdf)).not.toContain('The home is exempt.')
      expect(readText(none.pdf)).not.toMatch(/The law limits|The home is exempt\./)
    },
  )

  it('are no smaller than the law allows', async () => {
    const { pdf } = await print({ [coverage.key]: 'covered' })
    const heights = readWords(pdf)
      .filter(({ text }) => text === 'limits')
      .map(({ y1, y2 }) => y2 - y1)

    expect(heights.length).toBe(6)
    expect(Math.min(...heights)).toBeGreaterThan(12)
  })

  it('follow the answer, and go when it is withdrawn', () => {
    const { template } = describeForm(form, { signerCount: 1 })
    const before = computeFormSums(template.fields, { [coverage.key]: 'exempt' })
    const after = computeFormSums(template.fields, { ...before, [coverage.key]: 'other' })

    expect(before[statement.key]).toBe('The home is exempt.')
    expect(after).not.toHaveProperty([statement.key])
  })

  it('may depend on the state, with other words elsewhere', () => {
    const manners = textOf('LLEdit.manners', 'Manners', {
      key: coverage.key,
      texts: { covered: 'By mail' },
      otherwise: 'As the law allows',
    })

    expect(computeFormSums([manners], { [coverage.key]: 'covered' })[manners.key]).toBe('By mail')
    expect(computeFormSums([manners], {})[manners.key]).toBe('As the law allows')
  })

  it('stand in the review, each after its answer', () => {
    expect(writeFormText(form)).toContain(`  - Exempt: The home is exempt.`)
  })

  it.each([
    [1, 'A copy is for the Resident, who keeps it.'],
    [2, 'A copy is for the Residents, who keep it.'],
  ])('name the residents as the form does, with %i', (signerCount, words) => {
    const copy = textOf('LLEdit.copy', 'Copy', {
      key: coverage.key,
      texts: { covered: 'A copy is for {Resident}, who {keeps|keep} it.' },
      otherwise: 'A copy is for {Resident}, who {keeps|keep} it.',
    })
    const { template } = describeForm(formWith(fields(coverage), fields(copy)), { signerCount })

    expect(computeFormSums(template.fields, { [coverage.key]: 'covered' })[copy.key]).toBe(words)
    expect(computeFormSums(template.fields, {})[copy.key]).toBe(words)
  })

  it('are refused for an answer that does not exist', async () => {
    const wrong = textOf('LLEdit.a', 'A', { key: coverage.key, texts: { maybe: 'B.' } })

    await expect(
      compileForm(formWith(fields(coverage), fields(wrong)), { signerCount: 1 }),
    ).rejects.toThrow('never holds "maybe"')
  })
})

describe('marks and blanks inside a sentence', () => {
  const aware = radio('LLEdit.aware', 'Flooding', { yes: 'Aware', no: 'Not aware' })
  const since = date('LLEdit.since', 'Since')
  const law = statutory('Law 1', '[[LLEdit.aware=yes]] is or [[LLEdit.aware=no]] is not aware', {
    blanks: [aware],
  })
  const marked = formWith(law, filledParagraph('Known since [[LLEdit.since]].', since))

  it('are the fields of the form, in the text of a law too', async () => {
    const template = await compileForm(marked, { signerCount: 1 })
    const { pdf, warnings } = await renderDocument({
      template,
      answers: { 'LLEdit.aware': 'no', 'LLEdit.since': '2026-05-01' },
    })

    expect((await readWidgets(template.pdf)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['LLEdit.aware.yes', 'LLEdit.aware.no', 'LLEdit.since']),
    )
    expect(warnings).toEqual([])
    expect(readText(pdf)).toMatch(/is or ✓ is not aware/)
  })

  it('are asked below the text', () => {
    const { reading } = describeForm(marked, { signerCount: 1 }).template

    expect(reading).toContainEqual({ kind: 'fields', keys: ['LLEdit.aware'], inText: true })
  })

  it('are refused where the text names no field', async () => {
    const unknown = statutory('Law 1', '[[LLEdit.other=yes]] is aware', { blanks: [aware] })

    await expect(compileForm(formWith(unknown), { signerCount: 1 })).rejects.toThrow(
      'LLEdit.other=yes',
    )
  })
})
