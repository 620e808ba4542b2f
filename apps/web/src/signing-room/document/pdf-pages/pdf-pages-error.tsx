import { clsx } from 'clsx'
import { Button } from '../../../ui/button.tsx'
import { useDocumentView } from '../../room/document-view.ts'
import { switchView } from '../reading-position.ts'
import styles from './pdf-page.module.css'
import { useRoomMessages } from '../../../i18n/room/messages.ts'
import flexStyles from '../../../ui/flex.module.css'
import errorStyles from '../../../ui/field-error.module.css'

/** The pages cannot be shown; offers to try again and the reading view. */
export function PdfPagesError({ retry }: { retry?: () => void }) {
  const { pageView } = useRoomMessages()
  const documentView = useDocumentView()

  return (
    <div className={clsx(errorStyles.summary, flexStyles.column3, styles.failed)} role="alert">
      <p>{pageView.failed}</p>
      <div className={flexStyles.wrap3}>
        {retry && <Button onClick={retry}>{pageView.retry}</Button>}
        <Button onClick={() => switchView(documentView, 'reading')}>
          {pageView.showReadingView}
        </Button>
      </div>
    </div>
  )
}
