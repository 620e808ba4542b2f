import type { NewLink } from '@countersign/contract'
import { postNewLink } from '@countersign/contract/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { newLinkQuery } from './code-queries.ts'
import styles from './resident-page.module.css'
import { useResidentMessages } from './use-resident-messages.ts'

export function ExpiredLink({ code }: { code: string }) {
  const words = useResidentMessages()
  const { data } = useQuery(newLinkQuery(code))
  if (!data) {
    return <p>{words.newLink.byYourself}</p>
  }
  if (!data.possible) {
    return <p>{words.newLink.over(data.sender)}</p>
  }

  return <NewLinkRequest code={code} standing={data} />
}

function NewLinkRequest({ code, standing }: { code: string; standing: NewLink }) {
  const { newLink, refusal, instant } = useResidentMessages()
  const { busy, problem, ask } = useNewLinkRequest(code)
  const { sender, askedAt } = standing

  return (
    <>
      {!askedAt && <p>{newLink.kept(sender)}</p>}
      <div role="status" className={styles.say}>
        {askedAt && (
          <>
            <p>{newLink.asked(sender, instant(askedAt))}</p>
            <p>{newLink.whatNow}</p>
          </>
        )}
      </div>
      {!askedAt && (
        <Button kind="primary" busy={busy} busyLabel={newLink.asking} onClick={() => void ask()}>
          {newLink.ask}
        </Button>
      )}
      <FieldError>{problem === undefined ? undefined : refusal(problem)}</FieldError>
    </>
  )
}

function useNewLinkRequest(code: string) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function ask() {
    setBusy(true)
    setProblem(undefined)
    try {
      const standing = await callApi(postNewLink, { params: { code } })
      client.setQueryData(newLinkQuery(code).queryKey, standing)
    } catch (error) {
      setProblem(error)
      await client.invalidateQueries({ queryKey: newLinkQuery(code).queryKey })
    }
    setBusy(false)
  }

  return { busy, problem, ask }
}
