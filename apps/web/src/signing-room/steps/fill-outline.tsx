import { clsx } from 'clsx'
import { useMemo } from 'react'
import { FormProgress } from '../document/form-list.tsx'
import { listSections } from '../room/room-plan.ts'
import type { DocumentPlan, FormSection } from '../room/room-plan.ts'
import { countChanges, countProgress } from '../room/use-room-progress.ts'
import type { FormProgressCounts, RoomProgress } from '../room/use-room-progress.ts'
import {
  beforeFinishId,
  dealTermGroupId,
  dealTermsId,
  findField,
  formTitleId,
  whatChangesId,
} from '../ui/anchors.ts'
import { focusControl } from '../ui/focus-control.ts'
import layoutStyles from '../ui/room-layout.module.css'
import { useCurrentHeading } from '../ui/use-current-heading.ts'
import styles from './fill-outline.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** The deal terms and the forms, each with its progress; at a desk also the parts of the current one. */
export function FillOutline({ progress }: { progress: RoomProgress }) {
  const { common } = useRoomMessages()
  const { fill, beforeFinish, dealTermGroups, whatChanges } = useRoomMessages()
  const { changes, dealTerms, documents } = progress.plan
  const ids = useMemo(
    () => [
      whatChangesId,
      dealTermsId,
      ...documents.map(({ document }) => formTitleId(document.documentId)),
      beforeFinishId,
    ],
    [documents],
  )
  const current = useCurrentHeading(ids)

  return (
    <nav className={clsx(styles.outline, layoutStyles.outline)} aria-label={common.formsHeading}>
      <ul>
        {changes.length > 0 && (
          <li data-current={current === whatChangesId}>
            <Part
              id={whatChangesId}
              title={whatChanges.title}
              isCurrent={current === whatChangesId}
              progress={countChanges(progress)}
            />
          </li>
        )}
        {dealTerms.length > 0 && (
          <li data-current={current === dealTermsId}>
            <Part
              id={dealTermsId}
              title={fill.dealTerms}
              isCurrent={current === dealTermsId}
              progress={countProgress(progress, undefined)}
            />
            <ul>
              {dealTerms.map(({ name }) => (
                <li key={name}>
                  <HeadingLink id={dealTermGroupId(name)}>{dealTermGroups[name]}</HeadingLink>
                </li>
              ))}
            </ul>
          </li>
        )}
        {documents.map((plan) => (
          <FormPart
            key={plan.document.documentId}
            plan={plan}
            progress={progress}
            isCurrent={current === formTitleId(plan.document.documentId)}
          />
        ))}
        <li data-current={current === beforeFinishId}>
          <div className={styles.part}>
            <HeadingLink id={beforeFinishId} isCurrent={current === beforeFinishId}>
              {beforeFinish.title}
            </HeadingLink>
          </div>
        </li>
      </ul>
    </nav>
  )
}

interface FormPartProps {
  plan: DocumentPlan
  progress: RoomProgress
  isCurrent: boolean
}

function FormPart({ plan, progress, isCurrent }: FormPartProps) {
  const { documentId, title } = plan.document
  const sections = useMemo(() => listSections(plan.document), [plan.document])

  return (
    <li data-current={isCurrent} lang="en">
      <Part
        id={formTitleId(documentId)}
        title={title}
        isCurrent={isCurrent}
        progress={countProgress(progress, plan.document)}
      />
      {isCurrent && (
        <ul>
          {sections.map((section) => (
            <li key={section.title ?? ''}>
              <SectionLink plan={plan} section={section} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface PartProps {
  id: string
  title: string
  isCurrent: boolean
  progress: FormProgressCounts
}

function Part({ id, title, isCurrent, progress }: PartProps) {
  return (
    <div className={styles.part}>
      <HeadingLink id={id} isCurrent={isCurrent}>
        {title}
      </HeadingLink>
      <FormProgress progress={progress} />
    </div>
  )
}

interface HeadingLinkProps {
  id: string
  isCurrent?: boolean
  children: string
}

function HeadingLink({ id, isCurrent = false, children }: HeadingLinkProps) {
  return (
    <a
      href={`#${id}`}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={(event) => {
        event.preventDefault()
        focusControl(id)?.scrollIntoView({ block: 'start' })
      }}
    >
      {children}
    </a>
  )
}

/** Leads to the first question below a heading, or to the first answer where nothing is asked. */
function SectionLink({ plan, section }: { plan: DocumentPlan; section: FormSection }) {
  const { documentId } = plan.document
  const slot = section.fields.flatMap((field) => plan.slots.get(field.key) ?? [])[0]
  const key = section.fields[0]?.key ?? ''

  return (
    <a
      href={`#${formTitleId(documentId)}`}
      onClick={(event) => {
        event.preventDefault()
        if (slot) {
          focusControl(slot.id)
        } else {
          findField(documentId, key)?.scrollIntoView({ block: 'center' })
        }
      }}
    >
      {section.title}
    </a>
  )
}
