import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { defineForm, type Block, type FormDefinition } from '../form-definition.ts'
import { formWith, signing, smallForm } from '../testing/small-form.ts'
import { inspectPdf, readWidgets } from '../testing/read-pdf.ts'
import { readWords } from '../testing/read-words.ts'
import {
  clause,
  fields,
  initialBoxes,
  onNewPage,
  paragraph,
  part,
  signatures,
  withOneResident,
  withSeveralResidents,
} from '../builders/blocks.ts'
import { checkbox, date, money, radio, select, table, text } from '../builders/fields.ts'
import { residentName } from '../builders/shared-fields.ts'
import { compileForm } from './compile-form.ts'
import { FormDefinitionError } from './form-definition-error.ts'

async function getError(form: FormDefinition, signerCount = 2): Promise<FormDefinitionError> {
  const outcome: unknown = await compileForm(form, { signerCount }).catch((error: unknown) => error)
  if (!(outcome instanceof FormDefinitionError)) {
    throw new Error(`the form was accepted: ${String(outcome)}`)
  }

  return outcome
}

const color = select('LLEdit.color', 'Color', { red: 'Red', blue: 'Blue' })
const never: Block = { kind: 'counted', atLeast: 3, atMost: 2, body: [] }

describe('an invalid form definition', () => {
  it('is rejected with the form and the location', async () => {
    const error = await getError(formWith(clause('Pets', '{Tenant} may keep a cat.')))

    expect(error.formId).toBe('small-form')
    expect(error.location).toBe('Rules > Pets')
    expect(error.message).toContain('{Tenant}')
  })

  it('is rejected with the file and line of a form made with defineForm', async () => {
    const form = defineForm(import.meta.url, formWith(clause('Cats', '{Lodger} may keep a cat.')))
    const { source = '', message } = await getError(form)
    const [file, line] = source.split(':')
    const lines = readFileSync(fileURLToPath(import.meta.url), 'utf8').split('\n')

    expect(file).toBe('src/compile/compile-form.test.ts')
    expect(lines[Number(line) - 1]).toContain("clause('Cats', '{Lodger} may keep a cat.')")
    expect(message).toMatch(/^src\/compile\/compile-form\.test\.ts:\d+: small-form, Rules > Cats: /)
  })

  it('is rejected without a file if the form was made at run time', async () => {
    expect((await getError(formWith(paragraph('**Pay now')))).source).toBeUndefined()
  })

  it.each<[string, FormDefinition, string]>([
    ['with bold that is not closed', formWith(paragraph('**Pay now')), 'bold'],
    [
      'with a clause outside a numbered section',
      smallForm({ body: [clause('A', 'B.'), signing] }),
      'numbered section',
    ],
    ['with a clause that no variant shows', formWith(never), 'no variant'],
    ['with a key without a role', formWith(fields(text('Owner.name', 'Name'))), 'key grammar'],
    ['with a key that is only a role', formWith(fields(text('LLEdit', 'Name'))), 'key grammar'],
    ['with the same key twice', formWith(fields(color, color)), 'used twice'],
    [
      'with a key nested in another',
      formWith(fields(text('LLEdit.color.shade', 'Shade'), color)),
      'is nested in',
    ],
    [
      'with a condition on an unknown key',
      formWith(fields(text('LLEdit.a', 'A', { requiredIf: { key: 'LLEdit.b', in: ['x'] } }))),
      'unknown key "LLEdit.b"',
    ],
    [
      'with a condition on an option that does not exist',
      formWith(
        fields(
          color,
          text('LLEdit.a', 'A', { requiredIf: { key: 'LLEdit.color', in: ['green'] } }),
        ),
      ),
      'never holds "green"',
    ],
    [
      'with a sum of an unknown field',
      formWith(fields(money('LLEdit.sum', 'Sum', { sumOf: [{ key: 'LLEdit.gone' }] }))),
      'unknown key "LLEdit.gone"',
    ],
    [
      'with a sum of something that is not an amount',
      formWith(fields(color, money('LLEdit.sum', 'Sum', { sumOf: [{ key: 'LLEdit.color' }] }))),
      'is not an amount',
    ],
    [
      'with a sum of what a resident answers',
      formWith(
        fields(
          money('TT*.pay', 'Pay'),
          money('LLEdit.sum', 'Sum', { sumOf: [{ key: 'TT1.pay' }] }),
        ),
      ),
      'another role answers',
    ],
    [
      'with a sum that several forms share',
      formWith(
        fields(
          money('LLEdit.pay', 'Pay'),
          money('LLEdit.sum', 'Sum', { scope: 'packet', sumOf: [{ key: 'LLEdit.pay' }] }),
        ),
      ),
      'its scope must be the form',
    ],
    [
      'with a date that is compared with something else',
      formWith(fields(color, date('LLEdit.end', 'End', { notBefore: 'LLEdit.color' }))),
      'cannot be compared with "LLEdit.color"',
    ],
    ['with a single option', formWith(fields(radio('LLEdit.a', 'A', { x: 'X' }))), 'two choices'],
    [
      'with first rows that have an unknown column',
      formWith(
        fields(
          table('LLEdit.t', 'T', {
            columns: [{ key: 'a', label: 'A', type: 'text' }],
            rows: { initial: 1, max: 2, first: [{ b: 'x' }] },
          }),
        ),
      ),
      'do not fit',
    ],
    [
      'with a required, locked field that is never prefilled',
      formWith(fields(text('LLEdit.a', 'A', { required: true, locked: true }))),
      'never prefilled',
    ],
    [
      'with a signature of LLEdit',
      formWith(fields({ ...text('LLEdit.signature', 'S'), type: 'signature' })),
      'never signs',
    ],
    [
      'with initials that all documents of the packet share',
      formWith(fields({ ...text('TT*.initials:all', 'I'), type: 'initials', scope: 'packet' })),
      'belongs to one document',
    ],
    [
      'with residents who sign but have no signature block',
      smallForm({ body: [part('End', signatures('Signed.', { residents: false }))] }),
      'no signature block',
    ],
    [
      'with an owner who signs but has no signature block',
      smallForm({ body: [part('End', signatures('Signed.', { owner: false }))] }),
      'does not match',
    ],
    [
      'with a required field of a resident who is not in this variant',
      formWith(fields(checkbox('TT3.consent', 'I agree', { required: true }))),
      'nobody can fill in',
    ],
    [
      'of class C with fields for residents',
      smallForm({
        deliveryClass: 'C',
        signerScope: 'none',
        ownerSigns: false,
        body: [part('Notice', fields(residentName))],
      }),
      'no resident signs this form online',
    ],
    [
      'that is printed and signed online by the owner',
      smallForm({
        deliveryClass: 'D',
        signerScope: 'none',
        body: [part('Notice', signatures('I give notice.', { residents: false }))],
      }),
      'nobody signs this form online',
    ],
    [
      'for the first resident that all residents sign',
      smallForm({ signerScope: 'primary' }),
      'only the first resident signs this form',
    ],
    [
      'with a clause in conditions that exclude each other',
      formWith(withOneResident(withSeveralResidents(clause('Never', 'Nobody reads this.')))),
      'Never: no variant shows',
    ],
    [
      'with a field that depends on an answer given later',
      formWith(
        fields(
          checkbox('TT1.hasPet', 'I have a pet'),
          text('LLEdit.pet', 'Pet', { requiredIf: { key: 'TT1.hasPet', in: [true] } }),
        ),
      ),
      'is filled in before "TT1.hasPet"',
    ],
    [
      'with a conditionally required field of somebody who never signs',
      formWith(
        fields(
          color,
          text('TT3.shade', 'Shade', { requiredIf: { key: 'LLEdit.color', in: ['red'] } }),
        ),
      ),
      'nobody can fill in',
    ],
    ['of class C with signers', smallForm({ deliveryClass: 'C' }), 'printed and served'],
  ])('is rejected %s', async (_case, form, message) => {
    expect((await getError(form)).message).toContain(message)
  })
})

describe('a compiled form', () => {
  it('has the same bytes every time', async () => {
    const [first, second] = await Promise.all([
      compileForm(smallForm(), { signerCount: 2 }),
      compileForm(smallForm(), { signerCount: 2 }),
    ])

    expect(first.sha256).toBe(second.sha256)
    expect(Buffer.from(first.pdf).equals(Buffer.from(second.pdf))).toBe(true)
  })

  it('has the same bytes and the same words whatever was compiled before it', async () => {
    const form = formWith(clause('Rent', 'Rent is due on the first day. It is paid by check.'))
    const compile = async (...before: FormDefinition[]) => {
      vi.resetModules()
      const fresh = await import('./compile-form.ts')
      for (const other of before) {
        await fresh.compileForm(other, { signerCount: 1 })
      }
      return fresh.compileForm(form, { signerCount: 1 })
    }
    const alone = await compile()
    // The font puts a colon together from periods.
    const later = await compile(smallForm({ title: 'Notice: pay or leave' }))

    expect(later.sha256).toBe(alone.sha256)
    expect(readWords(later.pdf).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['1.', '1.1', 'Rent.']),
    )
  })

  it('has different bytes in another edition', async () => {
    const before = await compileForm(smallForm(), { signerCount: 1 })
    const after = await compileForm(smallForm({ edition: '2026-11' }), { signerCount: 1 })

    expect(after.sha256).not.toBe(before.sha256)
    expect(after.templateId).toBe('small-form@2026-11/k1')
  })

  it('shows a text only for the numbers of residents that it is meant for', async () => {
    const form = formWith(
      withSeveralResidents(
        clause('Jointly', 'All are liable.'),
        initialBoxes('joint', 'joint liability'),
      ),
      withOneResident(clause('Alone', 'You are liable.')),
    )
    const [alone, pair] = await Promise.all([
      compileForm(form, { signerCount: 1 }),
      compileForm(form, { signerCount: 2 }),
    ])

    expect(JSON.stringify(alone.reading)).not.toContain('Jointly')
    expect(alone.fields.map((field) => field.key)).not.toContain('TT1.initials:joint')
    expect(JSON.stringify(pair.reading)).not.toContain('Alone')
    expect(pair.fields.map((field) => field.key)).toContain('TT2.initials:joint')
    expect(pair.fields.map((field) => field.key)).not.toContain('TT3.initials:joint')
  })

  it('numbers only the clauses that are shown', async () => {
    const form = formWith(
      withSeveralResidents(clause('Jointly', 'All are liable.')),
      clause('Rent', 'Rent is due.'),
    )
    const { reading } = await compileForm(form, { signerCount: 1 })

    expect(reading).toContainEqual({
      kind: 'clause',
      number: '1.1',
      title: 'Rent',
      text: 'Rent is due.',
    })
  })

  it('is tagged, titled, in English, with every font embedded', async () => {
    const { pdf } = await compileForm(formWith(clause('Rent', 'Rent is **due**.')), {
      signerCount: 1,
    })
    const facts = inspectPdf(pdf, 'pdfinfo')
    const fonts = inspectPdf(pdf, 'pdffonts').split('\n').slice(2).filter(Boolean)

    expect(facts).toMatch(/Title:\s+Small Form/)
    expect(facts).toMatch(/Tagged:\s+yes/)
    expect(facts).toMatch(/Page size:\s+612 x 792 pts \(letter\)/)
    expect(inspectPdf(pdf, 'qpdf', '--json')).toMatch(/"\/Lang": "u:en-US"/)
    expect(fonts.length).toBeGreaterThan(2)
    expect(fonts.every((font) => / yes yes yes /.test(font))).toBe(true)
  })

  it('gives each table column and each option its own field name', async () => {
    const form = formWith(
      fields(
        radio('LLEdit.paint', 'Paint', { known: 'Known', none: 'None' }),
        table('LLEdit.pets.list', 'Pets', {
          columns: [
            { key: 'kind', label: 'Kind', type: 'text' },
            { key: 'neutered', label: 'Neutered', type: 'checkbox' },
          ],
          rows: { initial: 1, max: 2 },
        }),
        money('LLEdit.fee', 'Fee'),
        date('LLEdit.on', 'On'),
      ),
    )
    const { pdf } = await compileForm(form, { signerCount: 1 })
    const names = (await readWidgets(pdf)).map((widget) => widget.name)

    expect(names).toEqual(
      expect.arrayContaining([
        'LLEdit.paint.known',
        'LLEdit.paint.none',
        'LLEdit.pets.list.0.kind',
        'LLEdit.pets.list.1.neutered',
        'LLEdit.fee',
        'LLEdit.on',
        'TT1.signature',
        'TT1.name',
        'TT1.signedDate',
        'LLSign.title',
      ]),
    )
    expect(names).not.toContain('LLEdit.pets.list.2.kind')
  })
})

describe('a signature block', () => {
  const guaranty = smallForm({
    body: [part('Signatures', signatures('I promise.', { residentsAre: 'Guarantor' }))],
  })
  const labels = async (form: FormDefinition, signerCount: number) =>
    (await compileForm(form, { signerCount })).reading
      .filter((node) => node.kind === 'signatures')
      .flatMap((node) => node.blocks.map((block) => block.label))

  it('stands there for each owner, with a name, a signature and a date of their own', async () => {
    const form = await compileForm(smallForm(), { signerCount: 1, owners: 3 })
    const blocks = form.reading.flatMap((node) => (node.kind === 'signatures' ? node.blocks : []))

    expect(form.templateId).toBe('small-form@2026-10/k1o3')
    expect(blocks.map(({ role, label }) => [role, label])).toEqual([
      ['TT1', 'Resident 1'],
      ['LLSign', 'Owner/Agent'],
      ['LL2', 'Owner 2'],
      ['LL3', 'Owner 3'],
    ])
    expect(form.fields.filter(({ role }) => role === 'LL2').map(({ key }) => key)).toEqual([
      'LL2.signature',
      'LL2.name',
      'LL2.company',
      'LL2.signedDate',
    ])
  })

  it('labels signers as the form calls them, numbered if there are several', async () => {
    expect(await labels(guaranty, 1)).toEqual(['Guarantor', 'Owner/Agent'])
    expect(await labels(guaranty, 2)).toEqual(['Guarantor 1', 'Guarantor 2', 'Owner/Agent'])
    expect(await labels(smallForm(), 1)).toEqual(['Resident 1', 'Owner/Agent'])
  })
})

describe('page breaks', () => {
  it('keep a heading with its text, and a signature block in one piece with the text above it', async () => {
    const filler = Array.from({ length: 60 }, (_, n) =>
      clause(`Rule ${n + 1}`, 'Keep it. '.repeat(3).trim()),
    )
    for (const length of [20, 21, 22, 23, 24, 25, 26]) {
      const { pdf } = await compileForm(formWith(...filler.slice(0, length)), { signerCount: 4 })
      const pages = inspectPdf(pdf, 'pdftotext', '-raw').split('\f')
      const end = pages.find((page) => page.includes('By signing, all agree.')) ?? ''

      expect(end).toMatch(/^Signatures$/m)
      expect(end.match(/Printed name/g)).toHaveLength(5)
    }
  })

  it('are inserted where the form has one', async () => {
    const form = smallForm({
      body: [
        part('One', paragraph('First.')),
        ...onNewPage(part('Two', paragraph('Second.'))),
        signing,
      ],
    })
    const { pdf, pages } = await compileForm(form, { signerCount: 1 })
    const [first, second] = inspectPdf(pdf, 'pdftotext', '-raw').split('\f')

    expect(pages).toBe(2)
    expect(first).not.toContain('Two')
    expect(second).toContain('Second.')
  })

  it('repeat the header of a table on each page', async () => {
    const long = table('LLEdit.rooms', 'Rooms', {
      columns: [{ key: 'room', label: 'Room name', type: 'text' }],
      rows: { initial: 1, max: 80 },
    })
    const { pdf, pages } = await compileForm(formWith(fields(long)), { signerCount: 1 })
    const headers = inspectPdf(pdf, 'pdftotext').match(/Room name/g)

    expect(pages).toBe(3)
    expect(headers?.length).toBe(3)
    expect(inspectPdf(pdf, 'pdfinfo', '-struct-text').match(/Room name/g)).toHaveLength(1)
  })
})
