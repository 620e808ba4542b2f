import { useState } from 'react'
import type { PdfPages } from '../../../../ui/pdf-pages/open-pdf-document.ts'
import { Card } from '../../../../ui/card.tsx'
import { Pages } from './canvas/pages.tsx'
import type { Faults } from '../model/place-errors.ts'
import { Palette } from './palette/palette.tsx'
import { labelFieldId } from './panel/place-panel.tsx'
import { PlaceTable } from './place-table/place-table.tsx'
import { showPage } from './place-element.ts'
import type { Editor } from './use-editor.ts'
import styles from './workspace.module.css'
import { keysOf } from './handle-keys.ts'
import { PanelPlace } from './responsive-panel.tsx'
import { ArmedStrip, SelectedStrip } from './status-bars.tsx'
import { Toolbar, type DeskView } from './toolbar.tsx'
import { useNarrow } from './use-narrow.ts'
import { usePlacing } from './use-placing.ts'
import { useZoom } from './use-zoom.ts'

interface DeskProps {
  pdf: PdfPages
  editor: Editor
  faults: Faults
}

/** Where fields are placed: the palette, the pages or the list, and what is selected. */
export function Desk({ pdf, editor, faults }: DeskProps) {
  const narrow = useNarrow()
  const [view, setView] = useState<DeskView>('pages')
  // The sheet of settings is asked for what is selected then, and goes with it.
  const [asked, setAsked] = useState<string>()
  const selected = editor.editing.selected.join(' ')
  const { measure, ...zoom } = useZoom(Math.max(...pdf.sizes.map(({ width }) => width)))
  const { role, setRole, armed, arm, putAt, putSomewhere } = usePlacing(editor, view === 'pages')

  function edit(placeId?: string) {
    if (narrow) {
      const isSelected = placeId === undefined || editor.editing.selected.includes(placeId)
      setAsked(isSelected ? selected : placeId)
    } else {
      document.getElementById(labelFieldId)?.focus()
    }
  }

  const palette = (
    <Palette
      role={role}
      onRole={setRole}
      armed={armed}
      onArm={arm}
      scale={zoom.scale ?? 1}
      onPlace={putAt}
      onPlaceSomewhere={putSomewhere}
      pointing={view === 'pages'}
    />
  )

  return (
    <div
      className={styles.desk}
      onKeyDown={keysOf(editor, { onEdit: edit, onLetGo: () => arm(undefined) })}
    >
      {narrow ? (
        <details className={styles.fold} open={armed ? false : undefined}>
          <summary>Add fields</summary>
          {palette}
        </details>
      ) : (
        <div className={styles.side}>{palette}</div>
      )}
      <div className={styles.middle}>
        <div className={styles.top}>
          <Toolbar
            view={view}
            onView={(next) => {
              arm(undefined)
              setView(next)
            }}
            editor={editor}
            zoom={zoom}
            onPage={showPage}
          />
          <p role="status" className={styles.said}>
            <span key={editor.said.count}>{editor.said.words}</span>
          </p>
        </div>
        {armed && <ArmedStrip type={armed} role={role} onCancel={() => arm(undefined)} />}
        {narrow && view === 'pages' && <SelectedStrip editor={editor} onEdit={() => edit()} />}
        {view === 'list' ? (
          <Card flush>
            <PlaceTable editor={editor} faults={faults} onEdit={edit} />
          </Card>
        ) : (
          <div ref={measure} className={styles.room}>
            {zoom.scale && (
              <Pages
                pdf={pdf}
                scale={zoom.scale}
                editor={editor}
                faults={faults}
                placing={armed !== undefined}
                onPlace={(spot) => armed && putAt({ type: armed, role }, spot)}
              />
            )}
          </div>
        )}
      </div>
      <PanelPlace
        editor={editor}
        faults={faults}
        narrow={narrow}
        asked={asked === selected}
        onDone={() => setAsked(undefined)}
      />
    </div>
  )
}
