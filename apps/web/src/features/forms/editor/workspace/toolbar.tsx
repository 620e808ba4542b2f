import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import textStyles from '../../../../ui/text.module.css'
import { visiblePage } from './place-element.ts'
import type { Editor } from './use-editor.ts'
import styles from './workspace.module.css'
import type { Zoom } from '../../../../ui/pdf-pages/use-zoom.ts'
import flexStyles from '../../../../ui/flex.module.css'

export type WorkspaceView = 'pages' | 'list'

interface ToolbarProps {
  view: WorkspaceView
  onView: (view: WorkspaceView) => void
  editor: Editor
  zoom: Zoom
  onPage: (page: number) => void
}

export function Toolbar({ view, onView, editor, zoom, onPage }: ToolbarProps) {
  const { history, pages } = editor.editing

  return (
    <div className={flexStyles.row24} role="toolbar" aria-label="Editor">
      <div className={flexStyles.row1} role="group" aria-label="Show">
        <ToggleButton pressed={view === 'pages'} onClick={() => onView('pages')}>
          Pages
        </ToggleButton>
        <ToggleButton pressed={view === 'list'} onClick={() => onView('list')}>
          List
        </ToggleButton>
      </div>
      <div className={flexStyles.row1} role="group" aria-label="History">
        <Button
          className={styles.tool}
          aria-disabled={history.past.length === 0}
          onClick={() => editor.run({ kind: 'undo' }, visiblePage())}
        >
          Undo
        </Button>
        <Button
          className={styles.tool}
          aria-disabled={history.future.length === 0}
          onClick={() => editor.run({ kind: 'redo' }, visiblePage())}
        >
          Redo
        </Button>
      </div>
      {view === 'pages' && (
        <>
          <div className={flexStyles.row1} role="group" aria-label="Zoom">
            <Button className={styles.tool} aria-label="Zoom out" onClick={zoom.zoomOut}>
              −
            </Button>
            <output className={textStyles.percent}>{zoom.percent}%</output>
            <Button className={styles.tool} aria-label="Zoom in" onClick={zoom.zoomIn}>
              +
            </Button>
            <ToggleButton pressed={zoom.fits} onClick={zoom.fit}>
              Fit
            </ToggleButton>
          </div>
          {pages.length > 1 && (
            <Select
              aria-label="Go to page"
              className={styles.goTo}
              value=""
              options={[
                { value: '', label: 'Go to page' },
                ...pages.map((_, page) => ({ value: String(page), label: `Page ${page + 1}` })),
              ]}
              onChange={({ currentTarget }) => onPage(Number(currentTarget.value))}
            />
          )}
        </>
      )}
    </div>
  )
}

function ToggleButton(props: { pressed: boolean; onClick: () => void; children: string }) {
  return (
    <Button className={styles.tool} aria-pressed={props.pressed} onClick={props.onClick}>
      {props.children}
    </Button>
  )
}
