import { signsByLink } from '@countersign/answers/field'
import type { RoomDocument } from '@countersign/contract/schemas/signing-room/room-document'
import { clsx } from 'clsx'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import pageStyles from '../../ui/page.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { DocumentPlan, RoomPlan } from '../room/room-plan.ts'
import { countProgress } from '../room/use-room-progress.ts'
import type { FormProgressCounts, RoomProgress } from '../room/use-room-progress.ts'
import { useFormTranslation, useFormTranslationState } from '../room/form-translation.ts'
import { useRoomPart } from '../room/room-context.ts'
import { formAnchor, formTitleId } from '../ui/anchors.ts'
import layoutStyles from '../ui/room-layout.module.css'
import { SignAndConfirm } from './sign-and-confirm.tsx'
import styles from './document-card.module.css'
import { useView } from '../room/document-view.ts'
import { FormProgress } from './form-list.tsx'
import { OpenPdf } from './open-pdf.tsx'
import { LazyPdfPages } from './pdf-pages/lazy-pdf-pages.tsx'
import { ReadEnd } from './read-end.tsx'
import { ReadingView } from './reading/reading-view.tsx'
import { isTranslated, originalDocument } from '../room/original-texts.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import flexStyles from '../../ui/flex.module.css'
import textStyles from '../../ui/text.module.css'

interface DocumentCardProps {
  plan: DocumentPlan
  index: number
  progress: RoomProgress
  /** Its text or pages and what is signed at its end, not only its title. */
  isShown: boolean
}

/** Renders again only when the form or somebody's progress changes. */
export const DocumentCard = memo(function DocumentCard(props: DocumentCardProps) {
  const { plan, index, progress } = props
  const isOpen = props.isShown && !plan.document.isLoading
  const { common } = useRoomMessages()
  const view = useView()
  const { documentId, title } = plan.document
  const titleId = formTitleId(documentId)
  const translation = useFormTranslation()
  const readIn = translation && isTranslated(plan.document, translation) ? 'es' : undefined

  return (
    <article
      className={clsx(
        styles.card,
        layoutStyles.edgeToEdge,
        view === 'page' && [styles.pageView, layoutStyles.wide],
      )}
      aria-labelledby={titleId}
      {...formAnchor(documentId)}
    >
      <DocumentHeader
        document={plan.document}
        titleId={titleId}
        position={common.formOf(index + 1, progress.plan.documents.length)}
        progress={plan.document.isLoading ? undefined : countProgress(progress, plan.document)}
      >
        <OpenPdf documentId={documentId} describedBy={titleId}>
          {common.openPdf}
        </OpenPdf>
      </DocumentHeader>
      {isOpen ? (
        <FormBody plan={plan} slots={progress.plan.slots} readIn={readIn} />
      ) : (
        <OpeningForm />
      )}
      {isOpen && plan.confirm && (
        <SignAndConfirm
          lastSignature={plan.lastSignature}
          confirm={plan.confirm}
          title={title}
          titleLanguage={originalDocument(plan.document).title === title ? 'en' : undefined}
          missing={countMissingBefore(progress, plan)}
        />
      )}
    </article>
  )
})

interface FormBodyProps {
  plan: DocumentPlan
  slots: RoomPlan['slots']
  readIn: 'es' | undefined
}

function FormBody({ plan, slots, readIn }: FormBodyProps) {
  const view = useView()

  return view === 'page' ? (
    <LazyPdfPages plan={plan} slots={slots} />
  ) : (
    <>
      <ReadingView plan={plan} />
      <ReadEnd documentId={plan.document.documentId} translation={readIn} />
    </>
  )
}

function OpeningForm() {
  const { common } = useRoomMessages()
  return (
    <div className={pageStyles.opening}>
      <VisuallyHidden>{common.openingForm}</VisuallyHidden>
      <LoadingLines count={6} />
    </div>
  )
}

interface DocumentHeaderProps {
  document: RoomDocument
  titleId: string
  position: string
  progress: FormProgressCounts | undefined
  children: ReactNode
}

export function DocumentHeader(props: DocumentHeaderProps) {
  const { document, titleId, position, progress, children } = props
  const { title } = document
  const english = originalDocument(document).title
  const { common } = useRoomMessages()
  const isResident = signsByLink(useRoomPart(({ role }) => role))

  return (
    <header className={styles.header}>
      <p className={clsx(flexStyles.between04, textStyles.hint, flexStyles.wide)}>
        <span>{position}</span>
        {progress && <FormProgress progress={progress} />}
      </p>
      <h2
        id={titleId}
        className={styles.title}
        lang={title === english ? 'en' : undefined}
        tabIndex={-1}
      >
        {title}
      </h2>
      <TitleLanguage english={english} shown={title} />
      <div className={clsx(flexStyles.row04, textStyles.hint)}>
        {!isResident && <p>{common.edition(document.edition)}</p>}
        {children}
      </div>
    </header>
  )
}

/** For those who read in translation: under which title this form is signed, or that it has none. */
function TitleLanguage({ english, shown }: { english: string; shown: string }) {
  const { translation: texts } = useRoomMessages()
  const state = useFormTranslationState()
  if (!texts || state?.status !== 'loaded') {
    return null
  }

  return (
    <p className={textStyles.hint}>
      {english === shown ? (
        texts.none
      ) : (
        <>
          {texts.signedInEnglish} <span lang="en">{english}</span>
        </>
      )}
    </p>
  )
}

/** What must be done or corrected in a form before it can be signed and confirmed at its end. */
function countMissingBefore({ attention }: RoomProgress, { document }: DocumentPlan) {
  return attention.filter(
    (slot) =>
      slot.documentId === document.documentId &&
      !slot.isLastSignature &&
      slot.field.confirms !== true,
  ).length
}
