import { useEffect } from 'react'
import { watchControls } from './reading-place.ts'
import { useView } from './view-choice.ts'
import { ViewSwitch } from './view-switch.tsx'
import { ZoomTools } from './zoom-tools.tsx'

/** How the forms are shown: as text or as pages, and the pages in which size. */
export function ViewTools() {
  const view = useView()
  useEffect(watchControls, [])

  return (
    <>
      <ViewSwitch />
      {view === 'page' && <ZoomTools />}
    </>
  )
}
