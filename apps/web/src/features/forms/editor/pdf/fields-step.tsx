import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { PageTitle } from '../../../../ui/page-title.tsx'
import type { PdfPages } from '../../../../ui/pdf-pages/open-pdf-document.ts'
import { PrimaryBar } from '../../../../ui/primary-bar.tsx'
import { Desk } from '../workspace/workspace.tsx'
import { placesOf, type Places } from '../model/editing.ts'
import { faultsOf, faultsSoFar, mergeFaults, type Faults } from '../model/place-errors.ts'
import { countPlaces } from '../model/place-labels.ts'
import type { Editor } from '../workspace/use-editor.ts'
import { FoundNotice } from './found-fields-notice.tsx'
import { listFaults } from './list-errors.ts'
import { useAttempt } from './use-attempt.ts'

interface FieldsStepProps {
  pdf: PdfPages
  editor: Editor
  /** What came in with the file. */
  news: { found: number; warnings: readonly string[]; places: Places }
  /** Taking another file for it. */
  otherFile: ReactNode
  /** What the server found, as long as the places are those that it has seen. */
  refused: Faults
  onContinue: () => void
}

/** Placing the fields. One goes on once nothing keeps them from being a form. */
export function FieldsStep(props: FieldsStepProps) {
  const { pdf, editor, news, otherFile, refused, onContinue } = props
  const { pages } = editor.editing
  const places = placesOf(editor.editing)
  const all = mergeFaults(faultsOf(places, pages), refused)
  const [tried, setTried] = useState(false)
  const attempt = useAttempt(listFaults(places, all))

  function goOn() {
    const problems = listFaults(places, all)
    setTried(true)
    if (problems.length > 0) {
      attempt.refuse(problems)
    } else {
      onContinue()
    }
  }

  return (
    <>
      <PageTitle lead="Say who fills what, and where everyone signs." actions={otherFile}>
        Place the fields
      </PageTitle>
      <FoundNotice {...news} />
      <ErrorSummary
        title="Some fields need another look"
        errors={attempt.problems}
        attempt={attempt.count}
      />
      <Desk
        pdf={pdf}
        editor={editor}
        faults={tried ? all : mergeFaults(faultsSoFar(places, pages), refused)}
      />
      <PrimaryBar aside={<p>{countPlaces(places.length)} on this form</p>}>
        <Button kind="primary" onClick={goOn}>
          Continue
        </Button>
      </PrimaryBar>
    </>
  )
}
