import { useSyncExternalStore } from 'react'

/** A form as a text to read, or as the pages of its PDF. */
export const views = ['reading', 'page'] as const
export type View = (typeof views)[number]

const storageKey = 'countersign.view'
/** The frame is a little narrower than the window of a desk around it. */
const desk = '(pointer: fine) and (min-width: 940px)'
const listeners = new Set<() => void>()
let chosen: View | undefined

/** The view that was chosen on this device; before that, pages at a desk and text on a phone. */
export function useView(): View {
  return useSyncExternalStore(subscribe, currentView)
}

function currentView(): View {
  chosen ??= keptView() ?? (matchMedia(desk).matches ? 'page' : 'reading')
  return chosen
}

export function chooseView(view: View): void {
  chosen = view
  keep(view)
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keptView(): View | undefined {
  try {
    const kept = localStorage.getItem(storageKey)
    return views.find((view) => view === kept)
  } catch {
    return undefined
  }
}

/** A browser that keeps nothing shows the default the next time. */
function keep(view: View) {
  try {
    localStorage.setItem(storageKey, view)
  } catch {
    return
  }
}
