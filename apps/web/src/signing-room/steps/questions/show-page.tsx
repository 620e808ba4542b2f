import { switchView } from '../../document/reading-position.ts'
import type { SideBySide } from '../../document/side-by-side/use-side-by-side.ts'
import { useDocumentView, useView } from '../../room/document-view.ts'
import { Button } from '../../../ui/button.tsx'
import { questionTexts } from '../../../i18n/room/questions.ts'

/** Puts the page of the form beside the questions, where the window is wide enough. */
export function ShowPage({ canShow }: Pick<SideBySide, 'canShow'>) {
  const documentView = useDocumentView()
  const view = useView()
  return view === 'questions' && canShow ? (
    <Button kind="quiet" onClick={() => switchView(documentView, 'side-by-side')}>
      {questionTexts.showPage}
    </Button>
  ) : null
}
