import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'
import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import { PageTitle } from '../../../../ui/page-title.tsx'
import type { PdfPages } from '../../../../ui/pdf-pages/open-pdf-document.ts'
import { PrimaryBar } from '../../../../ui/primary-bar.tsx'
import { Workspace } from '../workspace/workspace.tsx'
import { currentPlaces, type Places } from '../model/editing.ts'
import {
  findErrors,
  findLayoutErrors,
  mergeErrors,
  type PlaceErrors,
} from '../model/place-errors.ts'
import { countPlaces } from '../model/place-labels.ts'
import type { Editor } from '../workspace/use-editor.ts'
import { asPlaced, SignersField } from '../saving/signers-field.tsx'
import { FoundFieldsNotice } from './found-fields-notice.tsx'
import { listErrors } from './list-errors.ts'
import { useAttempt } from './use-attempt.ts'

interface FieldsStepProps {
  pdf: PdfPages
  editor: Editor
  imported: { found: number; warnings: readonly string[]; places: Places }
  replaceFile: ReactNode
  signers: FormSigners | undefined
  onSigners: (signers: FormSigners | undefined) => void
  /** Errors of the last save, for as long as the places are unchanged. */
  serverErrors: PlaceErrors
  onContinue: () => void
}

export function FieldsStep(props: FieldsStepProps) {
  const { pdf, editor, imported, replaceFile, signers, onSigners, serverErrors, onContinue } = props
  const { pages } = editor.editing
  const places = currentPlaces(editor.editing)
  const all = mergeErrors(findErrors(places, pages, signers), serverErrors)
  const [submitted, setSubmitted] = useState(false)
  const attempt = useAttempt(listErrors(places, all))

  function continueToDetails() {
    const problems = listErrors(places, all)
    setSubmitted(true)
    if (problems.length > 0) {
      attempt.reject(problems)
    } else {
      onContinue()
    }
  }

  return (
    <>
      <PageTitle
        lead={`Mark who fills out what and where everyone signs. ${signersHint(signers)}`}
        actions={
          <div className={clsx(flexStyles.row3, flexStyles.end)}>
            <SignersField signers={signers} unset={asPlaced} onChange={onSigners} />
            {replaceFile}
          </div>
        }
      >
        Place the fields
      </PageTitle>
      <FoundFieldsNotice {...imported} />
      <ErrorSummary
        title="Some fields need another look"
        errors={attempt.problems}
        attempt={attempt.count}
      />
      <Workspace
        pdf={pdf}
        editor={editor}
        errors={submitted ? all : mergeErrors(findLayoutErrors(places, pages), serverErrors)}
      />
      <PrimaryBar aside={<p>{countPlaces(places.length)} on this form</p>}>
        <Button kind="primary" onClick={continueToDetails}>
          Continue
        </Button>
      </PrimaryBar>
    </>
  )
}

function signersHint(signers: FormSigners | undefined): string {
  if (signers === 'printed') {
    return 'You fill it out here, print it, and sign it in ink.'
  }

  return signers
    ? 'Whoever of them has no signature on the pages signs on an added page.'
    : 'If one resident has a signature, the other residents of a packet sign on an added page.'
}
