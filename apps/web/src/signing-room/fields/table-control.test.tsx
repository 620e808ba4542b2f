import type { TableRow } from '@countersign/answers/answer'
import type { OpenedRoom } from '../room/opened-room.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeField } from '../testing/fixture-documents.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { findSlot, renderRoom } from '../testing/render-room.tsx'
import { AnswerText } from '../document/reading/answer-text.tsx'
import { TableControl } from './table-control.tsx'

test('a row is added at the end, named by its number, and its first cell takes the focus', async () => {
  await renderTable([{ item: 'Rent', monthly: 125_000, once: null }])

  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }))

  const added = row('Row 2')
  await expect.poll(() => document.activeElement).toBe(cell(added, 'Item'))
  expect(screen.getByRole('status')).toHaveTextContent('Row 2 was added.')
})

test('a full table offers no further row and says why', async () => {
  await renderTable([])
  const add = screen.getByRole('button', { name: 'Add a row' })

  await userEvent.click(add)
  await userEvent.click(add)

  expect(screen.getAllByRole('group', { name: /^Row/ })).toHaveLength(3)
  expect(add).not.toBeInTheDocument()
  expect(screen.getByText('The table has room for 3 rows.')).toBeVisible()
})

test('removing a row keeps the others, and Undo, which takes the focus, brings it back', async () => {
  const { server, clock } = await renderTable([
    { item: 'Rent', monthly: 125_000, once: null },
    { item: 'Parking', monthly: 5000, once: null },
    { item: 'Pet fee', monthly: null, once: 20_000 },
  ])

  await userEvent.click(screen.getByRole('button', { name: 'Remove Row 2' }))

  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  expect(cell(row('Row 2'), 'Item')).toHaveValue('Pet fee')
  expect(screen.queryByRole('group', { name: 'Row 3' })).toBeNull()
  clock.advance(1000)
  await expect.poll(() => itemsIn(server.room())).toEqual(['Rent', 'Pet fee'])

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => document.activeElement).toBe(cell(row('Row 2'), 'Item'))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  clock.advance(1000)
  await expect.poll(() => itemsIn(server.room())).toEqual(['Rent', 'Parking', 'Pet fee'])
})

test('the only row, and a row that the form itself names, cannot be removed', async () => {
  await renderTable([{ item: 'Rent', monthly: null, once: null }])
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()

  const room = fixtureRoom('LLEdit')
  await renderRoom(<TableControl slot={findSlot(room, 'LLEdit.rooms')} />, room)

  expect(row('Kitchen')).toBeVisible()
  expect(
    screen.getAllByRole('button', { name: /^Remove/ }).map((each) => each.textContent),
  ).toEqual(['Remove Row 3'])
})

test('on a phone, a row with a name asks first what it must know, and the rest is behind More', async () => {
  await page.viewport(390, 844)
  const room = fixtureRoom('LLEdit')
  const slot = findSlot(room, 'LLEdit.rooms')
  const [name, item, ...others] = slot.field.columns ?? []
  const text = (key: string) => ({ key, label: key, type: 'text' as const })
  const columns = [name, item, { ...text('Paid by'), required: true }, text('Billed'), text('Note')]
  const field = { ...slot.field, columns: columns.filter((column) => column !== undefined) }
  expect(others).not.toEqual([])
  await renderRoom(<TableControl slot={{ ...slot, field }} />, room)
  const kitchen = within(row('Kitchen'))

  expect(kitchen.getByLabelText('Paid by')).toBeVisible()
  expect(kitchen.getByLabelText('Note')).not.toBeVisible()
  await userEvent.click(kitchen.getByRole('button', { name: 'More: Kitchen' }))
  expect(kitchen.getByLabelText('Note')).toBeVisible()
  await page.viewport(1280, 720)
})

test('a table that is needed has a row to write in before one asks for it', async () => {
  const room = fixtureRoom('LLEdit')
  const slot = findSlot(room, 'LLEdit.rooms')
  const { rows: _rows, ...field } = slot.field
  const empty = { ...field, rows: { initial: 0, max: 3 } }

  const optional = await renderRoom(
    <TableControl slot={{ ...slot, field: { ...empty, required: false } }} />,
    room,
  )
  expect(screen.queryByRole('group', { name: /^Row/ })).toBeNull()
  optional.unmount()

  await renderRoom(<TableControl slot={{ ...slot, field: { ...empty, required: true } }} />, room)
  expect(row('Row 1')).toBeVisible()
})

test('amounts are added up across the row and down the column while one types', async () => {
  await renderTable([{ item: 'Rent', monthly: 125_000, once: null }])

  await userEvent.fill(cell(row('Row 1'), 'One time'), '300')
  expect(within(row('Row 1')).getByText('$1,550.00')).toBeVisible()
  expect(total()).toMatch(/^\$1,250\.00/)

  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }))
  await userEvent.fill(cell(row('Row 2'), 'Monthly'), '75.50')
  expect(total()).toMatch(/^\$1,325\.50/)

  await userEvent.click(screen.getByRole('button', { name: 'Remove Row 1' }))
  expect(total()).toMatch(/^\$75\.50/)
})

test('an amount that cannot be read is marked once the table is left, by row and column', async () => {
  const { server, clock } = await renderTable([{ item: 'Rent', monthly: 125_000, once: null }])
  const monthly = cell(row('Row 1'), 'Monthly')

  await userEvent.fill(monthly, 'a lot')
  expect(monthly).not.toBeInvalid()
  await userEvent.click(screen.getByText('Elsewhere'))

  expect(monthly).toBeInvalid()
  expect(monthly).toHaveAccessibleDescription(
    /Row 1, Monthly: Enter an amount such as 1,250 or 1250\.50\./,
  )
  expect(cell(row('Row 1'), 'Item')).not.toBeInvalid()
  expect(monthly).toHaveValue('a lot')
  clock.advance(1000)
  expect(server.calls).not.toContain('saveAnswers')

  await userEvent.fill(monthly, '1300')
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(monthly).not.toBeInvalid()
})

test('beside a wrong cell, which stays as it was, the others are saved', async () => {
  const { server, clock } = await renderTable([{ item: 'Rent', monthly: 125_000, once: null }])
  const type = async (of: HTMLElement, label: string, typed: string) => {
    await userEvent.type(cell(of, label), `{Control>}a{/Control}${typed}`)
    clock.advance(1000)
  }
  await type(row('Row 1'), 'Monthly', '1.300,50')
  await type(row('Row 1'), 'One time', '20')
  await userEvent.click(screen.getByText('Elsewhere'))
  clock.advance(1000)

  expect(cell(row('Row 1'), 'Monthly')).toBeInvalid()
  await expect
    .poll(() => server.room().answers['d1/LLEdit.costs'])
    .toMatchObject([{ item: 'Rent', monthly: 125_000, once: 2000 }])

  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }))
  await type(row('Row 2'), 'Item', 'Parking')
  await type(row('Row 2'), 'Monthly', '75.50.1')
  await userEvent.click(screen.getByText('Elsewhere'))
  clock.advance(1000)
  await expect
    .poll(() => server.room().answers['d1/LLEdit.costs'])
    .toMatchObject([{ monthly: 125_000 }, { item: 'Parking', monthly: null }])

  await userEvent.click(screen.getByRole('button', { name: 'Remove Row 1' }))
  await userEvent.click(screen.getByText('Elsewhere'))
  clock.advance(1000)
  await expect
    .poll(() => server.room().answers['d1/LLEdit.costs'])
    .toMatchObject([{ item: 'Parking', monthly: null }])
})

test('a text that is too long for its column stays whole, and the table says how long it may be', async () => {
  await renderTable([{ item: 'Rent', monthly: 125_000, once: null }])
  const item = cell(row('Row 1'), 'Item')

  await userEvent.clear(item)
  await userEvent.type(item, 'Rent of the home, but never of the garage or the attic')
  await userEvent.click(screen.getByText('Elsewhere'))

  expect(item).toHaveValue('Rent of the home, but never of the garage or the attic')
  expect(item).toHaveAccessibleDescription(/Row 1, Item: Use at most 40 characters\./)
})

test.each(['2/30/2027', '12'])(
  'a day of which the browser’s box holds no date, such as %j, is not taken for an empty one',
  async (typed) => {
    const { server, clock } = await renderTable([{ item: 'Rent', paidOn: '2026-12-01' }])
    const paidOn = cell(row('Row 1'), 'Paid on')

    paidOn.focus()
    await userEvent.keyboard(`{Delete}{ArrowRight}{Delete}{ArrowLeft}${typed}`)
    await userEvent.click(screen.getByText('Elsewhere'))

    expect(paidOn).toHaveAccessibleDescription(/Row 1, Paid on: Enter a complete date/)
    clock.advance(1000)
    expect(server.calls).not.toContain('saveAnswers')

    await userEvent.fill(paidOn, '2027-02-28')
    await userEvent.click(screen.getByText('Elsewhere'))
    expect(paidOn).not.toBeInvalid()
    await expect
      .poll(() => server.room().answers['d1/LLEdit.costs'])
      .toMatchObject([{ paidOn: '2027-02-28' }])

    await userEvent.clear(paidOn)
    await userEvent.click(screen.getByText('Elsewhere'))
    await expect
      .poll(() => server.room().answers['d1/LLEdit.costs'])
      .toMatchObject([{ paidOn: null }])
  },
)

async function renderTable(rows: TableRow[]) {
  const room = roomWithCosts(rows)
  const [form] = room.documents
  const sum = form?.fields.find(({ key }) => key === 'LLEdit.total')
  if (!sum) {
    throw new Error('The form has a total.')
  }
  return renderRoom(
    <>
      <TableControl slot={findSlot(room, 'LLEdit.costs')} />
      <dl>
        <AnswerText field={sum} />
      </dl>
      <p>Elsewhere</p>
    </>,
    room,
  )
}

/** A form with a table of costs, the sum of each row, and the sum of its monthly column. */
function roomWithCosts(rows: TableRow[]): OpenedRoom {
  const fields = [
    makeField('LLEdit', 'd1', {
      key: 'LLEdit.costs',
      type: 'table',
      label: 'Costs',
      columns: [
        { key: 'item', label: 'Item', type: 'text', maxLength: 40 },
        { key: 'paidOn', label: 'Paid on', type: 'date' },
        { key: 'monthly', label: 'Monthly', type: 'money' },
        { key: 'once', label: 'One time', type: 'money' },
        {
          key: 'both',
          label: 'Together',
          type: 'money',
          sumOf: [{ column: 'monthly' }, { column: 'once' }],
        },
      ],
      rows: { initial: 1, max: 3 },
    }),
    makeField('LLEdit', 'd1', {
      key: 'LLEdit.total',
      type: 'money',
      label: 'Total per month',
      locked: true,
      sumOf: [{ key: 'LLEdit.costs', column: 'monthly' }],
    }),
  ]
  const document = {
    documentId: 'd1',
    formId: 'costs',
    title: 'Costs',
    edition: '1',
    pages: 1,
    words: 9,
    asks: true,
  }
  const answers: OpenedRoom['answers'] = rows.length > 0 ? { 'd1/LLEdit.costs': rows } : {}
  return fixtureRoom('LLEdit', { documents: [{ ...document, fields, reading: [] }], answers })
}

function row(name: string) {
  return screen.getByRole('group', { name })
}

function cell(tableRow: HTMLElement, label: string) {
  return within(tableRow).getByLabelText(label)
}

function total() {
  return screen.getByText('Total per month').nextElementSibling?.textContent
}

function itemsIn(room: OpenedRoom) {
  const rows = room.answers['d1/LLEdit.costs']
  return Array.isArray(rows)
    ? rows.map((each) => (typeof each === 'object' ? each['item'] : undefined))
    : []
}
