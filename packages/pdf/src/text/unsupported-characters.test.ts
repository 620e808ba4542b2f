import { expect, test } from 'vitest'
import { explainUnsupportedCharacters, unsupportedCharacters } from './unsupported-characters.ts'

test.each([
  ['Thai', 'สมชาย', ['ส', 'ม', 'ช', 'า', 'ย']],
  ['a letter of mathematics', '𝕄aria', ['𝕄']],
  ['emoji', 'Home 🏠', ['🏠']],
  ['a direction override', 'a\u202Eb', ['\u202E']],
  ['a right-to-left mark', 'a\u200Fb', ['\u200F']],
  ['a zero-width space', 'a\u200Bb', ['\u200B']],
  ['a bell', 'a\u0007', ['\u0007']],
  ['an accent that no face can place', 'б\u0300', ['\u0300']],
  ['an accent on nothing', '\u0301a', ['\u0301']],
  ['a tower of accents', `a${'\u0316'.repeat(6)}`, ['\u0316']],
  ['a vowel sign without its letter', 'क\u0928 \u093F', ['\u093F']],
  ['a joiner between Latin letters', 'a\u200Cb', ['\u200C']],
  ['a joiner at the end of an Arabic name', 'علی\u200C', ['\u200C']],
  ['a variant of a Han character that the face lacks', '葛\u{E0100}', ['\u{E0100}']],
  ['half a surrogate pair', 'a\uD83D', ['\uD83D']],
])('%s is found, each character once', (_name, text, found) => {
  expect(unsupportedCharacters(text)).toEqual(found)
})

test.each([
  ['Latin', 'Łukasz José “½” – § 5 €'],
  ['decomposed Latin', 'Jose\u0301'],
  ['Yoruba, which Unicode does not compose', 'Adébáyọ̀'],
  ['Vietnamese', 'Nguyễn Thị Ế'],
  ['Greek', 'Ελένη'],
  ['Cyrillic', 'Иван'],
  ['Arabic', 'محمد عبد الله'],
  ['Arabic with its vowels', 'مُحَمَّد'],
  ['Persian with a joiner', 'علی\u200Cرضا'],
  ['Hebrew', 'דוד בן־גוריון'],
  ['Hebrew with its points', 'שָׁלוֹם'],
  ['Devanagari', 'क्षत्रिय श्री'],
  ['Nepali with a joiner', 'र्‍याल'],
  ['Chinese', '李明 歐陽娜娜、（公司）'],
  ['Japanese', '髙橋 さくら'],
  ['Korean', '김철수'],
  ['decomposed Korean', '김'.normalize('NFD')],
  ['many lines', 'a\nb'],
])('%s can be drawn', (_name, text) => {
  expect(unsupportedCharacters(text)).toEqual([])
  expect(explainUnsupportedCharacters(text)).toBeUndefined()
})

test('characters are named, and invisible ones by their number', () => {
  expect(explainUnsupportedCharacters('ข')).toContain('“ข”')
  expect(explainUnsupportedCharacters('a\u202Eb')).toContain('U+202E')
})
