import { useEffect, useRef } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { PageSize, PdfPages } from './open-pdf-document.ts'
import styles from './pdf-page.module.css'
import { useNear } from './use-near.ts'

interface PdfPageCanvasProps {
  /** Undefined while the file loads: the page is shown empty. */
  pdf: PdfPages | undefined
  /** From 1. */
  page: number
  /** In points; defaults to the size in the file. */
  size?: PageSize
  /** CSS pixels to a point: 4/3 shows a page at 100 %. */
  scale: number
  /** "Page 2 of 7". */
  label: string
  /** The text layer waits until the page comes near the viewport: for long documents. */
  textWhenNear?: boolean
  /** Shown over the page; positions are percentages of the page's size. */
  children?: ReactNode
}

/** US Letter, until the file is open. */
const letter: PageSize = { width: 612, height: 792 }

/** A page of a PDF: its picture, drawn only while it is near the viewport, under a text layer. */
export function PdfPageCanvas({ pdf, page, scale, label, children, ...rest }: PdfPageCanvasProps) {
  const container = useRef<HTMLDivElement>(null)
  const near = useNear(container)
  const picture = usePicture({ pdf, page, scale, near })
  const text = useTextLayer({ pdf: rest.textWhenNear && !near ? undefined : pdf, page })
  const { width, height } = rest.size ?? pdf?.sizes[page - 1] ?? letter
  const size: CSSProperties & Record<`--${string}`, number> = {
    width: width * scale,
    height: height * scale,
    '--total-scale-factor': scale,
  }

  return (
    <div ref={container} className={styles.page} style={size} role="group" aria-label={label}>
      <div ref={picture} className={styles.picture} aria-hidden />
      <div ref={text} className={styles.text} />
      {children}
    </div>
  )
}

/** The last picture stays, stretched, until the next one is drawn; it is removed far from the viewport. */
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
    const controller = new AbortController()
    const canvas = document.createElement('canvas')
    pdf.draw({ page, canvas, scale, signal: controller.signal }).then(
      () => {
        if (!controller.signal.aborted) {
          empty(holder)
          holder.current?.append(canvas)
        }
      },
      // Aborted, or the page cannot be drawn: the text layer remains.
      () => undefined,
    )
    return () => controller.abort()
  }, [pdf, page, scale, near])

  return holder
}

/** Setting the width to 0 frees the canvas's memory at once. */
function empty(holder: RefObject<HTMLElement | null>) {
  for (const canvas of holder.current?.querySelectorAll('canvas') ?? []) {
    canvas.width = 0
    canvas.remove()
  }
}

function useTextLayer({ pdf, page }: { pdf: PdfPages | undefined; page: number }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    if (pdf && container.current) {
      const options = { page, container: container.current, signal: controller.signal }
      pdf.renderText(options).catch(() => undefined)
    }
    return () => controller.abort()
  }, [pdf, page])

  return container
}
