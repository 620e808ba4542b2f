import type { Pdfium } from '../../inspect/open/pdfium.ts'
import { listBatches } from './list-batches.ts'
import {
  type Box,
  createPixelView,
  differs,
  differsBeside,
  hasInk,
  inner,
  overlaps,
  type Picture,
  type PixelView,
  render,
} from './page-pixels.ts'
import { type Letter, type PageText, readPageText, type TextObject } from './read-page-text.ts'
import { findTooSmall } from './find-too-small.ts'
import { findUndrawable } from './find-undrawable.ts'

export interface HiddenText {
  /** Handles of what is hidden as a whole, and of all text. */
  objects: number[]
  all: number[]
  /** As a reader would copy them, also of what is hidden in part. */
  words: string
  isFound: boolean
  /** The page has too many lines and areas to draw it several times. */
  isTooComplex: boolean
}

export interface FindOptions {
  /** Pixels to a unit of the page. */
  scale: number
  /** Points to a unit of the page. */
  unit: number
  document: number
  /** What one operator shows, by handle. Default: each object is alone. */
  groupOf?: (handle: number) => number
}

const maxDrawn = 30_000

/**
 * Text of an open page that nobody sees: without it, the page is the same picture. Words that a
 * scanner recognized are seen in the picture that they stand on.
 */
export function findHiddenText(pdfium: Pdfium, page: number, options: FindOptions): HiddenText {
  const view = createPixelView(pdfium, page, options.scale)
  const text = readPageText(pdfium, page, view)
  if (text.drawn > maxDrawn) {
    return { objects: [], all: [], words: '', isFound: false, isTooComplex: true }
  }
  const tooSmall = findTooSmall(text.objects, options)
  const objects = text.objects.filter(({ parts }) => parts.length > 0)
  const seen =
    objects.length > 0
      ? findSeen({ pdfium, page, view, document: options.document }, text, objects)
      : new Set()
  tooSmall.forEach((letter) => seen.delete(letter))

  const isHidden = (letter: Letter) => !seen.has(letter)
  return {
    objects: objects.filter(({ parts }) => parts.every(isHidden)).map(({ handle }) => handle),
    all: text.objects.map(({ handle }) => handle),
    words: listWords(text.characters, isHidden),
    isFound: objects.some(({ parts }) => parts.some(isHidden)),
    isTooComplex: false,
  }
}

interface OpenPage {
  pdfium: Pdfium
  document: number
  page: number
  view: PixelView
}

function findSeen(
  open: OpenPage,
  { images }: PageText,
  objects: readonly TextObject[],
): Set<Letter> {
  const painting = objects.filter(({ isInvisible }) => !isInvisible)
  const without = renderWithout(open, painting)
  const all = painting.length > 0 ? render(open.pdfium, open.page, open.view) : without
  const isSeen = ({ isInvisible }: TextObject, { box, size }: Letter) =>
    isInvisible
      ? isOnPicture(images, without, { box, reach: (size * open.view.scale) / 2 })
      : differs(all, without, inner(box))
  const seen = new Set(
    objects.flatMap((object) => object.parts.filter((letter) => isSeen(object, letter))),
  )
  const inked = [...seen]
  for (const letter of painting.flatMap(({ parts }) => parts)) {
    if (!seen.has(letter) && hasInkAtEdge(all, without, letter, inked)) {
      seen.add(letter)
    }
  }

  const unseen = objects.filter(({ parts }) => parts.some((letter) => !seen.has(letter)))
  for (const batch of listBatches(painting, (letter) => seen.has(letter))) {
    const withoutBatch = renderWithout(open, batch)
    for (const letter of batch.flatMap(({ parts }) => parts)) {
      if (
        !differs(all, withoutBatch, inner(letter.box)) &&
        !hasInkAtEdge(all, withoutBatch, letter, inked)
      ) {
        seen.delete(letter)
      }
    }
  }
  findUndrawable(open, unseen, without).forEach((letter) => seen.add(letter))
  return seen
}

/** As a dot in a box that is as wide as a letter, and not of the letter beside it. */
function hasInkAtEdge(
  all: Picture,
  without: Picture,
  { box }: Letter,
  letters: readonly Letter[],
): boolean {
  return (
    differs(all, without, box) &&
    differsBeside(all, without, {
      box,
      others: letters
        .map((letter) => letter.box)
        .filter((other) => other !== box && overlaps(other, box)),
    })
  )
}

function renderWithout({ pdfium, page, view }: OpenPage, objects: readonly TextObject[]): Picture {
  objects.forEach(({ handle }) => pdfium.FPDFPageObj_SetIsActive(handle, false))
  const picture = render(pdfium, page, view)
  objects.forEach(({ handle }) => pdfium.FPDFPageObj_SetIsActive(handle, true))

  return picture
}

/** Scanners do not place words exactly: the ink may be half a letter away. */
function isOnPicture(images: readonly Box[], without: Picture, { box, reach }: Reached): boolean {
  const around = {
    left: box.left - reach,
    right: box.right + reach,
    top: box.top - reach / 2,
    bottom: box.bottom + reach / 2,
  }

  return images.some((image) => overlaps(image, box)) && hasInk(without, around)
}

interface Reached {
  box: Box
  reach: number
}

function listWords(
  characters: PageText['characters'],
  isHidden: (letter: Letter) => boolean,
): string {
  return characters
    .map((each) => (each === ' ' ? ' ' : isHidden(each) ? each.char : '\n'))
    .join('')
    .replace(/[ \n]*\n[ \n]*/g, ' … ')
    .replace(/\s+/g, ' ')
    .replace(/^[ …]+|[ …]+$/g, '')
}
