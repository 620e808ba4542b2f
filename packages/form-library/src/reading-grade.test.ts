import { expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { describeForm } from './compile/compile-form.ts'
import { printedTexts } from './testing/printed-texts.ts'
import { readingGrade } from './testing/reading-grade.ts'

const usualCeiling = 8.1
/** A little harder: long lists of rights and conditions. Lower a number when a text gets simpler. */
const ceilings: Readonly<Record<string, number>> = {
  'sublease-assignment-consent': 8.4,
  'assistance-animal-acknowledgment': 8.5,
  'satellite-dish-and-antenna-addendum': 8.2,
}

const forms = catalog.map((form) => {
  const { reading } = describeForm(form, { signerCount: 2 }).template
  return [form.id, reading] as const
})

/** Florida prescribes the words of these (Fla. Stat. 83.56(3) and 83.49(3)(a)), with blanks between them. */
const prescribed = ['florida-three-day-notice', 'florida-deposit-claim-notice']
const inOwnWords = forms.filter(([id]) => !prescribed.includes(id))

it.each(inOwnWords)('%s can be read by somebody with eight years of school', (id, reading) => {
  expect(readingGrade(reading)).toBeLessThanOrEqual(ceilings[id] ?? usualCeiling)
})

it.each(inOwnWords)('%s uses no words that only lawyers use', (_id, reading) => {
  const texts = reading.filter((node) => node.kind !== 'statutory').flatMap(printedTexts)

  expect(
    texts.filter((text) =>
      /\b(herein|hereby|hereto|hereinafter|hereunder|thereof|therein|thereto|aforesaid|witnesseth|pursuant|notwithstanding|shall|said (premises|tenant|lease))\b/i.test(
        text,
      ),
    ),
  ).toEqual([])
})
