import { errorMessage } from '../../../../lib/problem-messages.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Card } from '../../../../ui/card.tsx'
import { LoadingState } from '../../../../ui/loading-state.tsx'
import { PdfForm, type PdfFormProps } from './pdf-form.tsx'
import { useOpenPdf } from './use-open-pdf.ts'

export function PdfFormEditor(props: PdfFormProps) {
  const opened = useOpenPdf(props.start.uploadId)

  switch (opened.state) {
    case 'waiting':
      return <LoadingState shape="cards" count={3} label="Opening your PDF…" />
    case 'broken':
      return (
        <Card>
          <ErrorState
            title="Your PDF could not be loaded."
            onRetry={opened.retry}
            action={props.replaceFile}
          >
            {errorMessage(opened.error, 'The fields you placed are saved.')}
          </ErrorState>
        </Card>
      )
    case 'open':
      return <PdfForm {...props} pdf={opened.pdf} />
  }
}
