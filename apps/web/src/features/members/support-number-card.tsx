import { clsx } from 'clsx'
import { supportAccessMinutes, supportNumberMinutes } from '@countersign/contract/rules/support'
import type { SupportNumber } from '@countersign/contract/schemas/members'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../lib/problem-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Notice } from '../../ui/notice.tsx'
import flexStyles from '../../ui/flex.module.css'
import pageStyles from '../../ui/page.module.css'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'
import { newSupportNumberMutation } from './member-queries.ts'
import styles from './members.module.css'

/** In the account: what a member reads out to the association's staff. */
export function SupportNumberCard({ userId }: { userId: string }) {
  const creating = useMutation(newSupportNumberMutation(userId))
  const { data, error, isPending } = creating

  return (
    <Card className={clsx(flexStyles.column4, pageStyles.column, spaceStyles.top5)}>
      <h2 className={textStyles.title}>Support number</h2>
      <p>
        Do you call your association for help? Read this number out to its staff. For{' '}
        {supportAccessMinutes} minutes they can see the histories of your packets: what happened and
        when, and not what you or residents wrote, no documents and no links. Each look is noted in
        the packet’s history.
      </p>
      <div role="status">{data && <Shown key={data.expiresAt} {...data} />}</div>
      {error && (
        <Notice tone="red" role="alert">
          {errorMessage(error, 'The number could not be made.')}
        </Notice>
      )}
      <div>
        <Button busy={isPending} busyLabel="Making a number…" onClick={() => creating.mutate()}>
          {data ? 'New number' : 'Show a support number'}
        </Button>
      </div>
    </Card>
  )
}

function Shown({ number, expiresAt }: SupportNumber) {
  const hasEnded = useEnded(supportNumberMinutes * 60_000)
  if (hasEnded) {
    return <p>The number has ended. Make a new one to read out.</p>
  }

  return (
    <>
      <p className={styles.number}>{`${number.slice(0, 3)} ${number.slice(3)}`}</p>
      <p>
        It holds until <Instant iso={expiresAt} />.
      </p>
    </>
  )
}

/** By a time span, for the clock of a device may be wrong. */
function useEnded(afterMs: number): boolean {
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasEnded(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])

  return hasEnded
}
