import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { FrameLocator } from '@playwright/test'

/** What one way of showing a form says. */
export interface Said {
  /** Its paragraphs, headings, points and questions; of a page its lines. */
  pieces: string[]
  /** What was answered: typed, chosen from a list or signed. */
  values: string[]
  /** All of it, with the words of buttons and lists. */
  everything: string
  /** Squares that are ticked. */
  ticks: number
}

/** The form at this place of the packet, from 0, in the reading view. */
export async function readingWords(room: FrameLocator, index: number): Promise<Said> {
  return room
    .locator('[data-view-shown="reading"]')
    .nth(index)
    .evaluate((view) => {
      const text = (selector: string) =>
        [...view.querySelectorAll(selector)]
          // Where one signs, and within an address, the room has captions of its own.
          .filter((element) => !element.closest('[data-own], [data-part]'))
          .map((element) => element.textContent)
      const typed = 'input:not([type="radio"], [type="checkbox"])'
      const boxes = [...view.querySelectorAll<HTMLInputElement>(typed)]
      return {
        pieces: text('h3, h4, h5, li, p, dt, label, legend > :first-child'),
        values: [...text('dd > [data-value], td'), ...boxes.map((box) => box.value)],
        everything: view.textContent,
        ticks: view.querySelectorAll('input:checked').length,
      }
    })
}

/** The form at this place of the packet in the page view: its text layer, and what stands on it. */
export async function pageWords(room: FrameLocator, index: number): Promise<Said> {
  return room
    .locator('[data-view-shown="page"]')
    .nth(index)
    .evaluate((view) => {
      const words = [...view.querySelectorAll('[data-text-layer] span:not(:has(span))')]
      const heard = words.filter((word) => !word.closest('[aria-hidden="true"]'))
      const typed = 'input:not([type="radio"], [type="checkbox"])'
      const boxes = [...view.querySelectorAll<HTMLInputElement>(typed)]
      return {
        pieces: heard.map((word) => word.textContent),
        values: boxes.map((box) => box.value),
        everything: heard.map((word) => word.textContent).join(' '),
        ticks:
          view.querySelectorAll('input:checked').length +
          heard.filter((word) => word.textContent === '✓').length,
      }
    })
}

/** All that a tagged PDF says, in the order of its structure, as poppler reads it. */
export async function structureWords(pdf: Buffer): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-words-'))
  try {
    const file = path.join(folder, 'executed.pdf')
    await writeFile(file, pdf)
    const run = await promisify(execFile)('pdfinfo', ['-struct-text', file], {
      maxBuffer: 50_000_000,
    })
    return [...run.stdout.matchAll(/^\s*"(.*)"$/gm)].map(([, text]) => text ?? '')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Texts that differ in white space only, or in how a letter is written, say the same. */
function squeeze(...pieces: string[]): string {
  return pieces.join('').normalize('NFKC').replaceAll(/\s+/g, '')
}

/** Those of these pieces that a text does not say. */
export function missingIn(text: string, pieces: readonly string[]): string[] {
  const whole = squeeze(text)
  return pieces.filter((piece) => !whole.includes(squeeze(piece)))
}
