import { clsx } from 'clsx'
import { findPacketAnswer } from '@countersign/answers/packet-answers'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import spaceStyles from '../../../../ui/space.module.css'
import type { Places } from '../model/editing.ts'
import flexStyles from '../../../../ui/flex.module.css'
import textStyles from '../../../../ui/text.module.css'

interface FoundFieldsNoticeProps {
  found: number
  warnings: readonly string[]
  places: Places
}

export function FoundFieldsNotice({ found, warnings, places }: FoundFieldsNoticeProps) {
  const [read, setRead] = useState(false)
  const nothingYet = places.length === 0
  const linked = places.filter((place) => findPacketAnswer(place)).length
  if (read || (found === 0 && warnings.length === 0 && !nothingYet)) {
    return null
  }

  return (
    <div className={spaceStyles.bottom4}>
      <Notice tone={warnings.length > 0 ? 'amber' : 'ink'}>
        <div className={clsx(flexStyles.row04, flexStyles.row04)}>
          <p>
            {found > 0 || nothingYet ? foundMessage(found) : 'Please read this about your PDF.'}
            {found > 0 && linked > 0 && ` ${linkedMessage(linked)}`}
          </p>
          <Button kind="quiet" onClick={() => setRead(true)}>
            Hide this note
          </Button>
        </div>
        {warnings.length > 0 && (
          <ul className={textStyles.list}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}

function linkedMessage(linked: number): string {
  return linked === 1
    ? 'The packet fills in the green one marked P.'
    : `The packet fills in the ${linked} green ones marked P.`
}

function foundMessage(found: number): string {
  if (found === 0) {
    return 'We found no fields in your PDF. Add them yourself.'
  }

  return found === 1
    ? 'We found 1 field in your PDF. Check it.'
    : `We found ${found} fields in your PDF. Check each one.`
}
