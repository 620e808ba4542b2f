import { flushSync } from 'react-dom'
import { closestControl, findFieldAnchors, isViewShown } from '../ui/anchors.ts'
import { focusControl } from '../ui/focus-control.ts'
import { reveal } from '../ui/reveal.ts'
import { setView } from '../room/document-view.ts'
import type { DocumentView, View } from '../room/document-view.ts'

/**
 * Where somebody is in a form, relative to what both views show: the form and the fields before and
 * after. Between two fields it is a share of the distance, because both views have the same text.
 */
export interface ReadingPosition {
  /** The id of the form's title; absent above the first form. */
  form: string | undefined
  before: string | undefined
  after: string | undefined
  share: number
}

interface Position extends ReadingPosition {
  /** The id of the control that had the focus last, while it is in the window. */
  control: string | undefined
}

/** Shows the other view at the same position, with the focus in the same control. */
export function switchView(documentView: DocumentView, view: View): void {
  const position = readPosition(documentView)
  flushSync(() => setView(documentView, view))
  restorePosition(position, view)
}

/** Makes a change that moves the page, and scrolls back to what was in the window. */
export function keepReadingPosition(documentView: DocumentView, change: () => void): void {
  const position = readPosition(documentView)
  flushSync(change)
  restorePosition({ ...position, control: undefined })
}

/** Remembers the focused control: choosing a view or a zoom takes the focus away from it. */
export function trackFocusedControl({ lastControl }: DocumentView): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('article, [data-deal-terms]')) {
      lastControl.current = target
    }
  }
  document.addEventListener('focusin', remember)
  return () => document.removeEventListener('focusin', remember)
}

/** How far down the window the line is at which people read. */
const eyeLine = 0.35

function readPosition({ lastControl }: DocumentView): Position {
  return { ...findReadingPosition(), control: controlInWindow(lastControl.current) }
}

export function findReadingPosition(): ReadingPosition {
  const eye = window.innerHeight * eyeLine
  const article = [...document.querySelectorAll('article')].find((candidate) => {
    const { top, bottom } = candidate.getBoundingClientRect()
    return top <= eye && bottom > eye
  })
  const landmarks = article ? findLandmarks(article) : []
  const next = landmarks.findIndex(({ top }) => top > eye)
  const [before, after] = [landmarks[next - 1], landmarks[next]]
  const distance = before && after ? after.top - before.top : 0

  return {
    form: article?.getAttribute('aria-labelledby') ?? undefined,
    before: before?.key,
    after: after?.key,
    share: before && distance > 0 ? (eye - before.top) / distance : 0,
  }
}

function controlInWindow(element: Element | undefined): string | undefined {
  const control = element && closestControl(element)
  const box = control?.getBoundingClientRect()
  const inWindow = box && box.bottom > 0 && box.top < window.innerHeight
  return inWindow ? control?.id : undefined
}

/** PDF pages appear later: their chunk and the field positions are fetched first. */
const maxWaitMs = 8000

function restorePosition(
  position: Position,
  view?: View,
  until = performance.now() + maxWaitMs,
): void {
  const form = position.form === undefined ? undefined : findForm(position.form)
  const shown = !view || isViewShown(view, form ?? document)
  if (!shown && performance.now() < until) {
    requestAnimationFrame(() => restorePosition(position, view, until))
    return
  }
  if (form) {
    reveal(form)
  }
  if (position.control !== undefined && focusControl(position.control)) {
    return
  }

  const top = form && distanceTo(position, form)
  if (top !== undefined) {
    window.scrollBy({ top, behavior: 'instant' })
  }
}

function findForm(titleId: string): Element | undefined {
  return document.getElementById(titleId)?.closest('article') ?? undefined
}

/**
 * How far to scroll to be at this position; `undefined` if the form does not show it. `form` is one of
 * its views.
 */
export function distanceTo(
  { before, after, share }: ReadingPosition,
  form: Element,
): number | undefined {
  const landmarks = findLandmarks(form)
  const from = landmarks.find(({ key }) => key === before) ?? landmarks[0]
  const to = landmarks.findLast(({ key }) => key === after) ?? landmarks.at(-1)
  if (!from || !to) {
    return undefined
  }

  const distance = Math.max(0, to.top - from.top)
  return from.top + share * distance - window.innerHeight * eyeLine
}

/** The form's start, its fields from top to bottom, and its end. */
function findLandmarks(form: Element): { key: string | undefined; top: number }[] {
  const { top, bottom } = form.getBoundingClientRect()
  const fields = findFieldAnchors(form)
  const first = fields.filter(
    ({ key }, index) => fields.findIndex((other) => other.key === key) === index,
  )

  return [
    { key: 'start', top },
    ...first.sort((a, b) => a.top - b.top),
    { key: 'end', top: bottom },
  ]
}
