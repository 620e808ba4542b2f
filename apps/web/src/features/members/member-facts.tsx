import { clsx } from 'clsx'
import type { AssociationMember } from '@countersign/contract/schemas/members'
import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import { Instant } from '../../ui/instant.tsx'
import { Notice } from '../../ui/notice.tsx'
import flexStyles from '../../ui/flex.module.css'
import factStyles from '../../ui/facts.module.css'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'

export function MemberFacts({ member }: { member: AssociationMember }) {
  const { email, lastLoginAt, createdAt, office, emailsStopped } = member

  return (
    <div className={flexStyles.column4}>
      <dl className={factStyles.facts}>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Last login</dt>
        <dd>{lastLoginAt ? <Instant iso={lastLoginAt} /> : 'Never'}</dd>
        <dt>First login</dt>
        <dd>
          <Instant iso={createdAt} />
        </dd>
        {office && (
          <>
            <dt>Works in</dt>
            <dd>the office of {office.name}</dd>
          </>
        )}
      </dl>
      {emailsStopped && (
        <Notice tone="amber" title="This member gets no emails.">
          One of ours was marked as spam at their address. They can turn them on again in their
          account.
        </Notice>
      )}
    </div>
  )
}

export function PacketCounts({ packets }: Pick<AssociationMember, 'packets'>) {
  return (
    <>
      <h2 className={textStyles.title}>Packets</h2>
      {packets.length === 0 ? (
        <p className={spaceStyles.top2}>This member has made no packet yet.</p>
      ) : (
        <dl className={clsx(factStyles.tiles, spaceStyles.top3)}>
          {packets.map(({ status, count }) => (
            <div key={status}>
              <dt>{packetLifecycle[status].label}</dt>
              <dd className={textStyles.strong}>{count.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
