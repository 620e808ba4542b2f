import type { Form } from '@countersign/contract/schemas/forms/form'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../../../test/render.tsx'
import { aForm } from '../../../../test/samples.ts'
import { ChosenDocuments } from './chosen-documents.tsx'

test('Escape cancels a move by keyboard', async () => {
  renderDocuments('lease', 'pets', 'keys')

  await pickUpAndMoveDown('Reorder Title of lease', 1)
  await userEvent.keyboard('{Escape}')

  expect(titles()).toEqual(['lease', 'pets', 'keys'])
})

test('the first document cannot move up and the last cannot move down', async () => {
  renderDocuments('lease', 'pets')

  await userEvent.click(button('Up Title of lease'), { force: true })
  await userEvent.click(button('Down Title of pets'), { force: true })

  expect(titles()).toEqual(['lease', 'pets'])
})

test('space and the arrow keys move a document, and the move is announced', async () => {
  renderDocuments('lease', 'pets', 'keys')

  await pickUpAndMoveDown('Reorder Title of lease', 1)
  await userEvent.keyboard(' ')

  await expect.poll(titles).toEqual(['pets', 'lease', 'keys'])
  expect(announcements()).toContain('Title of lease is now number 2 of 3.')
  expect(numbers()).toEqual(['1.', '2.', '3.'])
})

test('the buttons move a document one position and keep the focus', async () => {
  renderDocuments('lease', 'pets', 'keys')

  await userEvent.click(button('Down Title of lease'))

  expect(titles()).toEqual(['pets', 'lease', 'keys'])
  expect(button('Down Title of lease')).toHaveFocus()
})

test('a removed document is announced', async () => {
  renderDocuments('lease', 'pets')

  await userEvent.click(button('Remove Title of lease'))

  expect(titles()).toEqual(['pets'])
  expect(announcements()).toContain('Title of lease was removed from the packet.')
})

test('after a removal the focus is at the document that took the place', async () => {
  renderDocuments('lease', 'pets', 'keys')

  await userEvent.click(button('Remove Title of pets'))
  expect(button('Remove Title of keys')).toHaveFocus()
  await userEvent.click(button('Remove Title of keys'))
  expect(button('Remove Title of lease')).toHaveFocus()
})

test('a removal is undone, and the document is back in its place', async () => {
  renderDocuments('lease', 'pets', 'keys')
  await userEvent.click(button('Remove Title of pets'))

  await userEvent.click(button('Undo removing Title of pets'))

  expect(titles()).toEqual(['lease', 'pets', 'keys'])
  expect(button('Remove Title of pets')).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('the last document leaves the focus at Undo, beside what to do now', async () => {
  renderDocuments('lease')

  await userEvent.click(button('Remove Title of lease'))

  expect(screen.getByText('Nothing here.')).toBeVisible()
  expect(button('Undo removing Title of lease')).toHaveFocus()
})

test('each document says its pages for these residents, and for all private copies', () => {
  renderApp(
    <Documents
      initial={[
        aForm('lease', { pages: 9, pagesBySigners: { '1': 9, '2': 10 } }),
        aForm('application', { pages: 4, signerScope: 'each' }),
      ]}
    />,
  )

  expect(screen.getByText('10 pages')).toBeVisible()
  expect(screen.getByText('8 pages')).toBeVisible()
})

function renderDocuments(...ids: string[]) {
  renderApp(<Documents initial={ids.map((id) => aForm(id))} />)
}

function Documents({ initial }: { initial: Form[] }) {
  const [documents, setDocuments] = useState(initial)
  return (
    <ChosenDocuments
      documents={documents}
      signers={[{}, {}]}
      empty={<p>Nothing here.</p>}
      onRestore={({ form, index }) => setDocuments((before) => before.toSpliced(index, 0, form))}
      onMove={(from, to) =>
        setDocuments((before) => {
          const rest = before.filter((_, index) => index !== from)
          return rest.toSpliced(to, 0, ...before.slice(from, from + 1))
        })
      }
      onRemove={(formId) => setDocuments((before) => before.filter(({ _id }) => _id !== formId))}
    />
  )
}

/** Picks up a document and moves it down; the list measures itself before it takes the next key. */
async function pickUpAndMoveDown(handle: string, position: number) {
  button(handle).focus()
  await userEvent.keyboard(' ')
  await expect.poll(announcements).toContain(`number ${position} of`)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(announcements).toContain(`would move to number ${position + 1} of`)
}

function titles() {
  return screen
    .getAllByRole('heading')
    .map(({ textContent }) => textContent.replace('Title of ', ''))
}

function numbers() {
  return screen.getAllByRole('listitem').map((item) => within(item).getByText(/^\d\.$/).textContent)
}

function announcements() {
  return screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
}

function button(name: string) {
  return screen.getByRole('button', { name })
}
