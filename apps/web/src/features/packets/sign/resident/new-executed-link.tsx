import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import spaceStyles from '../../../../ui/space.module.css'
import { mailExecutedLink } from './code-calls.ts'
import { useLinkMessages } from '../../../../i18n/link/messages.ts'

/** Once the link no longer gives the executed file: a new one goes to the resident's mailbox. */
export function NewExecutedLink({ code, email }: { code: string; email: string }) {
  const t = useLinkMessages().ended
  const { error: describe } = useLinkMessages()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [error, setError] = useState<unknown>()

  async function send() {
    setState('sending')
    setError(undefined)
    try {
      await mailExecutedLink(code)
      setState('sent')
    } catch (reason) {
      setError(reason)
      setState('idle')
    }
  }

  return (
    <>
      <div role="status" className={flexStyles.start4}>
        <p>
          {state === 'sent' ? t.newExecutedLink.sent(email) : t.newExecutedLink.explanation(email)}
        </p>
      </div>
      {state !== 'sent' && (
        <p className={clsx(spaceStyles.top5, spaceStyles.bottom3)}>
          <Button
            kind="primary"
            busy={state === 'sending'}
            busyLabel={t.newExecutedLink.asking}
            onClick={() => void send()}
          >
            {t.newExecutedLink.ask}
          </Button>
        </p>
      )}
      <FieldError>{error === undefined ? undefined : describe(error)}</FieldError>
    </>
  )
}
