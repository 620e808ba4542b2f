import { clsx } from 'clsx'
import type { ApplicationHome } from '@countersign/contract/schemas/applications'
import { applicationVisitCalls } from '@countersign/contract/calls/application-visits'
import { useCallback, useEffect, useState } from 'react'
import {
  ApplyForm,
  type ApplyDraft,
  type ApplyField,
} from '../../features/applications/apply/apply-form.tsx'
import {
  isOutdated,
  listMissing,
  listRefused,
} from '../../features/applications/apply/apply-errors.ts'
import { readApplyDraft, saveApplyDraft } from '../../features/applications/apply/saved-draft.ts'
import { useResidentTitle } from '../../features/packets/sign/resident/use-resident-document.ts'
import { callByCode } from '../../lib/code-api.ts'
import { parseLanguage } from '../../lib/language.ts'
import { useResource } from '../../lib/use-resource.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { requestTitleFocus } from '../../ui/focus-title.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import spaceStyles from '../../ui/space.module.css'
import { endOf, NoLink } from './no-link.tsx'
import { useApplyMessages } from '../../i18n/apply/messages.ts'
import { useLinkMessages } from '../../i18n/link/messages.ts'
import textStyles from '../../ui/text.module.css'
import flexStyles from '../../ui/flex.module.css'

export function AskPage({ code }: { code: string }) {
  const home = useResource(
    useCallback(
      (signal: AbortSignal) =>
        callByCode(applicationVisitCalls.getApplicationHome, { params: { code }, signal }),
      [code],
    ),
  )
  const [draft, setDraft] = useState<ApplyDraft>(() => readApplyDraft(code))
  const [sentTo, setSentTo] = useState<string>()
  const wasSent = sentTo !== undefined
  useEffect(() => {
    if (wasSent) {
      requestTitleFocus()
    }
  }, [wasSent])

  return (
    <Card>
      {!home.data || home.error !== undefined ? (
        <NoLink resource={home} />
      ) : sentTo === undefined ? (
        <Ask
          code={code}
          home={home.data}
          draft={draft}
          onChange={(changed) => {
            saveApplyDraft(code, changed)
            setDraft(changed)
          }}
          onSent={(email) => {
            saveApplyDraft(code, undefined)
            setSentTo(email)
          }}
          onEnded={() => void home.refetch()}
        />
      ) : (
        <Sent email={sentTo} onChange={() => setSentTo(undefined)} />
      )}
    </Card>
  )
}

interface AskProps {
  code: string
  home: ApplicationHome
  draft: ApplyDraft
  onChange: (draft: ApplyDraft) => void
  onSent: (email: string) => void
  /** The link ended while the form was filled out. */
  onEnded: () => void
}

function Ask({ code, home, draft, onChange, onSent, onEnded }: AskProps) {
  const t = useApplyMessages()
  const resident = useLinkMessages()
  const language = parseLanguage(resident.code) ?? 'en'
  const [wrong, setWrong] = useState<readonly ApplyField[]>([])
  const [problem, setProblem] = useState<string>()
  const [outdated, setOutdated] = useState(false)
  const [sending, setSending] = useState(false)
  useResidentTitle(t.title)

  async function send(): Promise<readonly ApplyField[]> {
    setProblem(undefined)
    setOutdated(false)
    const missing = listMissing(draft)
    setWrong(missing)
    if (missing.length > 0) {
      return missing
    }
    setSending(true)
    try {
      const body = { ...draft, language: draft.language ?? language }
      await callByCode(applicationVisitCalls.postApplicationRequest, { params: { code }, body })
      onSent(draft.email.trim())
      return []
    } catch (error) {
      if (endOf(error)) {
        onEnded()
        return []
      }
      if (isOutdated(error)) {
        setOutdated(true)
        return []
      }
      const refused = listRefused(error)
      setWrong(refused)
      setProblem(refused.length > 0 ? undefined : resident.error(error))
      return refused
    } finally {
      setSending(false)
    }
  }

  return (
    <>
      <PageTitle lead={t.lead(home)}>{t.title}</PageTitle>
      <p>{t.whatThisIs}</p>
      <h2 className={clsx(textStyles.title, spaceStyles.top6)}>{t.stepsTitle}</h2>
      <ol className={clsx(flexStyles.column2, textStyles.list, spaceStyles.top3)}>
        {t.steps(home).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ApplyForm
        t={t}
        language={language}
        draft={draft}
        wrong={wrong}
        problem={problem}
        outdated={outdated}
        sending={sending}
        onChange={onChange}
        onSend={send}
      />
    </>
  )
}

function Sent({ email, onChange }: { email: string; onChange: () => void }) {
  const { sent } = useApplyMessages()
  useResidentTitle(sent.title)

  return (
    <>
      <PageTitle>{sent.title}</PageTitle>
      <div className={flexStyles.start4}>
        <p>{sent.message(email)}</p>
        <p>{sent.missing}</p>
        <Button onClick={onChange}>{sent.change}</Button>
      </div>
    </>
  )
}
