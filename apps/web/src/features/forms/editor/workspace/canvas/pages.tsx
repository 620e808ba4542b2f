import { PdfPageCanvas } from '../../../../../ui/pdf-pages/pdf-page-canvas.tsx'
import type { PdfPages } from '../../../../../ui/pdf-pages/open-pdf-document.ts'
import { currentPlaces } from '../../model/editing.ts'
import type { PlaceErrors } from '../../model/place-errors.ts'
import { inReadingOrder } from '../../model/geometry/reading-order.ts'
import type { Editor } from '../use-editor.ts'
import styles from './canvas.module.css'
import { PageOverlay } from './page-overlay.tsx'
import { useMarquee } from './use-marquee.ts'
import { usePlaceDrag } from './use-place-drag.ts'

interface PagesProps {
  pdf: PdfPages
  /** CSS pixels to a point. */
  scale: number
  editor: Editor
  errors: PlaceErrors
  placing: boolean
  onPlace: (position: { page: number; x: number; y: number }) => void
}

export function Pages({ pdf, scale, editor, errors, placing, onPlace }: PagesProps) {
  const { drag, startMove, startResize } = usePlaceDrag(editor, scale)
  const { marquee, start } = useMarquee(editor, scale)
  const places = inReadingOrder(currentPlaces(editor.editing))

  return (
    <div className={styles.pages}>
      {editor.editing.pages.map((_, page) => (
        <PdfPageCanvas
          key={page}
          pdf={pdf}
          page={page + 1}
          scale={scale}
          label={`Page ${page + 1} of ${pdf.sizes.length}`}
        >
          <PageOverlay
            page={page}
            places={places.filter((place) => place.page === page)}
            scale={scale}
            editor={editor}
            errors={errors}
            drag={drag}
            marquee={marquee}
            placing={placing}
            onPlace={onPlace}
            onMarquee={start}
            onMove={startMove}
            onResize={startResize}
          />
        </PdfPageCanvas>
      ))}
    </div>
  )
}
