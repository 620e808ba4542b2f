import { useEffect } from 'react'
import { trackFocusedControl } from './reading-position.ts'
import { useView } from './view-choice.ts'
import { ViewSwitch } from './view-switch.tsx'
import { ZoomControls } from './zoom-controls.tsx'

/** How the forms are shown: as text or as pages, and the pages in which size. */
export function ViewTools() {
  const view = useView()
  useEffect(trackFocusedControl, [])

  return (
    <>
      <ViewSwitch />
      {view === 'page' && <ZoomControls />}
    </>
  )
}
