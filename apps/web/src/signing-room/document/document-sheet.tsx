import { AskedProvider } from './pages/asked-at.ts'
import { PagesLater } from './pages/pages-later.tsx'
import { useView } from './pages/view-choice.ts'
import { ReadingView } from './reading/reading-view.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { ConfirmDocument } from './confirm-document.tsx'
import { FormProgress, leftIn } from './form-progress.tsx'
import { OpenPdf } from './open-pdf.tsx'
import { titleId } from '../steps/plan-page.ts'
import type { DocumentPlan, FieldSlot } from '../steps/plan-page.ts'
import { ReadEnd } from './read-end.tsx'
import type { PageStanding } from '../steps/use-standing.ts'
import styles from '../ui/page.module.css'

interface DocumentSheetProps {
  plan: DocumentPlan
  index: number
  standing: PageStanding
}

/** One form as a sheet of paper, with its place in the packet. */
export function DocumentSheet({ plan, index, standing }: DocumentSheetProps) {
  const { room } = useMessages()
  const view = useView()
  const { documentId, title, edition } = plan.document

  return (
    <article className={styles.sheet} data-view={view} aria-labelledby={titleId(documentId)}>
      <header className={styles.sheetHead}>
        <p className={styles.eyebrow}>
          <span>{room.formOf(index + 1, standing.plan.documents.length)}</span>
          <FormProgress left={leftIn(standing, documentId)} />
        </p>
        <h2 id={titleId(documentId)} className={styles.sheetTitle} lang="en" tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.edition}>{room.edition(edition)}</p>
        <OpenPdf documentId={documentId} about={titleId(documentId)}>
          {room.openPdf}
        </OpenPdf>
      </header>
      {view === 'page' ? (
        <AskedProvider value={standing.plan.slots}>
          <PagesLater plan={plan} />
        </AskedProvider>
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
function leftBesides({ attention }: PageStanding, confirm: FieldSlot): number {
  const here = attention.filter(({ documentId }) => documentId === confirm.documentId)
  return here.filter((slot) => slot.answerKey !== confirm.answerKey).length
}
