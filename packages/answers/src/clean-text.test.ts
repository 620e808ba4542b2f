import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

test.each([
  ['a number from a list of contacts', '\u202a(217) 555-0123\u202c', '(217) 555-0123'],
  ['a name in isolates', '\u2068Maria\u2069', 'Maria'],
  ['an override that turns nothing', '\u202dMaria\u202c Lopez', 'Maria Lopez'],
  ['zero-width spaces', '\ufeff12 \u200bOak\u2060 St', '12 Oak St'],
  ['soft hyphens', 'Spring\u00adfield', 'Springfield'],
  ['a day as Windows writes it', '\u200e3/\u200e1/\u200e2027', '3/1/2027'],
  ['tabs and spaces that do not break', '\t12\u00a0Oak\u202fSt\u3000', '12 Oak St'],
  ['a composed accent', 'Jose\u0301', 'José'],
])('%s: only what is seen stays', (_what, text, line) => {
  expect(cleanLine(text)).toBe(line)
})

test.each([
  ['Persian', 'علی\u200cرضا'],
  ['Hindi', 'श्री\u200dमान्'],
  ['Hebrew', 'דוד בן־גוריון'],
  ['a family', 'See you 👨\u200d👩\u200d👧\ufe0f 🏴\u{e0067}\u{e0062}\u{e007f}'],
])('%s is unchanged', (_what, text) => {
  expect(cleanLine(text)).toBe(text)
})

test('an override that turns letters round stays, to be refused: it changes the words', () => {
  expect(cleanLine('Lease\u202eexe')).toBe('Lease\u202eexe')
})

test('a joiner at the end of a word, which joins nothing, goes', () => {
  expect(cleanLine('علی\u200c رضا\u200d')).toBe('علی رضا')
})

test('several lines keep their lines and tabs', () => {
  expect(cleanText('one\u200b\n\ttwo\u00a0three')).toBe('one\n\ttwo three')
})

test('the line breaks of slides and documents are line breaks', () => {
  expect(cleanText('one\vtwo\u2028three\ffour')).toBe('one\ntwo\nthree\nfour')
})
