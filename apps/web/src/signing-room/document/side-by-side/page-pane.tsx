import type { DocumentPlaces } from '@countersign/contract/schemas/signing-room/room-places'
import { memo, useMemo, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { RoomPlan } from '../../room/room-plan.ts'
import { useDocumentView } from '../../room/document-view.ts'
import { CurrentAnswerProvider } from '../pdf-pages/current-answer.ts'
import { FormPages } from '../pdf-pages/form-pages.tsx'
import { PdfPagesError } from '../pdf-pages/pdf-pages-error.tsx'
import { WithPlaces } from '../pdf-pages/with-places.tsx'
import { switchView } from '../reading-position.ts'
import styles from './page-pane.module.css'
import { usePageScroll } from './use-page-scroll.ts'
import { useShownForm } from './use-shown-form.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

export interface PagePaneProps {
  plan: RoomPlan
}

/** Beside the questions: the pages of the form that they belong to. */
export const PagePane = memo(function PagePane({ plan }: PagePaneProps) {
  return <WithPlaces>{(documents) => <ShownForm plan={plan} places={documents} />}</WithPlaces>
})

function ShownForm({ plan, places }: PagePaneProps & { places: readonly DocumentPlaces[] }) {
  const { sideBySide } = useRoomMessages()
  const scroller = useRef<HTMLDivElement>(null)
  const { shown, show, current } = useShownForm(plan, places)
  usePageScroll(scroller, shown)
  const { documentId } = shown
  const document = plan.documents.find((each) => each.document.documentId === documentId)?.document
  const shownPlaces = places.find((each) => each.documentId === documentId)
  const pagesOnly = useMemo(
    () => document && { document, slots: new Map(), unplaced: [] },
    [document],
  )

  return (
    <>
      <div className={styles.head}>
        <select
          className={styles.forms}
          aria-label={sideBySide.form}
          value={documentId}
          onChange={(event) => show(event.target.value)}
        >
          {plan.documents.map((each) => (
            <option key={each.document.documentId} value={each.document.documentId} lang="en">
              {each.document.title}
            </option>
          ))}
        </select>
        <HideButton />
      </div>
      {/* It scrolls by itself, also by keyboard (WCAG 2.1.1). */}
      <div
        ref={scroller}
        className={styles.scroller}
        role="group"
        aria-label={sideBySide.pages}
        tabIndex={0}
      >
        {pagesOnly && shownPlaces ? (
          <CurrentAnswerProvider value={current}>
            <FormPages
              key={documentId}
              plan={pagesOnly}
              places={shownPlaces}
              slots={plan.slots}
              isSideBySide
            />
          </CurrentAnswerProvider>
        ) : (
          <PdfPagesError />
        )}
      </div>
    </>
  )
}

function HideButton() {
  const { sideBySide } = useRoomMessages()
  const documentView = useDocumentView()

  function hide() {
    switchView(documentView, 'questions')
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('[data-top-bar] [aria-pressed="true"]')?.focus()
    }
  }

  return (
    <Button kind="quiet" onClick={hide}>
      {sideBySide.hide}
    </Button>
  )
}
