import type { AssociationMember } from '@countersign/contract/schemas/members'
import { supportAccessMinutes } from '@countersign/contract/rules/support'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Instant } from '../../ui/instant.tsx'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'
import { MemberPackets } from './member-packets.tsx'
import { memberQuery } from './member-queries.ts'
import type { LookDialogProps } from './look-dialog.tsx'
import { SupportNumberForm } from './support-number-form.tsx'

interface SupportAccessProps {
  member: Pick<AssociationMember, '_id' | 'historiesUntil'>
  renderEvent: LookDialogProps['renderEvent']
}

/** The histories of a member's packets, once their support number was entered. */
export function SupportAccess({ member, renderEvent }: SupportAccessProps): ReactNode {
  const { _id, historiesUntil } = member
  useClosing(_id, historiesUntil)

  return (
    <>
      <h2 className={textStyles.title}>Histories</h2>
      {historiesUntil ? (
        <>
          <p className={spaceStyles.top2} role="status">
            Open until <Instant iso={historiesUntil} />. Each history that you open says that you
            have looked at it, and the member sees that.
          </p>
          <MemberPackets memberId={_id} renderEvent={renderEvent} />
        </>
      ) : (
        <>
          <p className={spaceStyles.top2}>
            The member finds the number in their account, under “Support number”, and reads it out.
            It opens the histories of their packets for {supportAccessMinutes} minutes: what
            happened and when, without answers, documents or links.
          </p>
          <SupportNumberForm memberId={_id} />
        </>
      )}
    </>
  )
}

/** Asks again when the time is over. */
function useClosing(memberId: string, until: string | null) {
  const client = useQueryClient()
  useEffect(() => {
    if (until === null) {
      return
    }
    const rest = Math.max(0, new Date(until).getTime() - Date.now())
    const timer = setTimeout(
      () =>
        void client.invalidateQueries({ queryKey: memberQuery(memberId).queryKey, exact: true }),
      rest + 500,
    )
    return () => clearTimeout(timer)
  }, [client, memberId, until])
}
