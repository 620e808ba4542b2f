import { useState } from 'react'
import { useMedia } from '../../../../lib/use-media.ts'
import flexStyles from '../../../../ui/flex.module.css'
import type { PdfPages } from '../../../../ui/pdf-pages/open-pdf-document.ts'
import { Card } from '../../../../ui/card.tsx'
import textStyles from '../../../../ui/text.module.css'
import { Pages } from './canvas/pages.tsx'
import type { PlaceErrors } from '../model/place-errors.ts'
import { Palette } from './palette/palette.tsx'
import { labelFieldId } from './panel/place-panel.tsx'
import { PlaceTable } from './place-table/place-table.tsx'
import { scrollToPage } from './place-element.ts'
import type { Editor } from './use-editor.ts'
import styles from './workspace.module.css'
import { createKeyHandler } from './handle-keys.ts'
import { ResponsivePanel } from './responsive-panel.tsx'
import { ActiveToolBar, SelectionBar } from './status-bars.tsx'
import { Toolbar, type WorkspaceView } from './toolbar.tsx'
import { usePlacing } from './use-placing.ts'
import { useZoom } from '../../../../ui/pdf-pages/use-zoom.ts'

interface WorkspaceProps {
  pdf: PdfPages
  editor: Editor
  errors: PlaceErrors
}

export function Workspace({ pdf, editor, errors }: WorkspaceProps) {
  const narrow = useMedia('(max-width: 960px)')
  const [view, setView] = useState<WorkspaceView>('pages')
  // The settings were opened for these places; selecting others closes them.
  const [settingsFor, setSettingsFor] = useState<string>()
  const selected = editor.editing.selected.join(' ')
  const { measure, ...zoom } = useZoom(Math.max(...pdf.sizes.map(({ width }) => width)))
  const {
    role,
    setRole,
    activeTool,
    activate,
    addAt: addAt,
    addInFreeSpace,
  } = usePlacing(editor, view === 'pages')

  function edit(placeId?: string) {
    if (narrow) {
      const isSelected = placeId === undefined || editor.editing.selected.includes(placeId)
      setSettingsFor(isSelected ? selected : placeId)
    } else {
      document.getElementById(labelFieldId)?.focus()
    }
  }

  const palette = (
    <Palette
      role={role}
      onRole={setRole}
      activeTool={activeTool}
      onActivate={activate}
      scale={zoom.scale ?? 1}
      onPlace={addAt}
      onPlaceInFreeSpace={addInFreeSpace}
      pagesShown={view === 'pages'}
    />
  )

  return (
    <div
      className={styles.layout}
      onKeyDown={createKeyHandler(editor, { onEdit: edit, onEscape: () => activate(undefined) })}
    >
      {narrow ? (
        <details className={styles.fold} open={activeTool ? false : undefined}>
          <summary>Add fields</summary>
          {palette}
        </details>
      ) : (
        <div className={styles.side}>{palette}</div>
      )}
      <div className={flexStyles.shrinks}>
        <div className={styles.top}>
          <Toolbar
            view={view}
            onView={(next) => {
              activate(undefined)
              setView(next)
            }}
            editor={editor}
            zoom={zoom}
            onPage={scrollToPage}
          />
          <p role="status" className={textStyles.hint}>
            <span key={editor.announcement.count}>{editor.announcement.message}</span>
          </p>
        </div>
        {activeTool && (
          <ActiveToolBar type={activeTool} role={role} onCancel={() => activate(undefined)} />
        )}
        {narrow && view === 'pages' && <SelectionBar editor={editor} onEdit={() => edit()} />}
        {view === 'list' ? (
          <Card flush>
            <PlaceTable editor={editor} errors={errors} onEdit={edit} />
          </Card>
        ) : (
          <div ref={measure} className={styles.pages}>
            {zoom.scale && (
              <Pages
                pdf={pdf}
                scale={zoom.scale}
                editor={editor}
                errors={errors}
                placing={activeTool !== undefined}
                onPlace={(position) => activeTool && addAt({ type: activeTool, role }, position)}
              />
            )}
          </div>
        )}
      </div>
      <ResponsivePanel
        editor={editor}
        errors={errors}
        narrow={narrow}
        open={settingsFor === selected}
        onClose={() => setSettingsFor(undefined)}
      />
    </div>
  )
}
