import { useEffect, useState } from 'react'
import { Link, useNavigationType } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Notice } from '../../../ui/notice.tsx'
import { changeCreation, readCreation } from './creation-store.ts'

/** For who comes back from a packet to the steps that created it. A new start does not mention it. */
export function CreatedNotice() {
  const isNewStart = useNavigationType() === 'PUSH'
  const [created] = useState(() => (isNewStart ? null : readCreation().created))
  useEffect(() => {
    if (!created) {
      changeCreation((state) => (state.created ? { ...state, created: null } : state))
    }
  }, [created])

  return (
    created && (
      <Notice tone="green" role="status" title="The packet was created.">
        <p>
          <Link to={paths.start(created.documentGroupId)}>Open “{created.name}”</Link>. These steps
          start another packet.
        </p>
      </Notice>
    )
  )
}
