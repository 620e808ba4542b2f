import type { OpenedRoom } from '../room/opened-room.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TableControl } from '../fields/table-control.tsx'
import { RoomProblem } from '../room/room-problem.ts'
import { makeField } from '../testing/fixture-documents.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { findSlot, renderRoom } from '../testing/render-room.tsx'

const question = 'Which signed move-in inspection is shown next to your ratings?'

test('at move-in, and where the home has no earlier inspection, nothing is asked', async () => {
  await renderTable({ type: 'moveIn' })
  await expect.poll(() => screen.queryByLabelText(question)).toBeNull()
})

test('the cells of an earlier inspection are shown with where they come from, and cannot be typed', async () => {
  await renderTable({ continued: { groupId: 'g2', rows: { 'd1/LLEdit.rooms': 2 } } })

  expect(await screen.findByText(/are those of “Second tenancy”, signed by everyone/)).toBeVisible()
  const garden = screen.getByRole('group', { name: 'Garden, Fence' })
  expect(within(garden).getByText('Poor')).toBeVisible()
  expect(within(garden).getAllByRole('textbox')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }))
  expect(within(screen.getByRole('group', { name: 'Row 3' })).getAllByRole('textbox')).toHaveLength(
    3,
  )
})

test('the owner chooses another inspection, or none', async () => {
  const { server } = await renderTable({ continued: { groupId: 'g2', rows: {} } })
  const select = await screen.findByLabelText(question)
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '“Second tenancy”, signed on November 2, 2026',
    '“First tenancy”, signed on May 4, 2024',
    'None: start empty',
  ])

  await userEvent.selectOptions(select, 'None: start empty')
  expect(await screen.findByText(/You start empty/)).toBeVisible()
  expect(server.room().continued).toBeNull()
})

test('who types while an earlier inspection is fetched goes on typing, and keeps what was typed', async () => {
  const { server, clock } = await renderTable({ continued: null })
  const { inspection } = server
  const answered = Promise.withResolvers<true>()
  server.inspection = async (choice) => {
    await answered.promise
    const { continued, ...changes } = await inspection(choice)
    return { ...changes, continued: continued && { ...continued, rows: { 'd1/LLEdit.rooms': 2 } } }
  }
  const select = await screen.findByLabelText(question)

  await userEvent.selectOptions(select, 'g1')
  const note = () => screen.getAllByRole('textbox', { name: 'At move-out' })[0] ?? document.body
  await userEvent.click(note())
  await userEvent.keyboard('Worn')
  answered.resolve(true)
  await expect.poll(() => screen.getByLabelText(question)).toHaveValue('g1')

  expect(note()).toHaveFocus()
  await userEvent.keyboard(' out')
  expect(note()).toHaveValue('Worn out')
  expect(screen.getByRole('group', { name: 'Garden, Fence' })).toBeVisible()
  clock.advance(1000)
  await expect
    .poll(() => server.room().answers['d1/LLEdit.rooms'])
    .toMatchObject([{ moveIn: 'Good', moveOut: 'Worn out' }, { moveIn: 'Poor' }])
})

test('a choice that could not be saved says so', async () => {
  const { server } = await renderTable({ continued: null })
  server.failing = new RoomProblem('unreachable', '')
  const select = await screen.findByLabelText(question)
  await userEvent.selectOptions(select, 'g1')

  expect(await screen.findByText(/^It was not changed/)).toBeVisible()
  expect(select).toHaveValue('none')
})

function renderTable({
  type = 'moveOut',
  continued,
}: { type?: string } & Pick<OpenedRoom, 'continued'>) {
  const room = roomAtMoveOut(type, continued)
  return renderRoom(<TableControl slot={findSlot(room, 'LLEdit.rooms')} />, room)
}

function roomAtMoveOut(type: string, continued: OpenedRoom['continued']): OpenedRoom {
  const text = (key: string, label: string) => ({ key, label, type: 'text' as const })
  const fields = [
    makeField('LLEdit', 'd1', {
      key: 'LLEdit.inspectionType',
      type: 'select',
      label: 'Inspection at',
      options: ['moveIn', 'moveOut'].map((value) => ({ value, label: value })),
    }),
    makeField('LLEdit', 'd1', {
      key: 'LLEdit.rooms',
      type: 'table',
      label: 'Rooms',
      columns: [
        text('room', 'Room'),
        text('item', 'Item'),
        { ...text('moveIn', 'At move-in'), recorded: true },
        text('moveOut', 'At move-out'),
      ],
      rows: { initial: 1, max: 4, first: [{ room: 'Hall', item: 'Floor' }] },
      continues: {
        when: { key: 'LLEdit.inspectionType', in: ['moveOut'] },
        of: { key: 'LLEdit.inspectionType', in: ['moveIn'] },
        source: 'LLEdit.source',
        photos: 'LLEdit.oldPhotos',
      },
    }),
  ]
  const reading = fields.map(({ key }) => ({ kind: 'fields' as const, keys: [key] }))
  const document = { documentId: 'd1', formId: 'inspection', title: 'Inspection', pages: 1 }
  const rows = [
    { room: 'Hall', item: 'Floor', moveIn: 'Good', moveOut: null },
    { room: 'Garden', item: 'Fence', moveIn: 'Poor', moveOut: null },
  ]

  return fixtureRoom('LLEdit', {
    documents: [{ ...document, edition: '1', words: 9, asks: true, fields, reading }],
    answers: { 'd1/LLEdit.inspectionType': type, 'd1/LLEdit.rooms': rows },
    earlierInspections: [
      { groupId: 'g2', name: 'Second tenancy', executedAt: '2026-11-02T12:00:00Z' },
      { groupId: 'g1', name: 'First tenancy', executedAt: '2024-05-04T12:00:00Z' },
    ],
    ...(continued !== undefined && { continued }),
  })
}
