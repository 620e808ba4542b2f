import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import type { RoomDocument } from '@countersign/contract/schemas/signing-room/room-document'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useFormTranslation, useFormTranslationState } from '../../room/form-translation.ts'
import { isTranslated } from '../../room/original-texts.ts'
import { EnglishText } from '../../ui/form-text.tsx'
import { useRoomMessages } from '../../../i18n/room/messages.ts'
import styles from './english-fold.module.css'

interface EnglishFold {
  isShown: boolean
  /** Absent where the switch of all forms shows it. */
  toggle?: () => void
}

const EnglishFoldContext = createContext<EnglishFold | undefined>(undefined)

/** Around one section of a form that is read in translation: its English is folded. */
export function EnglishFoldProvider({
  document,
  children,
}: {
  document: RoomDocument
  children: ReactNode
}) {
  const state = useFormTranslationState()
  const [isOpen, setIsOpen] = useState(false)
  if (!state?.translation || !isTranslated(document, state.translation)) {
    return children
  }

  return (
    <EnglishFoldContext
      value={
        state.showsEnglish
          ? { isShown: true }
          : { isShown: isOpen, toggle: () => setIsOpen(!isOpen) }
      }
    >
      {children}
    </EnglishFoldContext>
  )
}

/** Around words that a law prescribes: their English is always shown. */
export function EnglishUnfolded({ children }: { children: ReactNode }) {
  return <EnglishFoldContext value={{ isShown: true }}>{children}</EnglishFoldContext>
}

export function useEnglishShown(): boolean {
  return use(EnglishFoldContext)?.isShown ?? false
}

/** The English of what is shown in translation, while its section shows it. */
export function FoldedEnglish(texts: { english: string; shown: string }) {
  return useEnglishShown() && <EnglishText {...texts} />
}

/** The heading of a section, with what unfolds its English beside it where there is any. */
export function SectionHead({ section, heading }: { section: string; heading: ReactNode }) {
  return use(EnglishFoldContext)?.toggle ? (
    <div className={styles.sectionHead}>
      {heading} <EnglishFoldButton section={section} />
    </div>
  ) : (
    heading
  )
}

/** Nothing where there is nothing to unfold. */
export function EnglishFoldButton({ section }: { section?: string }) {
  const { translation: texts } = useRoomMessages()
  const translation = useFormTranslation()
  const fold = use(EnglishFoldContext)
  if (!fold?.toggle || !texts) {
    return null
  }

  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={fold.isShown}
      onClick={fold.toggle}
    >
      {texts.inEnglish}
      {section && <VisuallyHidden>: {translation?.text(section) ?? section}</VisuallyHidden>}
      <span aria-hidden>{fold.isShown ? ' ▴' : ' ▾'}</span>
    </button>
  )
}
