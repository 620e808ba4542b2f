import type { NewLink } from '@countersign/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { newLinkQuery, requestNewLinkMutation } from './code-queries.ts'
import styles from './resident-page.module.css'
import { useResidentMessages } from './use-resident-messages.ts'

/** Lets the resident request a new link, without an account. */
export function ExpiredLink({ code }: { code: string }) {
  const t = useResidentMessages()
  const { data } = useQuery(newLinkQuery(code))
  if (!data) {
    return <p>{t.newLink.askSender}</p>
  }
  if (!data.possible) {
    return <p>{t.newLink.deadlinePassed(data.sender)}</p>
  }

  return <NewLinkRequest code={code} newLink={data} />
}

function NewLinkRequest({ code, newLink }: { code: string; newLink: NewLink }) {
  const t = useResidentMessages()
  const request = useMutation(requestNewLinkMutation(code))
  const { sender, askedAt } = newLink

  return (
    <>
      {!askedAt && <p>{t.newLink.explanation(sender)}</p>}
      <div role="status" className={styles.message}>
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
          busy={request.isPending}
          busyLabel={t.newLink.asking}
          onClick={() => request.mutate()}
        >
          {t.newLink.ask}
        </Button>
      )}
      <FieldError>{request.isError ? t.error(request.error) : undefined}</FieldError>
    </>
  )
}
