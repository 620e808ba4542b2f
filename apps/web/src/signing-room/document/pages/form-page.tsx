import { PdfPageCanvas } from '../../../ui/pdf-pages/pdf-page-canvas.tsx'
import type { PdfPages } from '../../../ui/pdf-pages/open-pdf-document.ts'
import { useMessages } from '../../i18n/messages.tsx'
import { EchoText } from './echo-text.tsx'
import { EnteredOnPage } from './entered-on-page.tsx'
import styles from './page-view.module.css'
import type { PlannedPage } from './place-controls.ts'
import { PlacedControl } from './placed-control.tsx'

interface FormPageProps {
  number: number
  total: number
  page: PlannedPage
  /** Absent until the file is here: the controls are, from the beginning. */
  pdf: PdfPages | undefined
  scale: number
}

/** One page: its picture and words, then what is answered elsewhere, then this person's own controls. */
export function FormPage({ number, total, page, pdf, scale }: FormPageProps) {
  const { pageView } = useMessages()

  return (
    <PdfPageCanvas
      pdf={pdf}
      page={number}
      size={page}
      scale={scale}
      label={pageView.pageOf(number, total)}
    >
      <div className={styles.layer}>
        {page.landmarks.map(({ key, y }) => (
          <span
            key={key}
            className={styles.landmark}
            style={{ top: `${(y / page.height) * 100}%` }}
            data-at={key}
          />
        ))}
        {page.entered.map((entered, index, all) => (
          <EnteredOnPage
            key={`${entered.place.key}/${entered.place.part}/${entered.place.y}`}
            entered={entered}
            page={page}
            says={all.findIndex(({ field }) => field === entered.field) === index}
          />
        ))}
        {page.echoes.map((echo) => (
          <EchoText
            key={`${echo.place.key}/${echo.place.part}/${echo.place.y}`}
            echo={echo}
            page={page}
          />
        ))}
        {page.controls.map((control) => (
          <PlacedControl key={control.slot.id} control={control} page={page} />
        ))}
      </div>
    </PdfPageCanvas>
  )
}
