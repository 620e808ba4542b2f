import { describe, expect, it } from 'vitest'
import { compileForm } from './compile/compile-form.ts'
import { composeCustomForm } from './custom-form.ts'
import { readText } from './testing/read-pdf.ts'

const custom = {
  id: 'own-1',
  title: 'Garden Rules',
  description: 'Who waters what.',
  category: 'Lease Addenda',
  text: 'Water the roses.\n\n# Tools\nKeep {tools} **dry\nand clean.\r\n\r\nLock the shed.',
  edition: '1',
  revisedOn: '2026-11-20',
} as const

describe('a member’s custom form', () => {
  it('keeps its paragraphs and headings, and has its braces escaped', async () => {
    const { reading } = await compileForm(composeCustomForm(custom), { signerCount: 2 })
    const from = reading.findIndex((n) => n.kind === 'paragraph' && n.text === 'Water the roses.')

    expect(reading.slice(from, from + 4)).toEqual([
      { kind: 'paragraph', text: 'Water the roses.' },
      { kind: 'heading', level: 2, text: 'Tools' },
      { kind: 'paragraph', text: 'Keep (tools) *dry and clean.' },
      { kind: 'paragraph', text: 'Lock the shed.' },
    ])
  })

  it('keeps its lists and bold words', async () => {
    const text = 'Bring:\n- **strong** gloves\n- a hat\n\n1. Water\n2. Mow'
    const { reading, pdf } = await compileForm(composeCustomForm({ ...custom, text }), {
      signerCount: 1,
    })

    expect(reading.filter(({ kind }) => kind === 'list')).toMatchObject([
      { ordered: false, items: ['**strong** gloves', 'a hat'] },
      { ordered: true, items: ['Water', 'Mow'] },
    ])
    expect(readText(pdf, [])).toContain('strong gloves')
  })

  it('may be as long as the lease of an association', async () => {
    const clause = 'The members keep the paths clear, day and night, in every season. '
    const text = Array.from({ length: 150 }, () => clause.repeat(10)).join('\n\n')
    const { pdf } = await compileForm(composeCustomForm({ ...custom, text }), { signerCount: 4 })

    expect(text.length).toBeGreaterThan(98_000)
    expect(readText(pdf, [])).toContain('in every season')
  })

  it('is signed by every resident and the owner', async () => {
    const { fields, templateId, pdf } = await compileForm(composeCustomForm(custom), {
      signerCount: 3,
    })
    const signatures = fields.filter((field) => field.type === 'signature')

    expect(templateId).toBe('own-1@1/k3')
    expect(signatures.map((field) => field.role)).toEqual(['TT1', 'TT2', 'TT3', 'LLSign'])
    expect(readText(pdf, [])).toContain('revised November 20, 2026')
  })
})
