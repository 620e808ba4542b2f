import { photoLimits } from '@countersign/answers/photo-limits'
import { formatPhotoRefusal, photoRefusals } from '@countersign/answers/photo-refusals'
import type { OpenedRoom } from '../room/opened-room.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RoomProblem } from '../room/room-problem.ts'
import { makeField } from '../testing/fixture-documents.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { findSlot, renderRoom } from '../testing/render-room.tsx'
import { PhotosControl } from './photos-control.tsx'
import { es } from '../../i18n/room/es.ts'

const key = 'd1/TT1.photos'

test('a photo cannot be added before its room is chosen', async () => {
  await renderPhotos()

  expect(screen.getByLabelText('Add photos')).toBeDisabled()
  expect(screen.getByText('Choose the room first.')).toBeVisible()
})

test('a file that the server refuses is named with the reason, and the others are added', async () => {
  const { server } = await renderPhotos()
  server.refusing = { [key]: formatPhotoRefusal('not-a-photo') }
  await add('note.pdf')

  const problem = await screen.findByText(/^note\.pdf: This file is not a photo/)
  expect(problem.closest('[role=alert]')).not.toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()

  server.refusing = {}
  await add('stove.png')
  expect(await screen.findByText('1 photo was added.')).toBeVisible()
  expect(screen.queryByText(/note\.pdf/)).toBeNull()
})

test('a file that is too large is refused without sending it', async () => {
  const { server } = await renderPhotos()
  await add('film.mov', photoLimits.fileBytes + 1)

  expect(await screen.findByText(/^film\.mov: This file is too large.*25 MB/)).toBeVisible()
  expect(server.calls).not.toContain('addPhoto')
})

test('photos are numbered by room, and a removed one comes back with Undo', async () => {
  await renderPhotos()
  await add('stove.png')
  await screen.findByText('1 photo was added.')
  await add('tub.png', 10, 'Bath')
  const grid = await screen.findByRole('list', { name: 'Photos by Resident 1' })
  await expect.poll(() => within(grid).getAllByRole('listitem')).toHaveLength(2)

  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1: Kitchen' }))
  expect(within(grid).getAllByRole('listitem')).toHaveLength(1)
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)

  expect(within(grid).getByText('Photo 2: Kitchen')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('once there is room for no more, it says so, and so does what was not added', async () => {
  await renderPhotos()
  await add('one.png')
  await screen.findByText('You can add 1 more photo.')
  await add('two.png')

  expect(
    await screen.findByText('There is room for 2 photos. Remove one to add another.'),
  ).toBeVisible()
  expect(screen.getByText('1 photo was added.')).toBeVisible()
  expect(screen.queryByLabelText('Add photos')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1: Kitchen' }))
  expect(screen.queryByText('1 photo was added.')).toBeNull()
  await add('three.png')
  await screen.findByText('There is room for 2 photos. Remove one to add another.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('photos that were lost with the connection are sent again without choosing them again', async () => {
  const { server } = await renderPhotos()
  server.failing = new RoomProblem('unreachable', '')
  await add('stove.png')
  expect(
    await screen.findByText(/^stove\.png: It was not saved\. Check your internet/),
  ).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()

  server.failing = undefined
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('1 photo was added.')).toBeVisible()
  expect(screen.queryByText(/stove\.png/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('photos that were lost with the connection can still be sent after another was taken or removed', async () => {
  const { server } = await renderPhotos()
  await add('stove.png')
  await screen.findByText('1 photo was added.')
  server.failing = new RoomProblem('unreachable', '')
  await add('image.jpg')
  await screen.findByText(/^image\.jpg: It was not saved/)
  await add('image.jpg')
  await screen.findByRole('button', { name: 'Try again with 2 photos' })

  server.failing = undefined
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1: Kitchen' }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again with 2 photos' }))

  expect(await screen.findByText('2 photos were added.')).toBeVisible()
  expect(screen.queryByText(/image\.jpg/)).toBeNull()
})

test('a picture that could not be loaded without a connection is loaded when it is back', async () => {
  const { server } = await renderPhotos()
  server.photosFailing = true
  await add('stove.png')
  expect(await screen.findByText('This photo could not be loaded.')).toBeVisible()

  server.photosFailing = false
  fireEvent(window, new Event('online'))

  expect(await screen.findByRole('img', { name: 'Photo 1: Kitchen' })).toBeVisible()
  expect(screen.queryByText('This photo could not be loaded.')).toBeNull()
})

test('a photo that is here already is not called added, also for another room', async () => {
  const { server } = await renderPhotos()
  await add('stove.png')
  await screen.findByText('1 photo was added.')
  server.photosKnown = true
  await add('stove.png', 10, 'Bath')

  expect(await screen.findByText(/^stove\.png: This photo is here already\. /)).toBeVisible()
  expect(screen.queryByText('1 photo was added.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('every reason why the server refuses a photo has Spanish words of its own', () => {
  const sentences = Object.values(photoRefusals).map((text) => text.replace('{n}', '12'))
  const spanish = sentences.map(es.photos.refused)

  expect(spanish).not.toContain(undefined)
  expect(new Set(spanish).size).toBe(sentences.length)
  expect(es.photos.refused(formatPhotoRefusal('full', 12))).toMatch(/^Hay lugar para 12 fotos/)
  expect(es.photos.refused('Something else.')).toBeUndefined()
})

async function add(name: string, bytes = 10, about = 'Kitchen') {
  await userEvent.selectOptions(screen.getByLabelText('Which room do the photos show?'), about)
  const file = new File([new Uint8Array(bytes)], name, { type: 'image/png' })
  const chosen = new DataTransfer()
  chosen.items.add(file)
  // `userEvent.upload` takes seconds for a large file.
  fireEvent.change(screen.getByLabelText('Add photos'), { target: { files: chosen.files } })
}

function renderPhotos() {
  const room = roomWithPhotos()
  return renderRoom(<PhotosControl slot={findSlot(room, 'TT1.photos')} />, room)
}

function roomWithPhotos(): OpenedRoom {
  const rooms = ['Kitchen', 'Bath'].map((name) => ({ room: name, item: 'Walls' }))
  const fields = [
    makeField('TT1', 'd1', {
      key: 'LLEdit.rooms',
      type: 'table',
      label: 'Rooms',
      columns: [
        { key: 'room', label: 'Room', type: 'text' },
        { key: 'item', label: 'Item', type: 'text' },
      ],
      rows: { initial: 2, max: 2, first: rooms },
    }),
    makeField('TT1', 'd1', {
      key: 'TT1.photos',
      type: 'photos',
      label: 'Photos by Resident 1',
      required: false,
      photosOf: 'LLEdit.rooms',
      rows: { initial: 0, max: 2 },
    }),
  ]
  const reading = fields.map((field) => ({ kind: 'fields' as const, keys: [field.key] }))
  const document = { documentId: 'd1', formId: 'inspection', title: 'Inspection', pages: 1 }

  return fixtureRoom('TT1', {
    documents: [{ ...document, edition: '1', words: 9, asks: true, fields, reading }],
    answers: { 'd1/LLEdit.rooms': rooms },
  })
}
