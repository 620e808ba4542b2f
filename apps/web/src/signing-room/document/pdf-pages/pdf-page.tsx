import { PdfPageCanvas } from '../../../ui/pdf-pages/pdf-page-canvas.tsx'
import type { PdfPages } from '../../../ui/pdf-pages/open-pdf-document.ts'
import { useMessages } from '../../i18n/messages.tsx'
import { MirroredValueText } from './mirrored-value.tsx'
import { EnteredOnPage } from './entered-on-page.tsx'
import styles from './pdf-page.module.css'
import type { PdfPagePlan } from './pdf-page-plan.ts'
import { ControlOnPage } from './control-on-page.tsx'
import { fieldAnchor } from '../../ui/anchors.ts'

interface PdfPageProps {
  number: number
  total: number
  page: PdfPagePlan
  /** Absent until the file is here: the controls are, from the beginning. */
  pdf: PdfPages | undefined
  scale: number
}

/** One page: its picture and words, then what is answered elsewhere, then this person's own controls. */
export function PdfPage({ number, total, page, pdf, scale }: PdfPageProps) {
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
            {...fieldAnchor(key)}
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
        {page.mirroredValues.map((value) => (
          <MirroredValueText
            key={`${value.place.key}/${value.place.part}/${value.place.y}`}
            value={value}
            page={page}
          />
        ))}
        {page.controls.map((control) => (
          <ControlOnPage key={control.slot.id} control={control} page={page} />
        ))}
      </div>
    </PdfPageCanvas>
  )
}
