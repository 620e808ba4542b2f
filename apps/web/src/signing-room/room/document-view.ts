import type { Room } from '@countersign/contract/schemas/signing-room/room'
import type { RoomPlaces } from '@countersign/contract/schemas/signing-room/room-places'
import { createContext, use } from 'react'
import { createMutex } from '../../lib/mutex.ts'
import { deviceStorage } from '../../lib/safe-storage.ts'
import { createStore, useStore } from '../../lib/store.ts'
import type { Store } from '../../lib/store.ts'
import type { RoomStore } from './room-store.ts'

/**
 * Forms as text to read, as the pages of their PDFs, or, for who fills out, as questions, one group at a
 * time, without or with the page beside them.
 */
const views = ['reading', 'page', 'questions', 'side-by-side'] as const
export type View = (typeof views)[number]

/** `fit`: as wide as the window allows; else a share of the full size. */
export type Zoom = 'fit' | number

export interface DocumentView {
  view: Store<View>
  zoom: Store<Zoom>
  /** What `fit` currently results in, as a share of the full size. */
  fittedZoom: Store<number>
  /** The id of the heading over the questions that are shown; the first ones where it names none. */
  part: Store<string | undefined>
  /** The form control that had the focus last. */
  lastControl: { current: Element | undefined }
  /** Opens the PDFs one after the other: the first form must not wait for the bytes of the last. */
  openInOrder: ReturnType<typeof createMutex>
  /** Requested once for all forms; a failed request is not cached. */
  loadPlaces(): Promise<RoomPlaces>
}

export function createDocumentView(
  store: Pick<RoomStore, 'places'>,
  task: Room['task'],
  part: string | undefined,
): DocumentView {
  let places: Promise<RoomPlaces> | undefined

  return {
    view: createStore(storedView(task) ?? defaultView(task)),
    zoom: createStore<Zoom>('fit'),
    fittedZoom: createStore(1),
    part: createStore(part),
    lastControl: { current: undefined },
    openInOrder: createMutex(),
    loadPlaces: () => {
      places ??= store.places().catch((error: unknown) => {
        places = undefined
        throw error
      })
      return places
    },
  }
}

const DocumentViewContext = createContext<DocumentView | undefined>(undefined)
export const DocumentViewProvider = DocumentViewContext.Provider

export function useDocumentView(): DocumentView {
  const documentView = use(DocumentViewContext)
  if (!documentView) {
    throw new Error('useDocumentView needs a DocumentViewProvider around it.')
  }
  return documentView
}

export function useView(): View {
  return useStore(useDocumentView().view)
}

/** Shows the other view and remembers the choice on this device. */
export function setView({ view }: DocumentView, next: View): void {
  view.set(next)
  deviceStorage.setItem(storageKey, next)
}

const storageKey = 'countersign.view'

/** Who signs reads the text or the page itself. */
function storedView(task: Room['task']): View | undefined {
  const stored = deviceStorage.getItem(storageKey)
  return views.find((view) => view === stored && (task === 'fill' || !showsQuestions(view)))
}

export function showsQuestions(view: View): boolean {
  return view === 'questions' || view === 'side-by-side'
}

/** The frame is a little narrower than the desktop window around it; with large text, 940px are few. */
const desktop = '(pointer: fine) and (min-width: 58.75em)'
/** Pages keep their own colors. */
const needsContrast = '(forced-colors: active), (prefers-contrast: more)'
/** Wide enough for the outline, the page and the questions. */
export const sideBySideMedia = '(pointer: fine) and (min-width: 1160px) and (min-height: 560px)'

function defaultView(task: Room['task']): View {
  if (task === 'fill') {
    return 'questions'
  }
  return matchMedia(desktop).matches && !matchMedia(needsContrast).matches ? 'page' : 'reading'
}

/** From now on, unless a view was chosen: of somebody who seems to use a screen reader. */
export function preferReadingView(): void {
  if (deviceStorage.getItem(storageKey) === null) {
    deviceStorage.setItem(storageKey, 'reading')
  }
}
