import type { KeyboardEvent } from 'react'
import type { PdfPages } from '../pdf-pages/open-pdf-document.ts'
import { PdfPageCanvas } from '../pdf-pages/pdf-page-canvas.tsx'
import type { Zoom } from '../pdf-pages/use-zoom.ts'
import styles from './pdf-viewer.module.css'

interface PageListProps {
  /** The ref of the element that scrolls and whose width the pages fit. */
  box: (element: HTMLDivElement | null) => void
  pdf: PdfPages
  title: string
  zoom: Zoom
  onScroll: () => void
  /** 1 for the next page, -1 for the one before. */
  onTurn: (pages: 1 | -1) => void
}

/** Longer documents get the text of a page when it comes near, to stay fast. */
const maxPagesWithText = 60

export function PageList({ box, pdf, title, zoom, onScroll, onTurn }: PageListProps) {
  const { scale } = zoom
  const total = pdf.sizes.length

  function handleKey(event: KeyboardEvent) {
    const command = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (command) {
      event.preventDefault()
      command({ zoom, onTurn })
    }
  }

  return (
    // It scrolls by itself, also by keyboard (WCAG 2.1.1). The empty title hides the viewer's tooltip.
    <div
      ref={box}
      className={styles.box}
      tabIndex={0}
      role="group"
      aria-label={`Pages of ${title}`}
      title=""
      onScroll={onScroll}
      onKeyDown={handleKey}
    >
      <div className={styles.pages}>
        {scale !== undefined &&
          pdf.sizes.map((_, index) => (
            <PdfPageCanvas
              key={index}
              pdf={pdf}
              page={index + 1}
              scale={scale}
              label={`Page ${index + 1} of ${total}`}
              textWhenNear={total > maxPagesWithText}
            />
          ))}
      </div>
    </div>
  )
}

type Command = (viewer: Pick<PageListProps, 'zoom' | 'onTurn'>) => void

/** The browser scrolls with the arrows up and down, Space, Page Up, Page Down, Home and End. */
const keys: Readonly<Record<string, Command>> = {
  ArrowRight: ({ onTurn }) => onTurn(1),
  ArrowLeft: ({ onTurn }) => onTurn(-1),
  '+': ({ zoom }) => zoom.zoomIn(),
  '=': ({ zoom }) => zoom.zoomIn(),
  '-': ({ zoom }) => zoom.zoomOut(),
  '0': ({ zoom }) => zoom.fit(),
}
