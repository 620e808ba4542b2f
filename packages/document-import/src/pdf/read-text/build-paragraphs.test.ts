import { expect, test } from 'vitest'
import { sortByReadingOrder } from './reading-order.ts'
import { buildParagraphs } from './build-paragraphs.ts'
import type { TextRun } from './find-text-runs.ts'

const line = (text: string, x: number, y: number, more: Partial<TextRun> = {}): TextRun => {
  const size = more.size ?? 10
  return {
    text,
    rect: { x, y, width: text.length * 0.5 * size, height: size },
    size,
    bold: false,
    ...more,
  }
}

const read = (...stretches: TextRun[]) =>
  buildParagraphs(sortByReadingOrder(stretches)).map(({ text, heading }) =>
    heading ? `# ${text}` : text,
  )

const long = 'so many words that a line is full of them, from one edge'

test('consecutive lines are one paragraph until one ends early or there is a gap', () => {
  expect(
    read(
      line(long, 72, 700),
      line('to the other.', 72, 688),
      line(long, 72, 676),
      line('and on.', 72, 664),
      line('After a gap.', 72, 640),
    ),
  ).toEqual([`${long} to the other.`, `${long} and on.`, 'After a gap.'])
})

test('short text that is larger or bolder than the rest is a heading', () => {
  expect(
    read(
      line('Lease', 72, 730, { size: 18 }),
      line('1. Rent', 72, 700, { bold: true }),
      line(long, 72, 688),
    ),
  ).toEqual(['# Lease', '# 1. Rent', long])
})

test('list items are separate, numbered or not', () => {
  expect(
    read(
      line('1. Keep it clean', 72, 700),
      line('2. Lock the door', 72, 688),
      line('(a) always', 72, 676),
      line('• also at night', 72, 664),
    ),
  ).toEqual(['1. Keep it clean', '2. Lock the door', '(a) always', '• also at night'])
})

test('columns of prose are read one after the other, and rows of labels from left to right', () => {
  const column = (words: string, x: number) =>
    [700, 688, 676].map((y, index) => line(`${words} in its line of number ${index + 1}`, x, y))
  expect(read(...column('The left', 72), ...column('The right', 320))).toEqual([
    'The left in its line of number 1 The left in its line of number 2 The left in its line of number 3',
    'The right in its line of number 1 The right in its line of number 2 The right in its line of number 3',
  ])

  expect(
    read(
      line('Tenant ____', 72, 200),
      line('Date ____', 300, 200),
      line('Landlord ____', 72, 188),
      line('Date ____', 300, 188),
    ),
  ).toEqual(['Tenant ____ Date ____', 'Landlord ____ Date ____'])
})

test('a word hyphenated at the end of a line is joined', () => {
  const edge = ' '.repeat(4)
  expect(
    read(line(`${long}${edge}insur\u00ad`, 72, 700), line('ance and more', 72, 688))[0],
  ).toMatch(/insurance and more$/)
  expect(read(line(`${long}${edge}long-`, 72, 700), line('term rent', 72, 688))[0]).toMatch(
    /long-term rent$/,
  )
})
