import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { manyPagesPdf } from '../../test/many-pages-pdf.ts'
import { renderApp } from '../../test/render.tsx'
import { startPdfjs } from '../../test/start-pdfjs.ts'
import { PdfDocument } from '../pdf-document.tsx'

beforeAll(startPdfjs, 60_000)
afterEach(() => vi.restoreAllMocks())

test('a file that is no PDF can still be downloaded, and can be tried again', async () => {
  renderApp(<PdfDocument pdf={new Blob(['no PDF'])} title="Lease" />)

  await screen.findByText('The document could not be shown.')
  expect(screen.getByRole('link', { name: 'Download' })).toHaveProperty('download', 'document.pdf')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('the document is named and its text can be read', async () => {
  await openPages(3)

  expect(screen.getByRole('region', { name: 'Spring lease' })).toBeDefined()
  await screen.findByText('This is page 3')
})

test('only the pages near the visible one are drawn', async () => {
  const viewer = await openPages(120)

  await waitFor(() => expect(drawnPages(viewer)).toContain(1))
  expect(drawnPages(viewer).length).toBeLessThan(8)
  expect(screen.queryByText('This is page 90')).toBeNull()
})

test('a page number goes to its page; nonsense and a number too large do not break it', async () => {
  const viewer = await openPages(12)
  const box = screen.getByRole('textbox', { name: 'Page' })

  await userEvent.fill(box, '7')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(drawnPages(viewer)).toContain(7))
  expect(box).toHaveProperty('value', '7')

  await userEvent.fill(box, 'seven')
  await userEvent.keyboard('{Enter}')
  expect(box).toHaveProperty('value', '7')

  await userEvent.fill(box, '900')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(box).toHaveProperty('value', '12'))
  expect(screen.getByRole('button', { name: 'Next page' }).ariaDisabled).toBe('true')

  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(box).toHaveProperty('value', '11')
})

test('the pages turn and zoom by keyboard', async () => {
  await openPages(5)
  const pages = screen.getByRole('group', { name: 'Pages of Spring lease' })
  const fitting = percent()

  pages.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('textbox', { name: 'Page' })).toHaveProperty('value', '3')

  await userEvent.keyboard('+')
  expect(percent()).toBeGreaterThan(fitting)
  expect(screen.getByRole('textbox', { name: 'Page' })).toHaveProperty('value', '3')
  await userEvent.keyboard('0')
  expect(percent()).toBe(fitting)
})

test('Print opens a new tab where the browser shows no PDF itself', async () => {
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(false)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await openPages(1)

  await userEvent.click(screen.getByRole('button', { name: 'Print' }))

  expect(open).toHaveBeenCalledWith(expect.stringContaining('blob:'), '_blank', 'noopener')
})

async function openPages(count: number): Promise<HTMLElement> {
  renderApp(<PdfDocument pdf={manyPagesPdf(count)} title="Spring lease" saveAs="spring.pdf" />)
  await screen.findByText('This is page 1')
  return screen.getByRole('region', { name: 'Spring lease' })
}

function drawnPages(viewer: HTMLElement): number[] {
  return [...viewer.querySelectorAll('canvas')].map((canvas) =>
    Number(/\d+/.exec(canvas.closest('[role="group"]')?.getAttribute('aria-label') ?? '')?.[0]),
  )
}

function percent(): number {
  return parseInt(screen.getByText(/^\d+%$/).textContent, 10)
}
