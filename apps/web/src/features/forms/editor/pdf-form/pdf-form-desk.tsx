import { wordsFor } from '../../../../lib/problem-messages.ts'
import { BrokenState } from '../../../../ui/broken-state.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { WaitingState } from '../../../../ui/waiting-state.tsx'
import { PdfForm, type PdfFormProps } from './pdf-form.tsx'
import { useOpenPdf } from './use-open-pdf.ts'

/** Opens the PDF that a form stands on, and the desk where its fields are placed. */
export function PdfFormDesk(props: PdfFormProps) {
  const opened = useOpenPdf(props.start.uploadId)

  switch (opened.state) {
    case 'waiting':
      return <WaitingState shape="cards" count={3} label="Opening your PDF…" />
    case 'broken':
      return (
        <Sheet>
          <BrokenState
            title="Your PDF cannot be shown right now."
            onRetry={opened.retry}
            action={props.otherFile}
          >
            {wordsFor(opened.error, 'What you have placed so far is kept.')}
          </BrokenState>
        </Sheet>
      )
    case 'open':
      return <PdfForm {...props} pdf={opened.pdf} />
  }
}
