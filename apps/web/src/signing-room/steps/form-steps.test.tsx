import type { RoomDocument } from '@countersign/contract/schemas/signing-room/room-document'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { FormSteps } from './form-steps.tsx'

test('while forms are loaded their titles are there, nobody can finish, and Next waits for the first place', async () => {
  const room = fixtureRoom('TT1')
  const { load } = await renderLoading(room)
  for (const { title } of room.documents) {
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
  }
  expect(screen.getAllByText('Opening this form…')).toHaveLength(room.documents.length)
  expect(screen.queryByText('Done')).toBeNull()
  expect(screen.getByText(/^\d+ things left/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Finish' })).toBeDisabled()

  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  load()

  await expect.poll(() => screen.queryAllByText('Opening this form…')).toEqual([])
  await expect.poll(() => document.activeElement?.id).toMatch(/^field-d1-/)
})

test('in the page view Next waits until the pages are there', async () => {
  const released = Promise.withResolvers<undefined>()
  const room = fixtureRoom('TT1')
  const pages = [{ width: 612, height: 792 }]
  await renderRoom(<FormSteps />, room, {
    view: 'page',
    calls: {
      places: async () => {
        await released.promise
        return {
          documents: room.documents.map(({ documentId }) => ({ documentId, pages, places: [] })),
        }
      },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(document.activeElement?.id).not.toMatch(/^field-/)

  released.resolve(undefined)

  await expect.poll(() => document.activeElement?.id).toMatch(/^field-d1-/)
})

test('the owner sees the questions once all forms are loaded', async () => {
  const { load } = await renderLoading(fixtureRoom('LLEdit'))
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy')

  load()
  expect(await screen.findByRole('heading', { name: 'Deal terms' })).toBeVisible()
})

async function renderLoading(room: ReturnType<typeof fixtureRoom>) {
  const released = Promise.withResolvers<undefined>()
  const view = await renderRoom(<FormSteps />, room, {
    calls: {
      document: async (documentId): Promise<RoomDocument> => {
        await released.promise
        return room.documents.find((each) => each.documentId === documentId) ?? Promise.reject()
      },
    },
  })
  return { ...view, load: () => released.resolve(undefined) }
}
