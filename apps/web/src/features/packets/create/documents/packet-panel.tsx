import type { ReactNode } from 'react'
import { packetPages } from '@countersign/contract/rules/form-pages'
import { pluralize } from '../../../../lib/pluralize.ts'
import textStyles from '../../../../ui/text.module.css'
import { moveDocument, removeDocument, restoreDocument } from '../creation-documents.ts'
import { type CreationState } from '../creation-state.ts'
import { changeCreation, useCreation } from '../creation-store.ts'
import { ChosenDocuments } from './chosen-documents.tsx'
import flexStyles from '../../../../ui/flex.module.css'

/** "9 forms, 27 pages", with every private copy. */
export function describeSize({
  documents,
  signers,
}: Pick<CreationState, 'documents' | 'signers'>): string {
  return `${pluralize(documents.length, 'form')}, ${pluralize(packetPages(documents, signers), 'page')}`
}

export function PacketPanel({ children }: { children?: ReactNode }) {
  const { documents, signers } = useCreation()

  return (
    <div className={flexStyles.column3}>
      {documents.length > 0 && (
        <p className={textStyles.hint}>{describeSize({ documents, signers })}</p>
      )}
      <ChosenDocuments
        documents={documents}
        signers={signers}
        onMove={(from, to) => changeCreation((state) => moveDocument(state, from, to))}
        onRemove={(formId) => changeCreation((state) => removeDocument(state, formId))}
        onRestore={(removal) => changeCreation((state) => restoreDocument(state, removal))}
        empty={
          <p className={textStyles.hint}>
            Nothing yet. Start from a bundle, or tick the forms you need.
          </p>
        }
      />
      {children}
    </div>
  )
}
