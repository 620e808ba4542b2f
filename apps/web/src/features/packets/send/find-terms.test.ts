import type { PacketText } from '@countersign/contract/schemas/packets/packet-text'
import { expect, test } from 'vitest'
import { findTerms } from './find-terms.ts'

test('a lease shows its term, rent and deposit', () => {
  expect(
    findTerms(
      textOf([
        ['LLEdit.term.start', 'March 1, 2027'],
        ['LLEdit.term.end', 'February 29, 2028'],
        ['LLEdit.rent.monthly', '$1,850.00'],
        ['LLEdit.deposit.amount', '$1,850.00'],
        ['LLEdit.rent.dueDay', '1'],
      ]),
    ),
  ).toEqual([
    { name: 'Term', text: 'March 1, 2027 to February 29, 2028' },
    { name: 'Rent', text: '$1,850.00 a month' },
    { name: 'Security deposit', text: '$1,850.00' },
  ])
})

test('documents that differ are both shown, and the same answer once', () => {
  const text = textOf(
    [['LLEdit.moveIn.total', '$3,700.00']],
    [['LLEdit.moveIn.total', '$1,850.00']],
    [['LLEdit.moveIn.total', '$3,700.00']],
  )

  expect(findTerms(text)).toEqual([{ name: 'Due at move-in', text: '$3,700.00 or $1,850.00' }])
})

test('an agreement without an end starts, and a packet without terms shows none', () => {
  expect(findTerms(textOf([['LLEdit.term.start', 'March 1, 2027']]))).toEqual([
    { name: 'Term', text: 'From March 1, 2027' },
  ])
  expect(findTerms(textOf([['LLEdit.rent.monthly', '']]))).toEqual([])
})

function textOf(...documents: [key: string, text: string][][]): PacketText {
  return {
    documents: documents.map((rows) => ({
      title: 'Lease',
      language: 'en',
      nodes: [
        { kind: 'facts', rows: rows.map(([key, text]) => ({ key, label: 'Label', text })) },
        { kind: 'facts', rows: [{ label: 'Fact of the form', text: 'Text' }] },
      ],
    })),
  }
}
