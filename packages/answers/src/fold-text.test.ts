import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ["O'Brien", 'obrien'],
  ['O’Brien', 'obrien'],
  ['O‘Brien', 'obrien'],
  ['OʼBrien', 'obrien'],
  ['O´Brien', 'obrien'],
  ['Kapiʻolani', 'kapiolani'],
  ["Kapi'olani", 'kapiolani'],
  ['  José   Núñez ', 'jose nunez'],
  ['Straße', 'strasse'],
  ['Łukasz Øre', 'lukasz ore'],
  ['ＭＡＲＩＡ\u200b\u00a0Lopez', 'maria lopez'],
  ['श्री', 'श्री'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
