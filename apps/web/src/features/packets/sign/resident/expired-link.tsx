import type { NewLink } from '@countersign/contract/schemas/signing-invites'
import { useCallback, useState } from 'react'
import { useResource } from '../../../../lib/use-resource.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import { loadNewLink, requestNewLink } from './code-calls.ts'
import { useLinkMessages } from '../../../../i18n/link/messages.ts'

export function ExpiredLink({ code }: { code: string }) {
  const t = useLinkMessages().ended
  const { data, refetch } = useResource(
    useCallback((signal: AbortSignal) => loadNewLink(code, signal), [code]),
    { refetchOnReturn: true },
  )
  const [answer, setAnswer] = useState<NewLink>()
  const newLink = answer ?? data
  if (!newLink) {
    return <p>{t.newLink.askSender}</p>
  }
  if (!newLink.possible) {
    return <p>{t.newLink.deadlinePassed(newLink.sender)}</p>
  }

  return <NewLinkRequest code={code} newLink={newLink} onAsked={setAnswer} onRefused={refetch} />
}

interface NewLinkRequestProps {
  code: string
  newLink: NewLink
  onAsked: (answer: NewLink) => void
  /** Something may have changed. */
  onRefused: () => Promise<void>
}

function NewLinkRequest({ code, newLink, onAsked, onRefused }: NewLinkRequestProps) {
  const t = useLinkMessages().ended
  const { error: describe } = useLinkMessages()
  const [error, setError] = useState<unknown>()
  const [requesting, setRequesting] = useState(false)
  const { sender, askedAt } = newLink

  async function request() {
    setRequesting(true)
    setError(undefined)
    try {
      onAsked(await requestNewLink(code))
    } catch (reason) {
      setError(reason)
      void onRefused()
    }
    setRequesting(false)
  }

  return (
    <>
      {!askedAt && <p>{t.newLink.explanation(sender)}</p>}
      <div role="status" className={flexStyles.start4}>
        {askedAt && (
          <>
            <p>{t.newLink.asked(sender, t.instant(askedAt))}</p>
            <p>{t.newLink.nextStep}</p>
          </>
        )}
      </div>
      {!askedAt && (
        <Button
          kind="primary"
          busy={requesting}
          busyLabel={t.newLink.asking}
          onClick={() => void request()}
        >
          {t.newLink.ask}
        </Button>
      )}
      <FieldError>{error === undefined ? undefined : describe(error)}</FieldError>
    </>
  )
}
