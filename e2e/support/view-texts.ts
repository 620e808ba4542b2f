import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { FrameLocator } from '@playwright/test'

/** What one view of a form contains. */
export interface ViewTexts {
  /** Paragraphs, headings, list items and questions; in the page view, lines. */
  texts: string[]
  /** Answers that were typed, chosen from a list or signed. */
  values: string[]
  /** Everything, including the texts of buttons and lists. */
  allText: string
  /** The number of checked boxes. */
  checked: number
}

/** The reading view of the form at this index of the packet. */
export async function readReadingView(room: FrameLocator, index: number): Promise<ViewTexts> {
  return room
    .locator('[data-view-shown="reading"]')
    .nth(index)
    .evaluate((view) => {
      const text = (selector: string) =>
        [...view.querySelectorAll(selector)]
          // Signatures and parts of an address have captions of their own in the room.
          .filter((element) => !element.closest('[data-own], [data-part]'))
          .map((element) => element.textContent)
      const typed = 'input:not([type="radio"], [type="checkbox"])'
      const boxes = [...view.querySelectorAll<HTMLInputElement>(typed)]
      return {
        texts: text('h3, h4, h5, li, p, dt, label, legend > :first-child, [data-blank] > span'),
        values: [...text('dd > [data-value], td'), ...boxes.map((box) => box.value)],
        allText: view.textContent,
        checked: view.querySelectorAll('input:checked').length,
      }
    })
}

/** The page view of the form at this index of the packet: its text layer and its controls. */
export async function readPageView(room: FrameLocator, index: number): Promise<ViewTexts> {
  return room
    .locator('[data-view-shown="page"]')
    .nth(index)
    .evaluate((view) => {
      const words = [...view.querySelectorAll('[data-text-layer] span:not(:has(span))')]
      const visible = words.filter((word) => !word.closest('[aria-hidden="true"]'))
      const typed = 'input:not([type="radio"], [type="checkbox"])'
      const boxes = [...view.querySelectorAll<HTMLInputElement>(typed)]
      return {
        texts: visible.map((word) => word.textContent),
        values: boxes.map((box) => box.value),
        allText: visible.map((word) => word.textContent).join(' '),
        checked:
          view.querySelectorAll('input:checked').length +
          visible.filter((word) => word.textContent === '✓').length,
      }
    })
}

/** The texts of a tagged PDF in the order of its structure tree, as poppler reads them. */
export async function readStructureTexts(pdf: Buffer): Promise<string[]> {
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

/** Ignores white space and the Unicode form of letters. */
function normalize(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '')
}

/** The texts that `whole` does not contain. */
export function findMissing(whole: string, texts: readonly string[]): string[] {
  const normalized = normalize(whole)
  return texts.filter((text) => !normalized.includes(normalize(text)))
}
