import type { Verdict } from '@countersign/contract/schemas/verify'
import { useEffect, useRef } from 'react'
import flexStyles from '../../ui/flex.module.css'
import { Notice } from '../../ui/notice.tsx'
import { Card } from '../../ui/card.tsx'
import spaceStyles from '../../ui/space.module.css'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { FileEvidence } from './file-evidence.tsx'
import { SealFacts } from './seal-facts.tsx'
import { trustInTime, verdictBadges } from './verdict-facts.ts'
import { VerifiedInstant } from './verified-instant.tsx'
import styles from './verify.module.css'
import { useVerifyMessages } from '../../i18n/verify/messages.ts'
import textStyles from '../../ui/text.module.css'

export function VerdictCard({ verdict, fileName }: { verdict: Verdict; fileName: string }) {
  const t = useVerifyMessages()
  const { title, badge, explanation } = t.verdicts[verdict.verdict]
  const time = trustInTime(verdict)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [verdict])

  return (
    <Card className={flexStyles.column4}>
      <div>
        <StatusBadge {...verdictBadges[verdict.verdict]}>{badge}</StatusBadge>
      </div>
      <h2 ref={heading} tabIndex={-1} data-focus-quietly className={styles.verdictTitle}>
        {title}
      </h2>
      <p className={textStyles.soft}>{fileName}</p>
      <p>
        {verdict.verdict === 'sealed-by-another' && verdict.sealedBy && (
          <>{t.sealNames(verdict.sealedBy)} </>
        )}
        {explanation}
      </p>
      {verdict.sealedAt && time && (
        <p>
          {t.sealed.before}
          <VerifiedInstant iso={verdict.sealedAt} />
          {t.sealed.after}
          {t.time[time]}
        </p>
      )}
      {verdict.changes.length > 0 && (
        <Notice tone="red" title={t.changesTitle}>
          <ul className={textStyles.list}>
            {verdict.changes.map((change) => (
              <li key={change}>{t.change(change)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {verdict.evidence && <FileEvidence evidence={verdict.evidence} />}
      <details className={spaceStyles.top4}>
        <summary>{t.experts}</summary>
        <SealFacts verdict={verdict} />
      </details>
    </Card>
  )
}
