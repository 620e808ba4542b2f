import { listTextFields } from '@countersign/contract/rules/custom-text-fields'
import type { TextField } from '@countersign/contract/rules/text-field'
import type { Field } from '@countersign/answers/field'
import { describe, expect, it } from 'vitest'
import { compileForm } from './compile/compile-form.ts'
import { composeCustomForm, type CustomForm } from './custom-form.ts'
import { readText } from './testing/read-pdf.ts'

const custom: CustomForm = {
  id: 'own-1',
  title: 'Garden Rules',
  description: '',
  category: 'Lease Addenda',
  text: '',
  edition: '1',
  revisedOn: '2026-11-20',
}

describe('the fields of a member’s own text', () => {
  it('are words as before in an edition that was kept without fields', async () => {
    const { fields, reading, pdf } = await compile('The rent is [[Monthly rent]].', {
      fields: undefined,
    })

    expect(fields.map(({ key }) => key)).not.toContain('LLEdit.rent.monthly')
    expect(reading).toContainEqual({ kind: 'paragraph', text: 'The rent is [[Monthly rent]].' })
    expect(readText(pdf, [])).toContain('[[Monthly rent]]')
  })

  it('leave a text without brackets byte for byte as it was', async () => {
    const text = '# Tools\n\nKeep **{tools}** dry.\n\n- a hat [1]'
    const before = await compile(text, { fields: undefined })

    expect((await compile(text)).sha256).toBe(before.sha256)
  })

  it('are the packet’s facts under the library’s keys', async () => {
    const { fields, reading, pdf } = await compile('Rent: $[[ monthly  RENT ]] a month.')

    expect(fields.find(({ key }) => key === 'LLEdit.rent.monthly')).toMatchObject({
      type: 'money',
      scope: 'packet',
      carriedFrom: 'LLEdit.rent.monthly',
    })
    expect(reading).toContainEqual({
      kind: 'paragraph',
      text: 'Rent: [[LLEdit.rent.monthly]] a month.',
    })
    expect(readText(pdf, [])).not.toContain('[[')
  })

  it('ask a name that stands in two texts once, below the first', async () => {
    const { fields, reading } = await compile(
      'A [[Gate code]] opens.\n\nKeep the [[gate code]].\n\n- **[[Gate code]]**',
    )

    expect(fields.filter(({ label }) => label === 'Gate code')).toHaveLength(1)
    expect(reading.filter((node) => node.kind === 'fields' && node.inText)).toEqual([
      { kind: 'fields', keys: ['LLEdit.text.gateCode'], inText: true },
    ])
    expect(reading).toContainEqual({
      kind: 'list',
      ordered: false,
      items: ['**[[LLEdit.text.gateCode]]**'],
    })
  })

  it('do not ask again what the head of the form asks', async () => {
    const { fields } = await compile('[[Owner/Agent]] looks after it.')

    expect(fields.filter(({ key }) => key === 'LLEdit.landlord.name')).toHaveLength(1)
  })

  it('ask each resident where residents are asked', async () => {
    const fields = [
      asked('Car', { by: 'residents' }),
      asked('Read', { type: 'initials', by: 'residents' }),
    ]
    const form = await compile('Car: [[Car]] [[Read]]', { fields, residents: 2 })

    expect(keys(form)).toEqual([
      'TT1.text.car',
      'TT2.text.car',
      'TT1.initials:read',
      'TT2.initials:read',
    ])
    expect(form.reading).toContainEqual({
      kind: 'paragraph',
      text: 'Car: Resident 1: [[TT1.text.car]], Resident 2: [[TT2.text.car]] Resident 1: [[TT1.initials:read]], Resident 2: [[TT2.initials:read]]',
    })
    expect(
      keys(await compile('[[Car]]', { fields, residents: 3, signers: 'first-resident' })),
    ).toEqual(['TT1.text.car'])
  })

  it('can be of every type, in large print too, and have keys of their own', async () => {
    const types = ['text', 'longtext', 'date', 'money', 'checkbox', 'initials', 'choice'] as const
    const fields = types.map((type) =>
      asked(`Ask ${type}`, { type, ...(type === 'choice' && { options: ['Yes', 'No', 'Nö'] }) }),
    )
    const text = fields.map(({ name }) => `Words before [[${name}]], and after.`).join(' ')

    for (const print of [undefined, 'large'] as const) {
      const form = await compile(text, { fields, ...(print && { print }) })
      expect(keys(form)).toEqual([
        'LLEdit.text.askText',
        'LLEdit.text.askLongtext',
        'LLEdit.text.askDate',
        'LLEdit.text.askMoney',
        'LLEdit.text.askCheckbox',
        'LLSign.initials:askInitials',
        'LLEdit.text.askChoice',
      ])
      expect(
        new Set(form.fields.find(({ type }) => type === 'select')?.options?.map((o) => o.value))
          .size,
      ).toBe(3)
    }
  })

  it('have different keys where names differ only in signs', async () => {
    const form = await compile('[[Fee 1]] [[Fee (1)]] [[{}]] [[1st]]')

    expect(keys(form)).toEqual([
      'LLEdit.text.fee1',
      'LLEdit.text.fee1N2',
      'LLEdit.text.field',
      'LLEdit.text.n1st',
    ])
  })
})

interface CompileOptions {
  fields?: TextField[] | undefined
  residents?: number
  signers?: NonNullable<CustomForm['signers']>
  print?: 'large'
}

function compile(text: string, options: CompileOptions = {}) {
  const chosen = 'fields' in options ? options.fields : []
  const fields = chosen && listTextFields(text, chosen)
  const { signers, print } = options

  return compileForm(
    composeCustomForm({ ...custom, text, ...(fields && { fields }), ...(signers && { signers }) }),
    { signerCount: options.residents ?? 1, ...(print && { print }) },
  )
}

function asked(name: string, more: Partial<TextField> = {}): TextField {
  return { name, type: 'text', by: 'owner', required: false, ...more }
}

function keys({ fields }: { fields: readonly Field[] }): string[] {
  return fields.map(({ key }) => key).filter((key) => /\.text\.|\.initials:/.test(key))
}
