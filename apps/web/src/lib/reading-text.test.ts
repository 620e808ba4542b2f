import { describe, expect, test } from 'vitest'
import type { ReadingNode } from '@countersign/contract/schemas/signing-room/room-document'
import { rankHeadings, splitBold, withoutTitle } from './reading-text.ts'

const heading = (level: 1 | 2 | 3): ReadingNode => ({ kind: 'heading', level, text: 'Rent' })
const clause = (title?: string): ReadingNode => ({
  kind: 'clause',
  number: '1',
  text: 'x',
  ...(title !== undefined && { title }),
})

describe('headings', () => {
  test('never skip a level, whatever the form starts with', () => {
    expect(rankHeadings([heading(3), heading(2), heading(3), heading(1)])).toEqual([3, 3, 4, 3])
  })

  test('of titled clauses are one level below their section', () => {
    expect(rankHeadings([clause('Term'), heading(2), clause('Due'), clause()])).toEqual([
      3,
      3,
      4,
      undefined,
    ])
  })

  test('do not repeat the form’s title', () => {
    expect(withoutTitle([heading(1), clause()], 'Rent ')).toEqual([clause()])
    expect(withoutTitle([heading(1)], 'Lease')).toEqual([heading(1)])
  })
})

describe('bold runs', () => {
  test('unpaired asterisks are plain text', () => {
    expect(splitBold('5 ** 3 and **so on')).toEqual([{ text: '5 ** 3 and **so on', bold: false }])
  })

  test('are separated from the rest, in order', () => {
    expect(splitBold('Rent is **due** on the **1st**')).toEqual([
      { text: 'Rent is ', bold: false },
      { text: 'due', bold: true },
      { text: ' on the ', bold: false },
      { text: '1st', bold: true },
    ])
  })
})
