import { useEffect, useRef } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { PageSize, PdfPages } from './open-pdf-document.ts'
import styles from './pdf-page.module.css'
import { useNear } from './use-near.ts'

interface PdfPageCanvasProps {
  /** Absent while the file is still on its way: the page is there, empty. */
  pdf: PdfPages | undefined
  /** From 1. */
  page: number
  /** In points as seen; the file's own size unless said. */
  size?: PageSize
  /** CSS pixels to a point: 4/3 shows a page at the size of the paper. */
  scale: number
  /** Names the page: "Page 2 of 7". */
  label: string
  /** Laid over the page; a place of PDF points is its part of the page's size, in per cent. */
  children?: ReactNode
}

/** US Letter, until something is known. */
const letter: PageSize = { width: 612, height: 792 }

/**
 * A page of a PDF: its picture, drawn only while it is near the window, and over it its words, which
 * one can select and find, and hear.
 */
export function PdfPageCanvas({ pdf, page, scale, label, children, ...rest }: PdfPageCanvasProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const near = useNear(sheet)
  const picture = usePicture({ pdf, page, scale, near })
  const words = useWords({ pdf, page })
  const { width, height } = rest.size ?? pdf?.sizes[page - 1] ?? letter
  const size: CSSProperties & Record<`--${string}`, number> = {
    width: width * scale,
    height: height * scale,
    '--total-scale-factor': scale,
  }

  return (
    <div ref={sheet} className={styles.page} style={size} role="group" aria-label={label}>
      <div ref={picture} className={styles.picture} aria-hidden />
      <div ref={words} className={styles.words} />
      {children}
    </div>
  )
}

/** The last picture stays, stretched, until the next one is drawn; far away there is none. */
function usePicture(shown: {
  pdf: PdfPages | undefined
  page: number
  scale: number
  near: boolean
}) {
  const { pdf, page, scale, near } = shown
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!near || !pdf) {
      empty(holder)
      return
    }
    const ending = new AbortController()
    const canvas = document.createElement('canvas')
    pdf.draw({ page, canvas, scale, signal: ending.signal }).then(
      () => {
        if (!ending.signal.aborted) {
          empty(holder)
          holder.current?.append(canvas)
        }
      },
      // It was ended, or the page cannot be drawn; its words still stand.
      () => undefined,
    )
    return () => ending.abort()
  }, [pdf, page, scale, near])

  return holder
}

/** A canvas without size gives its memory back at once. */
function empty(holder: RefObject<HTMLElement | null>) {
  for (const canvas of holder.current?.querySelectorAll('canvas') ?? []) {
    canvas.width = 0
    canvas.remove()
  }
}

function useWords({ pdf, page }: { pdf: PdfPages | undefined; page: number }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ending = new AbortController()
    if (pdf && container.current) {
      const laying = { page, container: container.current, signal: ending.signal }
      pdf.lay(laying).catch(() => undefined)
    }
    return () => ending.abort()
  }, [pdf, page])

  return container
}
