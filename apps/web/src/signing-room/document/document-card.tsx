import { FieldSlotsProvider } from './pdf-pages/asked-at.ts'
import { LazyPdfPages } from './pdf-pages/lazy-pdf-pages.tsx'
import { useView } from './view-choice.ts'
import { ReadingView } from './reading/reading-view.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { ConfirmDocument } from './confirm-document.tsx'
import { FormProgress, leftIn } from './form-progress.tsx'
import { OpenPdf } from './open-pdf.tsx'
import { formTitleId } from '../ui/anchors.ts'
import type { DocumentPlan, FieldSlot } from '../room/room-plan.ts'
import { ReadEnd } from './read-end.tsx'
import type { RoomProgress } from '../room/use-room-progress.ts'
import styles from '../ui/page.module.css'

interface DocumentCardProps {
  plan: DocumentPlan
  index: number
  standing: RoomProgress
}

/** One form as a sheet of paper, with its place in the packet. */
export function DocumentCard({ plan, index, standing }: DocumentCardProps) {
  const { room } = useMessages()
  const view = useView()
  const { documentId, title, edition } = plan.document

  return (
    <article className={styles.sheet} data-view={view} aria-labelledby={formTitleId(documentId)}>
      <header className={styles.sheetHead}>
        <p className={styles.eyebrow}>
          <span>{room.formOf(index + 1, standing.plan.documents.length)}</span>
          <FormProgress left={leftIn(standing, documentId)} />
        </p>
        <h2 id={formTitleId(documentId)} className={styles.sheetTitle} lang="en" tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.edition}>{room.edition(edition)}</p>
        <OpenPdf documentId={documentId} about={formTitleId(documentId)}>
          {room.openPdf}
        </OpenPdf>
      </header>
      {view === 'page' ? (
        <FieldSlotsProvider value={standing.plan.slots}>
          <LazyPdfPages plan={plan} />
        </FieldSlotsProvider>
      ) : (
        <>
          <ReadingView plan={plan} />
          <ReadEnd documentId={documentId} />
        </>
      )}
      {plan.confirm && (
        <ConfirmDocument
          slot={plan.confirm}
          title={title}
          left={leftBesides(standing, plan.confirm)}
        />
      )}
    </article>
  )
}

/** What must be done or mended in a form before it can be confirmed. */
function leftBesides({ attention }: RoomProgress, confirm: FieldSlot): number {
  const here = attention.filter(({ documentId }) => documentId === confirm.documentId)
  return here.filter((slot) => slot.answerKey !== confirm.answerKey).length
}
