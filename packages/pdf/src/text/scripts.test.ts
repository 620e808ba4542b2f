import { beforeAll, describe, expect, test } from 'vitest'
import type { Answers, Mark } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import { checkStructure, listFonts, measureInk, extractText } from '../testing/pdf-tools.ts'
import { makeTemplate } from '../testing/make-template.ts'
import { renderDocument } from '../render/render-document.ts'
import { listOpenFaces } from './open-face.ts'

const names = {
  'Polish, Spanish and Turkish': 'Łukasz Ñandú Çağrı',
  Yoruba: 'Adébáyọ̀',
  Vietnamese: 'Nguyễn Thị Ỷ Ế Ẫm',
  Greek: 'Ελένη Παπαδοπούλου',
  Cyrillic: 'Иван Щербаков',
  Arabic: 'محمد عبد الله الأحمد',
  'Persian with a joiner': 'علی\u200Cرضا پژوهش',
  Urdu: 'ڈاکٹر ٹیپو ھے گل',
  Hebrew: 'דוד בן־גוריון',
  Hindi: 'क्षत्रिय श्री विष्णु किरण',
  Nepali: 'कृष्ण प्रसाद र्‍याल',
  Chinese: '李明 歐陽娜娜',
  Japanese: '山田 太郎 さくら 髙橋',
  Korean: '김철수 박지민',
}

describe('A name is printed as its writer expects', () => {
  let pdf: Uint8Array
  let text: string

  beforeAll(async () => {
    const fields = Object.keys(names).map((label, index) => field(index, label))
    const values = Object.values(names).map((name, index) => [`LLEdit.n${index}`, name])
    pdf = await render(fields, Object.fromEntries(values))
    text = extractText(pdf)
  })

  test.each(Object.entries(names))('%s is copied out as it was written', (_language, name) => {
    expect(stripDirectionMarks(text)).toContain(name)
  })

  test('every font is embedded, a subset, and maps to its characters', () => {
    const fonts = listFonts(pdf).split('\n').slice(2).filter(Boolean)

    expect(fonts.length).toBeGreaterThanOrEqual(8)
    expect(fonts.filter((font) => !/yes yes yes/.test(font))).toEqual([])
    expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
  })

  test('fourteen languages add less than 60 kilobytes', () => {
    expect(pdf.length).toBeLessThan(80_000)
  })

  test('right-to-left text is aligned at the right of its place', () => {
    const arabic = placeAt(Object.keys(names).indexOf('Arabic'))
    const greek = placeAt(Object.keys(names).indexOf('Greek'))
    const half = { width: 100 }

    expect(measureInk(pdf, 1, { ...arabic, ...half, x: 420 })).toBeGreaterThan(0.01)
    expect(measureInk(pdf, 1, { ...arabic, ...half, x: 290 })).toBe(0)
    expect(measureInk(pdf, 1, { ...greek, ...half, x: 420 })).toBe(0)
    expect(measureInk(pdf, 1, { ...greek, ...half, x: 290 })).toBeGreaterThan(0.01)
  })
})

test('texts in Latin letters have one subset of a font, a few letters have their own', async () => {
  const subsets = async (text: string) => {
    const pdf = await render([field(0, 'Notes')], { 'LLEdit.n0': text })
    expect(extractText(pdf)).toContain(text)
    return [...listFonts(pdf).matchAll(/[A-Z]{6}\+\S+/g)].map(([name]) => name)
  }
  const pangram = 'The quick brown fox jumps over the lazy dog, 1234'

  expect(await subsets(pangram)).toEqual(
    await subsets('JACKDAWS LOVE MY BIG SPHINX OF QUARTZ, 56789.'),
  )
  expect(await subsets('Łukasz')).not.toEqual(await subsets('Olivia'))
})

test('points and vowel signs keep every letter in its position', async () => {
  const answers = { 'LLEdit.n0': 'מֹשֶׁה דָּוִד', 'LLEdit.n1': 'مُحَمَّد' }
  const pdf = await render([field(0, 'Hebrew'), field(1, 'Arabic')], answers)
  const letters = stripDirectionMarks(extractText(pdf)).replaceAll(/\p{M}/gu, '')

  expect(letters).toContain('משה דוד')
  expect(letters).toContain('محمد')
})

test('a name in two scripts is printed completely, each part in its own direction', async () => {
  const answers = { 'LLEdit.n0': 'Omar محمد Smith', 'LLEdit.n1': 'Unit 4 李明 (3F)' }
  const text = stripDirectionMarks(
    extractText(await render([field(0, 'One'), field(1, 'Two')], answers)),
  )

  expect(text).toMatch(/Omar\s*محمد\s*Smith/)
  expect(text).toContain('Unit 4 李明 (3F)')
})

test.each([
  ['Arabic', 'يلتزم المستأجر بدفع الإيجار في اليوم الأول من كل شهر '],
  ['Hebrew', 'הדייר ישלם את שכר הדירה ביום הראשון של כל חודש '],
  ['Chinese', '承租人应当于每月一日支付租金，出租人应当及时维修房屋。'],
  ['Hindi', 'किरायेदार हर महीने की पहली तारीख को किराया देगा '],
  ['one endless word', 'X'.repeat(40)],
])('a text in %s that does not fit is continued and loses nothing', async (_name, sentence) => {
  const rules = sentence.repeat(24).trim()
  const { pdf, warnings } = await renderDocument({
    template: await form([{ ...field(0, 'Rules'), type: 'longtext' }]),
    answers: { 'LLEdit.n0': rules },
  })
  const printed = stripDirectionMarks(extractText(pdf))

  expect(warnings).toEqual([{ code: 'continued', name: 'LLEdit.n0' }])
  expect(printed).toContain('See continuation 1')
  expect(count(printed, rules)).toEqual(count(rules, rules))
})

test('Chinese text breaks between any two characters without spaces', async () => {
  const { pdf, warnings } = await renderDocument({
    template: await form([{ ...field(0, 'Rules'), type: 'longtext' }]),
    answers: { 'LLEdit.n0': '承租人应当于每月一日支付租金，'.repeat(5) },
  })

  expect(warnings).toEqual([])
  expect(stripDirectionMarks(extractText(pdf))).not.toMatch(/\n\s*，/)
})

test('three script fonts write a name in three ways, with a fallback for missing characters', async () => {
  const marks: Mark[] = [
    { kind: 'typed', text: 'Olivia Owner' },
    { kind: 'typed', text: 'Olivia Owner', hand: 'dancing-script' },
    { kind: 'typed', text: 'Olivia Owner', hand: 'homemade-apple' },
    { kind: 'typed', text: '李明', hand: 'dancing-script' },
    { kind: 'typed', text: 'محمد علي', hand: 'homemade-apple' },
  ]
  const fields = marks.map((_, index) => ({ ...field(index, 'Mark'), type: 'signature' as const }))
  const answers = Object.fromEntries(marks.map((mark, index) => [`LLEdit.n${index}`, mark]))
  const pdf = await render(fields, answers)

  for (const face of ['Caveat', 'DancingScript', 'HomemadeApple', 'NotoSansSC', 'NotoSansArabic']) {
    expect(listFonts(pdf)).toContain(face)
  }
  expect(stripDirectionMarks(extractText(pdf))).toMatch(/李明[^]*محمد علي/)
})

test('the glyphs of an East Asian name follow from its kana and hangul', async () => {
  const answers = { 'LLEdit.n0': '直樹', 'LLEdit.n1': '直樹さん', 'LLEdit.n2': '直樹 씨' }
  const pdf = await render([field(0, 'a'), field(1, 'b'), field(2, 'c')], answers)

  for (const face of ['NotoSansSC', 'NotoSansJP', 'NotoSansKR']) {
    expect(listFonts(pdf)).toContain(face)
  }
  expect(listOpenFaces()).toContain('korean')
})

function field(index: number, label: string): Field {
  return {
    key: `LLEdit.n${index}`,
    role: 'LLEdit',
    type: 'text',
    label,
    required: true,
    scope: 'form',
  }
}

/** Position of a field in the template, see `makeTemplate`. */
function placeAt(index: number) {
  return { x: 290, y: 792 - 112 - index * 28 - 18, width: 230, height: 18 }
}

function form(fields: Field[]) {
  return makeTemplate({ formId: 'names', title: 'Names', signerCount: 1, fields })
}

async function render(fields: Field[], answers: Answers): Promise<Uint8Array> {
  return (await renderDocument({ template: await form(fields), answers })).pdf
}

/** Removes the direction marks that poppler adds to right-to-left text. */
function stripDirectionMarks(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069\u200E\u200F]/g, '')
}

function count(text: string, alphabet: string): Map<string, number> {
  const counted = new Map<string, number>()
  const letters = new Set(alphabet.replaceAll(/\s/g, ''))
  for (const letter of text) {
    if (letters.has(letter) && !/[\p{Script=Latin}\p{M}]/u.test(letter)) {
      counted.set(letter, (counted.get(letter) ?? 0) + 1)
    }
  }
  return counted
}
