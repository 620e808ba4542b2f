import { clsx } from 'clsx'
import { Button } from '../../../ui/button.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { useObjectUrl } from '../../../ui/object-url.ts'
import { printPdf } from '../../../ui/pdf-viewer/print-pdf.ts'
import spaceStyles from '../../../ui/space.module.css'

/** What the owner came for, and what comes after it. */
export function ReadyToPrint({ pdf }: { pdf: Blob }) {
  const url = useObjectUrl(pdf)

  return (
    <div className={clsx(flexStyles.between24, spaceStyles.bottom4)}>
      <ol>
        <li>Print the form and sign it in ink.</li>
        <li>Deliver it. Where state law says how, do it that way.</li>
        <li>Keep a copy, and note how and when you delivered it.</li>
      </ol>
      <Button kind="primary" onClick={() => url && printPdf(url)}>
        Print the form
      </Button>
    </div>
  )
}
