import type { TableRow } from '@countersign/answers/answer'
import type { OpenedRoom } from '../room/opened-room.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ReadingView } from '../document/reading/reading-view.tsx'
import { planRoom } from '../room/room-plan.ts'
import { makeField } from '../testing/fixture-documents.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'

const owners: TableRow[] = [
  { room: 'Kitchen', item: 'Walls', state: 'Good', note: null },
  { room: 'Kitchen', item: 'Floor', state: 'Fair', note: 'Two nail holes' },
  { room: 'Bath', item: 'Floor', state: null, note: null },
]

test('a resident sees the owner’s rating and note beside their own, and each only once', async () => {
  await renderForm('TT1')

  const kitchen = await screen.findByRole('region', { name: 'Kitchen' })
  expect(within(kitchen).getByText('State: Fair · Note: Two nail holes')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Bath' })).getByText('Not rated')).toBeVisible()
  expect(screen.getAllByText(/Two nail holes/)).toHaveLength(1)
})

test('nothing is required, and what is given is saved at the owner’s row', async () => {
  const { server, clock } = await renderForm('TT1')
  const rating = await screen.findByLabelText('Your rating: Kitchen, Floor')
  expect(rating).toHaveValue('')
  expect(server.room().missing).not.toContain('d1/TT1.rooms')

  await userEvent.selectOptions(rating, 'Poor')
  await userEvent.fill(screen.getByLabelText('Your remark: Kitchen, Floor'), 'A burn mark')
  clock.advance(1000)

  await expect
    .poll(() => server.room().answers['d1/TT1.rooms'])
    .toEqual([{}, { rating: 'poor', remark: 'A burn mark' }])
})

test('agreeing with a room keeps what was rated differently', async () => {
  const { server, clock } = await renderForm('TT1', [{}, { rating: 'poor' }])
  await userEvent.click(await screen.findByRole('button', { name: 'Agree with all: Kitchen' }))
  clock.advance(1000)

  await expect
    .poll(() => server.room().answers['d1/TT1.rooms'])
    .toEqual([{ rating: 'agree' }, { rating: 'poor' }])
})

test('what is taken back again is no answer', async () => {
  const { server, clock } = await renderForm('TT1', [{ rating: 'poor' }])
  await userEvent.selectOptions(await screen.findByLabelText('Your rating: Kitchen, Walls'), '')
  clock.advance(1000)

  await expect.poll(() => server.room().answers['d1/TT1.rooms']).toBeUndefined()
})

test('the others read a resident’s ratings with the rooms that they are about', async () => {
  await renderForm('TT2', [{}, { rating: 'poor', remark: 'A burn mark' }])

  const table = await screen.findByRole('group', { name: 'Resident 1' })
  const rows = within(table).getAllByRole('row')
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([[], ['Kitchen', 'Floor', 'Poor', 'A burn mark']])
})

async function renderForm(role: 'TT1' | 'TT2', said?: TableRow[]) {
  const room = inspection(role, said)
  const [plan] = planRoom(room).documents
  if (!plan) {
    throw new Error('The room has a form.')
  }
  return renderRoom(<ReadingView plan={plan} />, room)
}

function inspection(role: 'TT1' | 'TT2', said?: TableRow[]): OpenedRoom {
  const text = (key: string, label: string) => ({ key, label, type: 'text' as const })
  const fields = [
    makeField(role, 'd1', {
      key: 'LLEdit.rooms',
      type: 'table',
      label: 'Rooms',
      columns: [
        text('room', 'Room'),
        text('item', 'Item'),
        text('state', 'State'),
        text('note', 'Note'),
      ],
      rows: { initial: 3, max: 3 },
    }),
    ...(['TT1', 'TT2'] as const).map((resident) =>
      makeField(role, 'd1', {
        key: `${resident}.rooms`,
        type: 'table',
        label: `Resident ${resident.slice(2)}`,
        rowsOf: 'LLEdit.rooms',
        required: false,
        columns: [
          {
            key: 'rating',
            label: 'Rating',
            type: 'select',
            options: [
              { value: 'agree', label: 'Agree' },
              { value: 'poor', label: 'Poor' },
            ],
          },
          text('remark', 'Remark'),
        ],
        rows: { initial: 0, max: 3 },
      }),
    ),
  ]
  const reading = fields.map(({ key }) => ({ kind: 'fields' as const, keys: [key] }))
  const document = { documentId: 'd1', formId: 'inspection', title: 'Inspection', pages: 1 }

  return fixtureRoom(role, {
    documents: [{ ...document, edition: '1', words: 9, asks: true, fields, reading }],
    answers: { 'd1/LLEdit.rooms': owners, ...(said && { 'd1/TT1.rooms': said }) },
  })
}
