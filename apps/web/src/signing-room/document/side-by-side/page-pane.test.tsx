import type { OpenedRoom } from '../../room/opened-room.ts'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import type {
  DocumentPlaces,
  RoomPlace,
} from '@countersign/contract/schemas/signing-room/room-places'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manyPagesPdf } from '../../../test/many-pages-pdf.ts'
import { startPdfjs } from '../../../test/start-pdfjs.ts'
import { FormSteps } from '../../steps/form-steps.tsx'
import { fixtureRoom } from '../../testing/fixture-room.ts'
import { renderRoom } from '../../testing/render-room.tsx'

const letter = { width: 612, height: 792 }

beforeAll(startPdfjs, 60_000)
beforeEach(() => page.viewport(1440, 900))

test('the place of the question in focus stands out on the page, and shows what is typed', async () => {
  await renderSideBySide()

  await showRent()
  await userEvent.fill(rentInput(), '1250')

  const place = await currentPlace()
  expect(place).toHaveTextContent('$1,250.00')
  expect(place).toBeVisible()
  expect(isInView(place)).toBe(true)
})

test('a question that had the focus before the pages were loaded stands out too', async () => {
  const loading = Promise.withResolvers<Blob>()
  await renderRoom(<FormSteps />, fixtureRoom('LLEdit'), {
    view: 'side-by-side',
    calls: {
      places: async () => {
        await loading.promise
        return { documents: places }
      },
      pagesPdf: () => loading.promise,
    },
  })
  await screen.findByRole('heading', { name: 'Fill out the forms' })
  await showRent()
  await userEvent.fill(rentInput(), '1250')

  loading.resolve(manyPagesPdf(2))

  expect(await currentPlace()).toHaveTextContent('$1,250.00')
})

test('the page of another form follows its question', async () => {
  await renderSideBySide()

  await showQuestions(/^Lead-Based Paint/)
  await userEvent.click(screen.getByRole('radio', { name: 'Nothing is known' }))

  await waitFor(() => expect(formShown()).toHaveValue('d2'))
  expect(await currentPlace()).toHaveTextContent('✓')
})

test('a form that a link leads to is shown, also right after a question got the focus', async () => {
  await renderSideBySide()
  await showRent()
  rentInput().focus()
  outlineLink(/^Lead-Based Paint/).click()

  await waitFor(() => expect(formShown()).toHaveValue('d2'))
})

test('a click on a place of the page leads to its question', async () => {
  const { container } = await renderSideBySide()
  const place = container.querySelector(`[data-place="LLEdit.rent.monthly"] button`)

  await userEvent.click(place ?? container)

  expect(rentInput()).toHaveFocus()
})

test('typing renders no other place of the pages again', async () => {
  const drawn: string[] = []
  const watched = places.map((form) => ({
    ...form,
    places: form.places.map(({ part, ...rest }) => ({
      ...rest,
      get part() {
        drawn.push(rest.key)
        return part
      },
    })),
  }))
  await renderSideBySide('side-by-side', fixtureRoom('LLEdit'), watched)
  await showRent()
  await userEvent.click(rentInput())
  await currentPlace()
  expect(drawn).toContain('LLEdit.term.start')
  drawn.length = 0

  await userEvent.keyboard('1250')

  expect(await currentPlace()).toHaveTextContent('$1,250.00')
  expect(new Set(drawn)).toEqual(new Set(['LLEdit.rent.monthly']))
})

test('a sum stands among the questions of its form, and follows what is typed', async () => {
  await renderSideBySide('side-by-side', roomWithSum())

  await showRent()
  await userEvent.fill(rentInput(), '1250')

  await showQuestions(/^Residential Lease/)
  const form = screen.getByRole('article', { name: 'Residential Lease (Fixed Term)' })
  expect(within(form).getByText('Due at move-in')).toBeVisible()
  expect(form.querySelector(`[data-field="LLEdit.total"]`)?.textContent).toContain('$1,250.00')
})

test('a form chosen above the pages is shown', async () => {
  await renderSideBySide()

  await userEvent.selectOptions(formShown(), 'Lead-Based Paint Disclosure')

  await within(pane()).findByRole('group', { name: 'Page 1 of 1' })
})

test('the page can be hidden, and stays hidden', async () => {
  const { unmount } = await renderSideBySide()

  await userEvent.click(screen.getByRole('button', { name: 'Hide the page' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Questions' }))
  expect(localStorage.getItem('countersign.view')).toBe('questions')
  unmount()

  await renderSideBySide('questions')
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('in a narrow window only the questions are shown', async () => {
  await renderSideBySide()

  await page.viewport(1000, 800)

  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  expect(screen.getByRole('button', { name: 'Questions', pressed: true })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show the page' })).toBeNull()
})

test('what is being typed is kept, with the focus, when the window becomes narrow', async () => {
  await renderSideBySide('side-by-side', roomWithQuestion('money', 'Price of a lost key'))
  await showQuestions(/^Residential Lease/)
  await userEvent.fill(priceInput(), 'five')

  await page.viewport(1000, 800)

  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  expect(priceInput()).toHaveValue('five')
  expect(priceInput()).toHaveFocus()
  await userEvent.tab()
  expect(priceInput()).toBeInvalid()

  await page.viewport(1440, 900)
  await screen.findByRole('complementary')
  expect(priceInput()).toHaveValue('five')
})

test('another view shows a text that is no answer with its error, until it is corrected', async () => {
  const room = roomWithQuestion('money', 'Price of a lost key')
  const { server } = await renderSideBySide('side-by-side', room)
  await showQuestions(/^Residential Lease/)
  await userEvent.fill(priceInput(), 'five')

  await userEvent.click(screen.getByRole('button', { name: 'Reading view' }))
  expect(priceInput()).toHaveValue('five')
  expect(priceInput()).toBeInvalid()

  await userEvent.fill(priceInput(), '5')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'Questions' }))
  expect(priceInput()).toHaveValue('5.00')
  expect(priceInput()).not.toBeInvalid()
  await expect.poll(() => server.room().answers['d1/LLEdit.keys']).toBe(500)
})

test('a day that is typed in words is kept when the window becomes narrow', async () => {
  await renderSideBySide('side-by-side', roomWithQuestion('date', 'Keys handed over'))
  const day = () => screen.getByLabelText('Keys handed over')
  await showQuestions(/^Residential Lease/)
  await userEvent.click(day())
  await userEvent.keyboard('Mar')

  await page.viewport(1000, 800)

  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  expect(day()).toHaveValue('Mar')
})

test('a bar that becomes higher covers neither the page nor the outline', async () => {
  await renderSideBySide()
  const bar = screen.getByRole('region', { name: 'Progress' })

  bar.style.paddingBlock = '60px'

  await expect.poll(() => Math.round(pane().getBoundingClientRect().bottom)).toBe(topOf(bar))
  const outline = screen.getByRole('navigation', { name: 'Forms in this packet' })
  expect(Math.round(outline.getBoundingClientRect().bottom)).toBe(topOf(bar))
})

test('pages that could not be opened can be opened again', async () => {
  const pagesPdf = vi.fn().mockRejectedValueOnce(new Error('No connection'))
  pagesPdf.mockResolvedValue(manyPagesPdf(2))
  await renderRoom(<FormSteps />, fixtureRoom('LLEdit'), {
    view: 'side-by-side',
    calls: { places: () => Promise.resolve({ documents: places }), pagesPdf },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

  await screen.findByText('This is page 2')
})

function roomWithSum(): OpenedRoom {
  return roomWith({
    key: 'LLEdit.total',
    answerKey: 'd1/LLEdit.total',
    mine: false,
    role: 'LLEdit',
    type: 'money',
    label: 'Due at move-in',
    required: false,
    scope: 'form',
    sumOf: [{ key: 'LLEdit.rent.monthly' }],
  })
}

function roomWithQuestion(type: 'money' | 'date', label: string): OpenedRoom {
  return roomWith({
    key: 'LLEdit.keys',
    answerKey: 'd1/LLEdit.keys',
    mine: true,
    role: 'LLEdit',
    type,
    label,
    required: true,
    scope: 'form',
  })
}

/** With one more field at the end of the lease. */
function roomWith(field: RoomField): OpenedRoom {
  const room = fixtureRoom('LLEdit')
  const documents = room.documents.map((document) =>
    document.documentId === 'd1'
      ? {
          ...document,
          fields: [...document.fields, field],
          reading: [...document.reading, { kind: 'fields' as const, keys: [field.key] }],
        }
      : document,
  )
  return { ...room, documents }
}

async function renderSideBySide(
  view: 'side-by-side' | 'questions' = 'side-by-side',
  room = fixtureRoom('LLEdit'),
  documents: DocumentPlaces[] = places,
) {
  const rendered = await renderRoom(<FormSteps />, room, {
    view,
    calls: {
      places: () => Promise.resolve({ documents }),
      pagesPdf: () => Promise.resolve(manyPagesPdf(1)),
    },
  })
  await screen.findByRole('heading', { name: 'Fill out the forms' })
  if (view === 'side-by-side') {
    await screen.findByRole('group', { name: 'Page 2 of 2' })
  }
  return rendered
}

const places = [
  {
    documentId: 'd1',
    pages: [letter, letter],
    places: [
      place('LLEdit.landlord.name', { y: 120 }),
      place('LLEdit.term.start', { y: 150 }),
      place('LLEdit.rent.monthly', { page: 2, y: 600 }),
      place('LLEdit.pets', { page: 2, y: 630, part: 'yes' }),
    ],
  },
  {
    documentId: 'd2',
    pages: [letter],
    places: [place('LLEdit.lead.knowledge', { y: 200, part: 'none' })],
  },
  { documentId: 'd3', pages: [letter], places: [] },
]

function place(key: string, change: Partial<RoomPlace>): RoomPlace {
  return { key, page: 1, x: 72, y: 100, width: 200, height: 16, ...change }
}

async function currentPlace(): Promise<HTMLElement> {
  return waitFor(() => {
    const found = pane().querySelector<HTMLElement>('[data-current="true"]')
    if (!found) {
      throw new Error('No place stands out.')
    }
    return found
  })
}

function isInView(element: HTMLElement): boolean {
  const frame = screen.getByRole('group', { name: 'Pages of the form' }).getBoundingClientRect()
  const box = element.getBoundingClientRect()
  return box.top >= frame.top && box.bottom <= frame.bottom
}

function topOf(element: HTMLElement): number {
  return Math.round(element.getBoundingClientRect().top)
}

function showRent() {
  return showQuestions(/^Rent$/)
}

async function showQuestions(name: RegExp) {
  await userEvent.click(outlineLink(name))
}

function outlineLink(name: RegExp) {
  const outline = screen.getByRole('navigation', { name: 'Forms in this packet' })
  return within(outline).getByRole('link', { name })
}

function pane() {
  return screen.getByRole('complementary', { name: 'The page beside the questions' })
}

function formShown() {
  return screen.getByRole('combobox', { name: 'Form shown' })
}

function priceInput() {
  return screen.getByRole('textbox', { name: 'Price of a lost key' })
}

function rentInput() {
  return screen.getByRole('textbox', { name: 'Monthly rent' })
}
