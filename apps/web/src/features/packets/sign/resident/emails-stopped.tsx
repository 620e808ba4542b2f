import type { CodeDetails } from '@countersign/contract/schemas/signing-invites'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import spaceStyles from '../../../../ui/space.module.css'
import { resumeEmails } from './code-calls.ts'
import { useLinkMessages } from '../../../../i18n/link/messages.ts'

/** For a resident who marked an email of this sender as spam. */
export function EmailsStopped({ details: { mine, sender } }: { details: CodeDetails }) {
  const t = useLinkMessages()
  const [state, setState] = useState<'stopped' | 'resuming' | 'resumed'>('stopped')
  const [error, setError] = useState<unknown>()

  async function resume() {
    setState('resuming')
    setError(undefined)
    try {
      await resumeEmails(mine.code ?? '')
      setState('resumed')
    } catch (reason) {
      setError(reason)
      setState('stopped')
    }
  }

  return (
    <div className={clsx(flexStyles.row24, spaceStyles.top2)} role="status">
      {state === 'resumed' ? (
        <p>{t.emailsStopped.resumed}</p>
      ) : (
        <>
          <p>{t.emailsStopped.message(sender)}</p>
          <Button
            busy={state === 'resuming'}
            busyLabel={t.emailsStopped.resuming}
            onClick={() => void resume()}
          >
            {t.emailsStopped.resume}
          </Button>
          <FieldError>{error === undefined ? undefined : t.error(error)}</FieldError>
        </>
      )}
    </div>
  )
}
