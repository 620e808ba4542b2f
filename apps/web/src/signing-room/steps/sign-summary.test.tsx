import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { formTitleId } from '../ui/anchors.ts'
import { SignSummary } from './sign-summary.tsx'

const { documents } = fixtureRoom('TT1')
const [first, ...others] = documents
const ids = documents.map(({ documentId }) => documentId)

test('before Finish, a resident reads which forms it signs', async () => {
  await renderSummary(ids)

  const [signed, ...more] = screen.getAllByRole('list')
  expect(more).toEqual([])
  expect(linksIn(signed)).toEqual(documents.map(({ title }) => title))
  expect(screen.queryByText(/on your screen/)).toBeNull()
})

test('who has scrolled past nothing is told so once, and may finish', async () => {
  await renderSummary([])

  expect(screen.getAllByText(/were not on your screen to their end/)).toHaveLength(1)
  expect(screen.getByText(/You can read them now, or finish\./)).toBeVisible()
  expect(screen.getAllByRole('list')).toHaveLength(1)
})

test('only the form that was not seen to its end is named, and its link leads there', async () => {
  await renderSummary(others.map(({ documentId }) => documentId))

  expect(screen.getByText(/^One of them was not on your screen to its end/)).toBeVisible()
  const unseen = screen.getAllByRole('list')[1]
  expect(linksIn(unseen)).toEqual([first?.title])
  await userEvent.click(within(unseen ?? document.body).getByRole('link'))
  expect(screen.getByRole('heading', { name: 'The form itself' })).toHaveFocus()
})

test('the only form of a packet is not called one of several', async () => {
  await renderSummary([], documents.slice(0, 1))

  expect(screen.getByText(/^It was not on your screen to its end/)).toBeVisible()
})

test('what somebody went on to stays in view when the summary arrives above it', async () => {
  function Page() {
    const [shown, setShown] = useState(false)
    return (
      <>
        <div style={{ height: '80vh' }} />
        {shown && <SignSummary />}
        <button type="button" onClick={() => setShown(true)}>
          Go on
        </button>
        <div style={{ height: '200vh' }} />
      </>
    )
  }
  await renderRoom(<Page />, fixtureRoom('TT1', { read: [] }))
  const button = screen.getByRole('button', { name: 'Go on' })
  button.focus()
  await userEvent.keyboard('{Enter}')

  await screen.findByRole('heading', { name: 'Before you finish' })
  const { bottom } = button.getBoundingClientRect()
  expect(button).toHaveFocus()
  expect(bottom).toBeGreaterThan(0)
  // Within a pixel: scrolling ends between two.
  expect(bottom).toBeLessThan(window.innerHeight + 1)
})

function renderSummary(read: string[], shown = documents) {
  return renderRoom(
    <>
      <h2 id={formTitleId(first?.documentId ?? '')} tabIndex={-1}>
        The form itself
      </h2>
      <SignSummary />
    </>,
    fixtureRoom('TT1', { read, documents: shown }),
  )
}

function linksIn(list: HTMLElement | undefined): (string | null)[] {
  return within(list ?? document.body)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}
