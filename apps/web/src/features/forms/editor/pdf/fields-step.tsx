import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
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
import { FoundFieldsNotice } from './found-fields-notice.tsx'
import { listErrors } from './list-errors.ts'
import { useAttempt } from './use-attempt.ts'

interface FieldsStepProps {
  pdf: PdfPages
  editor: Editor
  imported: { found: number; warnings: readonly string[]; places: Places }
  replaceFile: ReactNode
  /** Errors of the last save, for as long as the places are unchanged. */
  serverErrors: PlaceErrors
  onContinue: () => void
}

export function FieldsStep(props: FieldsStepProps) {
  const { pdf, editor, imported, replaceFile, serverErrors, onContinue } = props
  const { pages } = editor.editing
  const places = currentPlaces(editor.editing)
  const all = mergeErrors(findErrors(places, pages), serverErrors)
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
      <PageTitle lead="Mark who fills out what and where everyone signs." actions={replaceFile}>
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
