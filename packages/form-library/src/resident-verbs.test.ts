import { expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { describeForm } from './compile/compile-form.ts'
import { printedTexts } from './testing/printed-texts.ts'

/** After these, the residents are not who does it: “notice to the Residents is”, “lets the Resident stay”. */
const before = '(?<!\\b(?:about|against|among|between|by|for|from|let|lets|of|than|to|with) )\\b'
const adverb = '(?:also |only |still |then )?'
const notVerbs = '(?!(?:always|as|besides|its|less|others|plus|this|towards|unless)\\b)'
const several = new RegExp(`${before}the Residents ${adverb}${notVerbs}\\w+s\\b`, 'gi')
const one = new RegExp(
  `(?<!\\band )${before}(?:the|each) Resident ${adverb}(?:agree|are|ask|confirm|do|get|give|have|keep|know|leave|need|pay|return|stay|use|want|were)\\b`,
  'gi',
)

it.each(catalog.map((form) => [form.id, form] as const))(
  '%s has a verb for one resident after one, and for several after several',
  (_id, form) => {
    const wrong = [1, 2].flatMap((signerCount) => {
      const { reading, fields } = describeForm(form, { signerCount }).template
      const asked = fields.flatMap(({ label, help = '', options = [], textOf }) => [
        label,
        help,
        ...options.map((option) => option.label),
        ...Object.values(textOf?.texts ?? {}),
      ])
      return [...reading.flatMap(printedTexts), ...asked].flatMap(findWrongVerbs)
    })

    expect(wrong).toEqual([])
  },
)

it('finds a verb that does not agree, and leaves alone what only looks like one', () => {
  expect(
    findWrongVerbs('A deposit is paid, and the Residents gets a copy. Each Resident keep it.'),
  ).toEqual(['the Residents gets', 'Each Resident keep'])
  expect(
    findWrongVerbs('Notice to the Residents is given if the law lets the Resident stay.'),
  ).toEqual([])
})

function findWrongVerbs(text: string): string[] {
  return [several, one].flatMap((pattern) => text.match(pattern) ?? [])
}
