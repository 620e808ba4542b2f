import type {
  RoomDocument,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { planRoom } from '../room/room-plan.ts'
import { findSlot, renderRoom } from '../testing/render-room.tsx'
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

test('a signature draws its own place anew, and no answer of the forms', async () => {
  const mark = { kind: 'typed', text: 'Maria Lopez' } as const
  const room = fixtureRoom('TT1', { adopted: { signature: mark, initials: mark } })
  let read = 0
  const documents = room.documents.map((document) => countLabels(document, () => (read += 1)))
  const { store } = await renderRoom(<FormSteps />, room, {
    calls: { document: (id) => findDocument(documents, id) },
  })
  await store.loadForms()
  await screen.findAllByRole('button', { name: /^Sign here/ })
  const drawn = read
  expect(drawn).toBeGreaterThan(0)

  await store.setSigned({ answerKey: findSlot(room, 'TT1.signature').answerKey, signed: true })
  await screen.findByRole('button', { name: /Clear$/ })

  expect(read).toBe(drawn)
})

test('what a rejected Finish named is one link for each form, and gone when it is signed again', async () => {
  const mark = { kind: 'typed', text: 'Maria Lopez' } as const
  const [first, ...others] = fixtureRoom('TT1').documents
  const place = first?.fields.find(({ key }) => key === 'TT1.signature')
  const confirm: RoomField[] = place
    ? [
        {
          ...place,
          key: 'TT1.confirmed',
          answerKey: 'd1/TT1.confirmed',
          type: 'checkbox',
          confirms: true,
        },
      ]
    : []
  const room = fixtureRoom('TT1', {
    adopted: { signature: mark, initials: mark },
    documents: first ? [{ ...first, fields: [...first.fields, ...confirm] }, ...others] : [],
  })
  const { store, server } = await renderRoom(<FormSteps />, room)
  const places = planRoom(room, undefined).slots.filter(({ field }) => !field.confirms)
  for (const { answerKey, field } of places) {
    if (field.type === 'signature' || field.type === 'initials') {
      await store.setSigned({ answerKey, signed: true, confirmed: true })
    } else {
      store.changeAnswer(answerKey, true, 'now')
    }
  }
  const signature = findSlot(room, 'TT1.signature')
  await store.saveNow()
  await server.signField({ answerKey: signature.answerKey, signed: false })
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }))

  expect(await screen.findByRole('heading', { name: '1 answer needs another look' })).toBeVisible()
  await store.setSigned({ answerKey: signature.answerKey, signed: true, confirmed: true })
  await expect.poll(() => screen.queryByText(/This answer is required/)).toBeNull()
})

async function renderLoading(room: ReturnType<typeof fixtureRoom>) {
  const released = Promise.withResolvers<undefined>()
  const view = await renderRoom(<FormSteps />, room, {
    calls: {
      document: async (documentId): Promise<RoomDocument> => {
        await released.promise
        return findDocument(room.documents, documentId)
      },
    },
  })
  return { ...view, load: () => released.resolve(undefined) }
}

async function findDocument(documents: RoomDocument[], id: string): Promise<RoomDocument> {
  return documents.find(({ documentId }) => documentId === id) ?? Promise.reject()
}

/** Counts how often the label of a field is read that this person does not answer. */
function countLabels(document: RoomDocument, count: () => void): RoomDocument {
  const fields = document.fields.map((field) => {
    const { label, mine } = field
    const get = () => {
      count()
      return label
    }
    return mine ? field : Object.defineProperty({ ...field }, 'label', { get })
  })
  return { ...document, fields }
}
